public import Foundation

/// A view that lays out other views in a row or a column, by constraints that it makes itself.
///
///     let form = UIStackView(arrangedSubviews: [name, value, button])
///     form.axis = .vertical
///     form.spacing = UIStackView.spacingUseSystem
///     form.setCustomSpacing(32, after: value)
///     value.isHidden = true  // gone, and its space with it
///
/// Arranged views are laid out in the order of ``arrangedSubviews``; those that are hidden, by
/// `isHidden` or ``UIView/hideView()``, leave together with the space behind them, also one set for
/// them alone. The stack is as large as those that show ask for, along its axis and across, unless
/// something else decides its size. A stack none of whose views show is empty, but not hidden: in
/// another stack it still has its space.
///
/// Its constraints have UIKit's identifiers, such as `UISV-spacing`, and are brought up to date
/// once a layout pass, only around the views that have changed. They come before the app's in the
/// order of activation: where the two contradict each other one of the app's yields, the same after
/// a view was hidden and shown as before.
///
/// > Note: Unlike UIKit, a hidden arranged view takes part in none of the stack's constraints, so
/// > that a fixed size of its own never contradicts them, and there is no `UISV-hiding`.
@preconcurrency @MainActor open class UIStackView: UIView {
  // MARK: Properties

  /// The direction in which arranged views follow each other; horizontal unless set.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How arranged views share the stack's length; ``Distribution/fill`` unless set.
  ///
  /// > Note: Unlike UIKit, ``Distribution/fillProportionally`` divides what is left after the
  /// > spaces, and where several views could take what is left over in ``Distribution/fill``, the
  /// > first does.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where arranged views lie across the stack; ``Alignment/fill`` unless set.
  ///
  /// > Note: Unlike UIKit, which does not define them there, ``Alignment/firstBaseline`` and
  /// > ``Alignment/lastBaseline`` are the same as ``Alignment/fill`` in a vertical stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The space between arranged views, in points; it may be negative, or ``spacingUseSystem``.
  open var spacing: CGFloat = 0 {
    didSet {
      precondition(spacing.isFinite, "the spacing of \(itemName) is finite, not \(spacing)")
      if spacing != oldValue { setNeedsArrangement() }
    }
  }

  /// Whether a vertical stack measures spaces from the last baseline of one view to the first of
  /// the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether arranged views keep to the stack's layout margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Arranged views

  /// The views that are laid out, in order; each is a subview too.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }
  var arranged: [ArrangedView] = []
  /// Views that are no longer arranged, and whose constraints the next pass takes away.
  var departed: [ArrangedView] = []
  /// What the last pass found.
  var settled: StackStyle?
  /// The constraints that speak of the stack alone.
  var ownConstraints: [NSLayoutConstraint] = []
  /// The guides that its constraints refer to.
  private(set) lazy var guides = StackGuides(of: self)

  /// Makes a stack that arranges nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack from an archive, which holds nothing of it yet: as `init(frame:)` does.
  ///
  /// It does not fail, as in UIKit: subclasses write `required init(coder: NSCoder)`.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack that arranges these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Arranges a view behind all others, as a subview of the stack.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = view.superview === self && index(of: view) != nil
    insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
  }

  /// Arranges a view at an index of ``arrangedSubviews``; one that is arranged already moves there.
  ///
  /// It becomes the frontmost subview unless it is a subview already, and is laid out by
  /// constraints from then on.
  ///
  /// - Precondition: The index is not beyond the end, as the views stand without this one.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let record = withdraw(view) ?? ArrangedView(view)
    precondition(
      (0...arranged.count).contains(stackIndex),
      "\(itemName) arranges \(arranged.count) views; \(view.itemName) cannot stand at \(stackIndex)"
    )
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(record, at: stackIndex)
    setNeedsArrangement()
  }

  /// Stops arranging a view; it stays a subview, without any constraint of the stack's.
  open func removeArrangedSubview(_ view: UIView) {
    guard let record = withdraw(view) else { return }
    departed.append(record)
    setNeedsArrangement()
  }

  /// Sets the space behind an arranged view, in points; ``spacingUseDefault`` ends that.
  ///
  /// It counts as long as the view is arranged, shows, and has another behind it. A view that is
  /// not arranged has none.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    precondition(
      spacing.isFinite,
      "the spacing of \(itemName) after \(arrangedSubview.itemName) is finite, not \(spacing)")
    guard let index = index(of: arrangedSubview) else { return }
    arranged[index].customSpacing = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The space set behind an arranged view, in points; ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    guard let index = index(of: arrangedSubview) else { return UIStackView.spacingUseDefault }
    return arranged[index].customSpacing ?? UIStackView.spacingUseDefault
  }

  // MARK: Overridden

  /// Brings the stack's constraints up to date.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// Stops arranging a subview that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if let record = withdraw(subview) {
      departed.append(record)
      setNeedsArrangement()
    }
  }

  /// The view whose first baseline is the stack's: the first that shows in a column, the highest in
  /// a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? arranged.first { !$0.view.isHidden }?.view : highest) ?? self
  }

  /// The view whose last baseline is the stack's: the last that shows in a column, the highest in a
  /// row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arranged.last { !$0.view.isHidden }?.view : highest) ?? self
  }

  private var highest: UIView? {
    let shown = arranged.lazy.map(\.view).filter { !$0.isHidden }
    // Of views as high as each other the first.
    return shown.reduce(nil) { best, view in
      best.map { $0.bounds.height >= view.bounds.height } == true ? best : view
    }
  }

  package override func hiddenDidChange(of subview: UIView) {
    super.hiddenDidChange(of: subview)
    setNeedsArrangement()
  }

  package override func contentSizeDidChange(of subview: UIView) {
    let comparesText = distribution == .fill && axis == .horizontal
    if distribution == .fillProportionally || settled?.hasText == true
      || (comparesText && subview is UILabel)
    {
      setNeedsArrangement()
    }
  }

  func setNeedsArrangement() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Takes a view out of those arranged; what follows it has to be settled anew.
  private func withdraw(_ view: UIView) -> ArrangedView? {
    guard view.superview === self, let index = index(of: view) else { return nil }
    for next in arranged[index...].dropFirst() where next.place != nil {
      next.place = nil
      break
    }
    let record = arranged.remove(at: index)
    record.place = nil
    return record
  }

  private func index(of view: UIView) -> Int? {
    // No closure: each call of one on the main actor costs a check of the executor.
    let id = ObjectIdentifier(view)
    for (index, record) in arranged.enumerated() where record.id == id { return index }
    return nil
  }
}

public import Foundation

/// A view that shows a part of content larger than itself.
///
/// Constraints from content to the scroll view's edges, or to ``contentLayoutGuide``, make the
/// content size. The arrows, Page Up, Page Down, Home and End scroll while the view or something in
/// it has the focus, or when it is the only one that can scroll; so does the wheel over it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private let contentGuide = ScrollContentGuide()
  private let frameGuide = ScrollFrameGuide()

  // Disfavoured so that a table view can have a `delegate` of its own type, as in UIKit, where
  // Objective-C lets a subclass narrow the type of a property.
  /// What is told of the scrolling.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The content, in its own coordinates: constraints to this guide make the content size.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The part of the scroll view that shows; it does not move with the content.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// The size of the content, in points.
  ///
  /// Constraints between content and the scroll view's edges make it, at every layout; where there
  /// are none, the app sets it.
  open var contentSize = CGSize.zero {
    didSet {
      precondition(
        contentSize.width.isFinite && contentSize.height.isFinite,
        "the contentSize of \(itemName) is made of finite numbers, not \(contentSize)")
      guard contentSize != oldValue else { return }
      clampOffset()
      setNeedsDisplay()
    }
  }

  /// How much further than its content the view scrolls, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      precondition(
        contentInset.isFinite,
        "the contentInset of \(itemName) is made of finite numbers, not \(contentInset)")
      adjustmentDidChange(from: oldValue + safeAreaAdjustment(safeAreaInsets))
    }
  }

  /// How the safe area adds to ``contentInset``; automatically unless set.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    willSet { adjustmentBeforeChange = adjustedContentInset }
    didSet { adjustmentDidChange(from: adjustmentBeforeChange) }
  }
  private var adjustmentBeforeChange = UIEdgeInsets.zero

  /// ``contentInset``, and what bars cover of the view, in points.
  open var adjustedContentInset: UIEdgeInsets {
    contentInset + safeAreaAdjustment(safeAreaInsets)
  }

  /// Says that ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  package override func takeSafeArea(from old: UIEdgeInsets) {
    adjustmentDidChange(from: contentInset + safeAreaAdjustment(old))
  }

  /// What the content's insets make up for is not covered of the content.
  package override var safeAreaForSubviews: UIEdgeInsets {
    let (safeArea, adjustment) = (safeAreaInsets, safeAreaAdjustment(safeAreaInsets))
    return UIEdgeInsets(
      top: safeArea.top - adjustment.top, left: safeArea.left - adjustment.left,
      bottom: safeArea.bottom - adjustment.bottom, right: safeArea.right - adjustment.right)
  }

  // MARK: Offset

  /// The point of the content at the view's top left corner, in points.
  ///
  /// > Note: Unlike UIKit, it never leaves the content: an offset that does is moved back, at once
  /// > or at the next layout if one is due.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOwn = scrollsItself
      scrollsItself = false
      if !isOwn { stopScrolling() }
      show(isOwn || dirt.needsLayout ? newValue : clamped(newValue))
    }
  }
  /// Whether it is the view itself that sets ``contentOffset``, since it knows a good one.
  private var scrollsItself = false

  /// The scroll that is under way, if any.
  final var scrollRunning: ScrollAnimation?

  /// Scrolls to an offset, in three tenths of a second if `animated`.
  ///
  /// The offset follows frame by frame, and ends exactly there; the delegate is told then. Where
  /// there is no ``AnimationClock`` it is there at once, and that is told at once. Nothing happens
  /// if it is there already.
  ///
  /// > Note: Unlike UIKit, whatever else scrolls the view in between, such as the user, ends that
  /// > where it is, and its end is not told.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { scrollSlowly { contentOffset } } else { self.contentOffset = contentOffset }
  }

  /// Scrolls as little as makes a rectangle of the content visible, as far as it fits; as
  /// ``setContentOffset(_:animated:)`` does if `animated`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    precondition(
      rect.isFinite, "a rectangle to scroll \(itemName) to has finite numbers, not \(rect)")
    let (insets, shown) = (adjustedContentInset, uncoveredBounds)
    let offset = CGPoint(
      x: nearest(shown.minX, shown.width, showing: rect.minX..<max(rect.minX, rect.maxX)),
      y: nearest(shown.minY, shown.height, showing: rect.minY..<max(rect.minY, rect.maxY)))
    setContentOffset(
      clamped(CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)), animated: animated)
  }

  private func nearest(
    _ offset: CGFloat, _ length: CGFloat, showing range: Range<CGFloat>
  ) -> CGFloat {
    if range.lowerBound < offset || range.upperBound - range.lowerBound > length {
      return range.lowerBound
    }
    return max(offset, range.upperBound - length)
  }

  // MARK: Behaviour

  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// Whether a bar in the last column shows where the view is in content that is taller.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether a bar in the last row shows where the view is in content that is wider.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsDisplay() }
  }

  /// Creates a scroll view; its content is cut off at its edges.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    contentGuide.owningView = self
    contentGuide.identifier = "contentLayoutGuide"
    frameGuide.owningView = self
    frameGuide.identifier = "frameLayoutGuide"
  }

  // MARK: Layout

  package override var contentEdges: UILayoutGuide? { contentGuide }

  package override func contentEdgesDidChange(to size: CGSize) {
    contentSize = size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    clampOffset()
  }

  private func clampOffset() {
    scroll(to: clamped(contentOffset))
  }

  /// Takes the consequences of other insets: what was at the top stays there.
  private func adjustmentDidChange(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    if new == old { return }
    let isAtTop = contentOffset.y == -old.top
    if isAtTop { scroll(to: CGPoint(x: contentOffset.x, y: -new.top)) }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The part of the bounds that no inset takes.
  var uncoveredBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// Sets ``contentOffset``, so that an override is called however the view comes to scroll.
  func scroll(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    scrollsItself = true
    contentOffset = offset
    scrollsItself = false
  }

  private func show(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    bounds.origin = offset
    setNeedsDisplay()
    offsetDidChange()
    delegate?.scrollViewDidScroll(self)
  }

  /// Says that ``contentOffset`` has changed.
  func offsetDidChange() {}

  /// The nearest offset at which only content shows.
  func clamped(_ offset: CGPoint) -> CGPoint {
    precondition(
      offset.x.isFinite && offset.y.isFinite,
      "the contentOffset of \(itemName) is made of finite numbers, not \(offset)")
    let (insets, limit) = (adjustedContentInset, largestOffset)
    return CGPoint(
      x: max(-insets.left, min(offset.x, limit.x)), y: max(-insets.top, min(offset.y, limit.y)))
  }

  // MARK: Input

  /// Whether a press in a subview goes to it.
  ///
  /// > Note: Unlike UIKit, never asked for: nothing is dragged, so that a press goes where it is.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a press in a subview becomes a drag of the content.
  ///
  /// > Note: Unlike UIKit, never asked for: nothing is dragged in a terminal.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// A scroll view takes the focus itself where nothing in it can, so that keys scroll it.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && (canScroll(.vertical) || canScroll(.horizontal))
      && subviews.allSatisfy { FocusOrder(of: $0, around: nil).views.isEmpty }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, scroll(by: key) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  open override func scrollWheel(with event: UIScrollEvent) {
    guard isScrollEnabled, move(by: event.delta) else { return super.scrollWheel(with: event) }
  }

  package override func drawCellsOverSubviews(on canvas: CellCanvas) {
    drawScrollIndicators(on: canvas)
  }
}

import Foundation

/// The view of a container, which says where bars and content go.
final class BarContainerView: UIView {
  /// Gives the subviews their frames.
  private let arrange: () -> Void

  /// Makes a view as large as the screen, in which `arrange` places the content and the bars.
  init(content: BarContentView, bars: [UIView], arrange: @escaping () -> Void) {
    self.arrange = arrange
    super.init(frame: UIScreen.main.bounds)
    content.frame = bounds
    for view in [content] + bars { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var roleName: String { nameAsControllersView }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}

/// Holds the views of controllers below the bars of a container, which covers them in part.
final class BarContentView: UIView {
  /// What the container's bars cover, besides the container's own safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { setNeedsLayout() } }
  }

  override var roleName: String {
    superview.map { "\($0.itemName).contentArea" } ?? "contentArea"
  }

  override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets + barInsets }

  /// What is sliding.
  private var slide: Slide?

  /// One view on its way in while another is on its way out.
  private final class Slide {
    let old, new: UIView
    /// By how many widths the old one goes to the right.
    let side: CGFloat
    /// Called at the end, with whether nothing has overtaken it.
    let completion: (Bool) -> Void

    init(
      from old: UIView, to new: UIView, side: CGFloat, completion: @escaping (Bool) -> Void
    ) {
      (self.old, self.new, self.side, self.completion) = (old, new, side, completion)
    }
  }

  /// Where a view comes from that takes another's place.
  enum Side {
    case trailing, leading
  }

  /// Puts a controller's view in, up to the edges it asks for, and takes the other one out, at
  /// once.
  func show(_ controller: UIViewController?) {
    endSliding()
    for view in subviews where view !== controller?.viewIfLoaded { view.removeFromSuperview() }
    guard let view = controller?.view, view.superview !== self else { return }
    add(view)
  }

  /// Lets a controller's view slide in from a side while the other one slides out; where nothing
  /// can slide it is there at once.
  ///
  /// `completion` is called with true when it is there, or with false when something else takes its
  /// place before.
  func slide(
    _ controller: UIViewController?, from side: Side, completion: @escaping (Bool) -> Void
  ) {
    endSliding()
    guard let window, AnimationClock.current != nil, UIView.areAnimationsEnabled,
      let old = subviews.last, let new = controller?.view, new !== old
    else {
      show(controller)
      return completion(true)
    }
    let direction: CGFloat = (side == .trailing) == isMirrored ? -1 : 1
    window.movingViews.append(new)
    ControllerTransition.setLeaving(old, true)
    old.beginDisappearances()
    add(new)
    layoutIfNeeded()
    window.focusSystem.leave(old, for: new)
    UIView.performWithoutAnimation { new.frame.origin.x += direction * bounds.width }
    let slide = Slide(from: old, to: new, side: -direction, completion: completion)
    self.slide = slide
    UIView.animate(withDuration: UIPresentationController.duration) {
      self.layOutContent()
    } completion: { _ in
      guard self.slide === slide else { return }
      self.takeOut(slide)
      window.movingViews.removeAll { $0 === new }
      window.layoutIfNeeded()
      completion(true)
    }
  }

  /// Ends a slide before its time.
  private func endSliding() {
    guard let slide else { return }
    takeOut(slide)
    window?.movingViews.removeAll { $0 === slide.new }
    slide.completion(false)
  }

  /// Takes out the view on its way out.
  private func takeOut(_ slide: Slide) {
    self.slide = nil
    ControllerTransition.setLeaving(slide.old, false)
    if slide.old.superview === self { slide.old.removeFromSuperview() }
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  private func layOutContent() {
    let covered = safeAreaForSubviews
    for view in subviews {
      let edges = view.viewController?.edgesForExtendedLayout ?? .all
      var frame = bounds.inset(
        by: UIEdgeInsets(
          top: edges.contains(.top) ? 0 : covered.top,
          left: edges.contains(.left) ? 0 : covered.left,
          bottom: edges.contains(.bottom) ? 0 : covered.bottom,
          right: edges.contains(.right) ? 0 : covered.right))
      if let slide, slide.old === view { frame.origin.x += slide.side * bounds.width }
      view.frame = frame
    }
  }
}

import Foundation

/// The view of a container, which says where bars and content go.
final class BarContainerView: UIView {
  /// Gives the subviews their frames.
  var arrange: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?()
  }
}

/// Holds the views of controllers below the bars of a container, which covers them in part.
final class BarContentView: UIView {
  /// What the container's bars cover, besides the container's own safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { setNeedsLayout() } }
  }

  override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets + barInsets }

  /// The view that is sliding out, and by how many widths it has gone to the right.
  private var leaving: (view: UIView, side: CGFloat)?

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

  /// Lets a controller's view slide in from a side while the other one slides out, and calls
  /// `completion` then; where nothing can slide it is there at once.
  func slide(_ controller: UIViewController?, from side: Side, completion: @escaping () -> Void) {
    endSliding()
    guard let window, AnimationClock.current != nil, UIView.areAnimationsEnabled,
      let old = subviews.last, let new = controller?.view, new !== old
    else {
      show(controller)
      return completion()
    }
    let direction: CGFloat = (side == .trailing) == isMirrored ? -1 : 1
    window.movingViews.append(new)
    ControllerTransition.setLeaving(old, true)
    old.beginDisappearances()
    add(new)
    layoutIfNeeded()
    window.focusSystem.leave(old, for: new)
    UIView.performWithoutAnimation { new.frame.origin.x += direction * bounds.width }
    leaving = (old, -direction)
    UIView.animate(withDuration: UIPresentationController.duration) {
      self.layOutContent()
    } completion: { _ in
      window.movingViews.removeAll { $0 === new }
      if self.leaving?.view === old { self.endSliding() }
      window.layoutIfNeeded()
      completion()
    }
  }

  private func endSliding() {
    guard let old = leaving?.view else { return }
    leaving = nil
    ControllerTransition.setLeaving(old, false)
    old.removeFromSuperview()
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
      if let leaving, leaving.view === view { frame.origin.x += leaving.side * bounds.width }
      view.frame = frame
    }
  }
}

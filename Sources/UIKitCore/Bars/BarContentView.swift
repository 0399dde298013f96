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

  /// Puts a controller's view in, up to the edges it asks for, and takes the other one out.
  func show(_ controller: UIViewController?) {
    for view in subviews where view !== controller?.viewIfLoaded { view.removeFromSuperview() }
    guard let view = controller?.view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let covered = safeAreaForSubviews
    for view in subviews {
      let edges = view.viewController?.edgesForExtendedLayout ?? .all
      view.frame = bounds.inset(
        by: UIEdgeInsets(
          top: edges.contains(.top) ? 0 : covered.top,
          left: edges.contains(.left) ? 0 : covered.left,
          bottom: edges.contains(.bottom) ? 0 : covered.bottom,
          right: edges.contains(.right) ? 0 : covered.right))
    }
  }
}

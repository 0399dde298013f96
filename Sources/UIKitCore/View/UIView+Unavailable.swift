extension UIView {
  /// Cells neither turn nor scale.
  @available(*, unavailable, message: "cells neither turn nor scale; move the frame")
  public var transform: CGAffineTransform {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Whatever is not drawn shows what lies behind.
  @available(*, unavailable, message: "set backgroundColor; nil shows what lies behind")
  public var isOpaque: Bool {
    get { false }
    set {}
  }

  /// A view is cut off at its edges only.
  @available(*, unavailable, message: "use clipsToBounds on a superview of the shape")
  public var mask: UIView? {
    get { nil }
    set {}
  }

  /// A mouse has one pointer.
  @available(*, unavailable, message: "a mouse has one pointer; leave it out")
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }

  /// A mouse has one pointer.
  @available(*, unavailable, message: "a mouse has one pointer; leave it out")
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  /// There are no gestures.
  @available(*, unavailable, message: "override touchesBegan(_:with:), or use a UIControl")
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  /// There are no gestures.
  @available(*, unavailable, message: "there are no gestures; leave it out")
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  /// There are no gestures.
  @available(*, unavailable, message: "there are no gestures; leave it out")
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { nil }
    set {}
  }

  /// Views are drawn, not photographed.
  @available(*, unavailable, message: "add the view itself, or move it in UIView.animate")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
}

extension UIView {
  /// Tab visits views in the order of the tree.
  @available(*, unavailable, message: "Tab visits views in tree order; leave it out")
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }

  /// The view in which the focus should start.
  @available(*, unavailable, message: "override preferredFocusEnvironments")
  public var preferredFocusedView: UIView? { nil }
}

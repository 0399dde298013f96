public import Foundation

extension CALayer {
  /// Layers have no tree of their own.
  @available(*, unavailable, message: "layers draw nothing in a terminal; add a subview")
  public func addSublayer(_ layer: CALayer) {}

  /// Layers have no tree of their own.
  @available(*, unavailable, message: "layers draw nothing in a terminal; add a subview")
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {}

  /// Layers have no tree of their own.
  @available(*, unavailable, message: "take the view out with removeFromSuperview()")
  public func removeFromSuperlayer() {}

  /// Cells have corners.
  @available(*, unavailable, message: "cells have corners; draw a frame in drawCells(on:)")
  public var cornerRadius: CGFloat {
    get { 0 }
    set {}
  }

  /// Cells have corners.
  @available(*, unavailable, message: "cells have corners; leave it out")
  public var maskedCorners: CACornerMask {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Cells have corners.
  @available(*, unavailable, message: "cells have corners; leave it out")
  public var cornerCurve: CALayerCornerCurve {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Layers draw no border.
  @available(*, unavailable, message: "draw a frame with CellCanvas.stroke in drawCells(on:)")
  public var borderWidth: CGFloat {
    get { 0 }
    set {}
  }

  /// Layers draw no border.
  @available(*, unavailable, message: "draw a frame with CellCanvas.stroke in drawCells(on:)")
  public var borderColor: CGColor? {
    get { nil }
    set {}
  }

  /// Layers draw nothing behind a view.
  @available(*, unavailable, message: "set the view's backgroundColor")
  public var backgroundColor: CGColor? {
    get { nil }
    set {}
  }

  /// Layers have no opacity of their own.
  @available(*, unavailable, message: "set the view's alpha")
  public var opacity: Float {
    get { 1 }
    set {}
  }

  /// Layers are drawn in the order of their views.
  @available(*, unavailable, message: "use bringSubviewToFront(_:) of the superview")
  public var zPosition: CGFloat {
    get { 0 }
    set {}
  }

  /// Layers neither turn nor scale.
  @available(*, unavailable, message: "cells neither turn nor scale; leave it out")
  public var anchorPoint: CGPoint {
    get { .zero }
    set {}
  }

  /// Layers are cut off at edges only.
  @available(*, unavailable, message: "use clipsToBounds on a superview of the shape")
  public var mask: CALayer? {
    get { nil }
    set {}
  }

  /// Cells throw no shadow.
  @available(*, unavailable, message: "cells throw no shadow; leave it out")
  public var shadowOpacity: Float {
    get { 0 }
    set {}
  }

  /// Cells throw no shadow.
  @available(*, unavailable, message: "cells throw no shadow; leave it out")
  public var shadowRadius: CGFloat {
    get { 0 }
    set {}
  }

  /// Cells throw no shadow.
  @available(*, unavailable, message: "cells throw no shadow; leave it out")
  public var shadowOffset: CGSize {
    get { .zero }
    set {}
  }

  /// Cells throw no shadow.
  @available(*, unavailable, message: "cells throw no shadow; leave it out")
  public var shadowColor: CGColor? {
    get { nil }
    set {}
  }

  /// Cells throw no shadow.
  @available(*, unavailable, message: "cells throw no shadow; leave it out")
  public var shadowPath: CGPath? {
    get { nil }
    set {}
  }

  /// Layers are not drawn into pictures.
  @available(*, unavailable, message: "layers draw nothing; leave it out")
  public var shouldRasterize: Bool {
    get { false }
    set {}
  }

  /// Layers are not drawn into pictures.
  @available(*, unavailable, message: "layers draw nothing; leave it out")
  public var rasterizationScale: CGFloat {
    get { 1 }
    set {}
  }

  /// Layers run no animations.
  @available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
  public func add(_ anim: CAAnimation, forKey key: String?) {}
}

// Types of Core Graphics' and Core Animation's that are not here, each with what to use instead.

public import Foundation

/// A colour of Core Graphics.
@available(*, unavailable, message: "use UIColor; layers draw nothing in a terminal")
public final class CGColor: Sendable {}

/// A shape of Core Graphics.
@available(*, unavailable, message: "draw with CellCanvas in drawCells(on:)")
public final class CGPath: Sendable {
  init() {}
}

/// A shape to draw.
@available(*, unavailable, message: "draw with CellCanvas in drawCells(on:)")
@preconcurrency @MainActor open class UIBezierPath: NSObject, AbsentType {
  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Makes an oval.
  public convenience init(ovalIn rect: CGRect) { self.init() }
  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  /// The shape for Core Graphics.
  open var cgPath: CGPath { CGPath() }
}

/// A layer that draws a shape.
@available(*, unavailable, message: "layers draw nothing in a terminal; draw in drawCells(on:)")
@preconcurrency @MainActor open class CAShapeLayer: CALayer, AbsentType {
  /// The shape.
  open var path: CGPath?
}

/// A layer that draws a gradient.
@available(*, unavailable, message: "layers draw nothing in a terminal; draw in drawCells(on:)")
@preconcurrency @MainActor open class CAGradientLayer: CALayer, AbsentType {}

/// An animation of a layer.
@available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class CAAnimation: NSObject, AbsentType {}

/// An animation of a layer's property.
@available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class CABasicAnimation: CAAnimation {
  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) { self.init() }
}

/// A transition between contents of a layer.
@available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class CATransition: CAAnimation {}

/// Corners of a layer.
@available(*, unavailable, message: "cells have corners; leave it out")
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of a layer's corners.
@available(*, unavailable, message: "cells have corners; leave it out")
public enum CALayerCornerCurve: Sendable {
  /// A part of a circle.
  case circular
  /// A curve that begins softly.
  case continuous
}

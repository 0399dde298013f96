public import Foundation

/// How an animation speeds up and slows down.
///
/// ``UICubicTimingParameters`` and ``UISpringTimingParameters`` are all there are.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is a cubic one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four of ``UIView/AnimationCurve``.
  case builtin = 0
  /// One with two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
}

/// A curve by which an animation speeds up and slows down.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by its name; ease in and out where it has control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, between 0, 0 and 1, 1.
  public let controlPoint1: CGPoint
  /// The second control point, between 0, 0 and 1, 1.
  public let controlPoint2: CGPoint
  /// Whether the curve is one of the four that have a name.
  public let timingCurveType: UITimingCurveType

  /// Makes a curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    guard case .cubic(let first, let second) = curve.timing else {
      (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
      super.init()
      return
    }
    (controlPoint1, controlPoint2) = (first, second)
    super.init()
  }

  /// Makes a curve with control points, whose x lies between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    precondition(
      (0...1).contains(point1.x) && (0...1).contains(point2.x) && point1.y.isFinite
        && point2.y.isFinite,
      "the control points of a curve have an x from 0 to 1, not \(point1) and \(point2)")
    animationCurve = .easeInOut
    timingCurveType = .cubic
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// Makes a curve that eases in and out.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// It is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring by which an animation moves.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  let dampingRatio: CGFloat

  /// Makes a spring that comes to rest in the animation's duration.
  ///
  /// - Parameter ratio: 1 for a spring that does not swing, less for one that does.
  public init(dampingRatio ratio: CGFloat) {
    dampingRatio = ratio
    super.init()
  }

  /// Makes a spring that does not swing.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// It is a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// It is no cubic curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  var curve: TimingCurve {
    if let spring = springTimingParameters {
      return .spring(dampingRatio: spring.dampingRatio, velocity: 0)
    }
    guard let cubic = cubicTimingParameters else { return .easeInOut }
    return cubic.timingCurveType == .builtin
      ? cubic.animationCurve.timing : .cubic(cubic.controlPoint1, cubic.controlPoint2)
  }
}

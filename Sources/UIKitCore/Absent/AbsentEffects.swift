// Types of UIKit's and Core Animation's that blend or animate, which are not here.

public import Foundation

/// What is done to what lies behind.
@available(*, unavailable, message: "cells do not blend; use a UIView with a backgroundColor")
@preconcurrency @MainActor open class UIVisualEffect: NSObject, AbsentType {}

/// Blurs what lies behind.
@available(*, unavailable, message: "cells do not blend; use a UIView with a backgroundColor")
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How light it is.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the text needs it.
    case regular
    /// Stronger.
    case prominent
    /// Of the system.
    case systemMaterial
    /// Thin.
    case systemThinMaterial
    /// Very thin.
    case systemUltraThinMaterial
    /// Thick.
    case systemThickMaterial
    /// As bars are.
    case systemChromeMaterial
  }

  /// Makes a blur.
  public convenience init(style: Style) { self.init() }
}

/// Brightens what lies in front.
@available(*, unavailable, message: "cells do not blend; use a UIView with a backgroundColor")
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes what goes with a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

/// Moves views as bodies.
@available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject, AbsentType {
  /// Makes one for the views in a view.
  public convenience init(referenceView view: UIView) { self.init() }
}

/// A place without a view from which the focus moves on.
@available(
  *, unavailable, message: "Tab visits views in tree order; override preferredFocusEnvironments"
)
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide, AbsentType {}

/// An animation of a property in steps.
@available(
  *, unavailable, message: "use UIView.animateKeyframes"
)
@preconcurrency @MainActor open class CAKeyframeAnimation: CAAnimation {
  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) { self.init() }
}

/// Several animations at once.
@available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {}

/// An animation that swings.
@available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {}

/// Changes of layers that go together.
@available(*, unavailable, message: "use UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class CATransaction: NSObject, AbsentType {
  /// Begins.
  public class func begin() {}
  /// Ends.
  public class func commit() {}
  /// Says whether anything is animated.
  public class func setDisableActions(_ flag: Bool) {}
  /// Says how long it takes, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Says what to call at the end.
  public class func setCompletionBlock(_ block: (() -> Void)?) {}
}

/// Calls when a frame is due.
@available(*, unavailable, message: "use a Timer, or UIView.animate(withDuration:animations:)")
@preconcurrency @MainActor open class CADisplayLink: NSObject, AbsentType {}

/// Draws pictures.
@available(*, unavailable, message: "use UIImage(text:), or draw in drawCells(on:)")
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject, AbsentType {
  /// Makes one for pictures of a size.
  public convenience init(size: CGSize) { self.init() }
}

extension UIView {
  /// How an animation speeds up and slows down.
  public enum AnimationCurve: Int, Sendable {
    /// Slowly at first, then faster, and slowly at the end.
    case easeInOut = 0
    /// Slowly at first.
    case easeIn = 1
    /// Slowly at the end.
    case easeOut = 2
    /// Evenly.
    case linear = 3

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the subviews of what has moved before the block is over.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user go on meanwhile.
    ///
    /// > Note: Unlike UIKit, the user always can: keys and the mouse find views where they will be.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown.
    ///
    /// > Note: Unlike UIKit, every animation does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Starts again and again, until another animation of the views starts.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back the same way; at the end the views are shown as they are.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration within the block of another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve within the block of another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Keeps its own repetition within the block of another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slowly at first, then faster, and slowly at the end; so it is if nothing is said.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Shows up to 60 frames a second, as every animation does.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }
}

extension UIView.AnimationOptions {
  /// Cells are drawn as often as any changes.
  @available(*, unavailable, message: "frames come as often as a cell changes; leave it out")
  public static var preferredFramesPerSecond30: UIView.AnimationOptions { [] }

  /// Content is always drawn anew.
  @available(*, unavailable, message: "content is always drawn anew; leave it out")
  public static var allowAnimatedContent: UIView.AnimationOptions { [] }

  /// Views are hidden, not exchanged.
  @available(*, unavailable, message: "hideView() and showView() in the block of UIView.animate")
  public static var showHideTransitionViews: UIView.AnimationOptions { [] }

  /// Cells do not blend.
  @available(*, unavailable, message: "cells do not blend; animate alpha, or hideView()")
  public static var transitionCrossDissolve: UIView.AnimationOptions { [] }

  /// Cells do not turn.
  @available(*, unavailable, message: "cells do not turn; animate frames, or hideView()")
  public static var transitionFlipFromLeft: UIView.AnimationOptions { [] }

  /// Cells do not turn.
  @available(*, unavailable, message: "cells do not turn; animate frames, or hideView()")
  public static var transitionFlipFromRight: UIView.AnimationOptions { [] }

  /// Cells do not turn.
  @available(*, unavailable, message: "cells do not turn; animate frames, or hideView()")
  public static var transitionFlipFromTop: UIView.AnimationOptions { [] }

  /// Cells do not turn.
  @available(*, unavailable, message: "cells do not turn; animate frames, or hideView()")
  public static var transitionFlipFromBottom: UIView.AnimationOptions { [] }

  /// Cells do not curl.
  @available(*, unavailable, message: "cells do not curl; animate frames, or hideView()")
  public static var transitionCurlUp: UIView.AnimationOptions { [] }

  /// Cells do not curl.
  @available(*, unavailable, message: "cells do not curl; animate frames, or hideView()")
  public static var transitionCurlDown: UIView.AnimationOptions { [] }
}

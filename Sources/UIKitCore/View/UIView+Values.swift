package import Foundation

extension UIView {
  /// Which distances and sizes of a view stretch when its superview's bounds change.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask as bits, with UIKit's values.
    public let rawValue: UInt

    /// Makes a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// How strongly a view keeps to its content's size, along each axis.
package struct ContentPriorities {
  /// By axis: how strongly it is not larger.
  package var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  /// By axis: how strongly it is not smaller.
  package var compressionResistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// Makes those of a view that says nothing else.
  package init() {}
}

extension UIView {
  /// Takes a priority, unless none can be that; one of 0 gives way to everything else.
  func setContentPriority(
    _ which: WritableKeyPath<ContentPriorities, [UILayoutPriority]>, _ priority: UILayoutPriority,
    along axis: NSLayoutConstraint.Axis
  ) {
    precondition(
      (0...1000).contains(priority.rawValue),
      "a content priority of \(itemName) lies from 0 to 1000, not \(priority.rawValue)")
    contentPriorities[keyPath: which][axis.rawValue] = priority
    noteOwnConstraints()
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension UIEdgeInsets {
  /// Whether all four numbers are finite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

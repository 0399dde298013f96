/// Why a visual format cannot be read, and where.
///
/// The description prints the format with a caret under the place:
///
///     no view is called 'blackBox' in the views dictionary
///     |[whiteBox2][blackBox]
///                          ^
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is nothing to read.
    case empty
    /// Something else should stand there; `found` is nil at the end of the format.
    case expected(String, found: Character?)
    /// A space below zero, or a priority on a space, stands without parentheses.
    case needsParentheses(String)
    /// What stands there belongs to the extended format.
    case needsExtendedFormat(String)
    /// No view has the name.
    case unknownView(String)
    /// No metric has the name.
    case unknownMetric(String)
    /// Neither a metric nor a view has the name.
    case unknownName(String)
    /// A view is named where a number has to stand.
    case viewInsteadOfNumber(String)
    /// A metric is not a finite number.
    case metricIsNotANumber(String)
    /// `|` stands beside a view that has no superview.
    case noSuperview(of: String)
    /// A priority is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// No attribute has the name.
    case unknownAttribute(String)
    /// Two attributes cannot be compared: a size with a location, or across axes.
    case incomparable(String, String)
    /// A location stands without anything to measure it from.
    case unrelatedLocation(String)
    /// The views would be aligned along the direction in which they follow each other.
    case alignedAlong(String)
    /// Layers, which constraints say nothing about.
    case layers
  }

  /// What is wrong.
  public let reason: Reason
  /// How many characters stand before the place; a name that nothing is known of ends there.
  public let column: Int
  /// The format as it was given.
  public let format: String

  /// Makes an error at a place in a format.
  public init(_ reason: Reason, column: Int, format: String) {
    self.reason = reason
    self.column = column
    self.format = format
  }

  /// What is wrong, in one line.
  public var message: String {
    switch reason {
    case .empty: "a visual format names at least one view"
    case .expected(let what, let found):
      "expected \(what), found \(found.map { "'\($0)'" } ?? "the end")"
    case .needsParentheses(let what): "\(what) needs parentheses, as in \"-(-5@750)-\""
    case .needsExtendedFormat(let what): "\(what) belongs to the extended format"
    case .unknownView(let name): "no view is called '\(name)' in the views dictionary"
    case .unknownMetric(let name): "no metric is called '\(name)'"
    case .unknownName(let name): "'\(name)' is neither a metric nor a view"
    case .viewInsteadOfNumber(let name): "'\(name)' is a view where a number has to stand"
    case .metricIsNotANumber(let name): "the metric '\(name)' is not a finite number"
    case .noSuperview(let name): "'|' has no meaning: '\(name)' has no superview"
    case .priorityOutOfRange(let value):
      "a priority lies above 0 and is at most 1000, not \(value)"
    case .unknownAttribute(let name): "no attribute is called '\(name)'"
    case .incomparable(let one, let other): "'\(one)' does not compare with '\(other)'"
    case .unrelatedLocation(let name): "'\(name)' is a location: it needs a view to compare with"
    case .alignedAlong(let name):
      "views that follow each other in this direction cannot share their '\(name)'"
    case .layers: "'Z:' orders layers, not constraints; order the subviews instead"
    }
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The message, the format, and a caret under the place.
  public var description: String {
    let line = format.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    return "\(message)\n\(String(line))\n\(String(repeating: " ", count: column))^"
  }
}

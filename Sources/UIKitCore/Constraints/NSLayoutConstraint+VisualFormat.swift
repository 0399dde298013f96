import Foundation
public import VisualFormat

extension NSLayoutConstraint {
  /// Makes the constraints that a visual format describes, inactive, in reading order, and then
  /// those that line the views up.
  ///
  ///     NSLayoutConstraint.activate(
  ///       NSLayoutConstraint.constraints(
  ///         withVisualFormat: "|-[name(>=gap)]-gap-[value]-|", options: .alignAllFirstBaseline,
  ///         metrics: ["gap": 16], views: ["name": name, "value": value]))
  ///
  /// A `-` between views is 8 points; beside `|` it is the superview's layout margin. The format
  /// runs horizontally unless it begins with `V:`. Blanks do not count, and `≤` and `≥` may stand
  /// for `<=` and `>=`. A name stands for a metric if there is one of that name, or else for a
  /// view.
  ///
  /// > Note: Unlike UIKit, an error prints the format as it was given, blanks and all.
  ///
  /// `metrics` holds numbers by name; `views` views and layout guides, and numbers, which count as
  /// metrics.
  ///
  /// - Precondition: The format follows the grammar, and its names are known. The message prints
  ///   the format with a caret under the place;
  ///   ``constraints(parsing:dialect:options:metrics:views:)`` throws instead.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        parsing: format, dialect: .standard, options: opts, metrics: metrics, views: views)
    } catch {
      preconditionFailure("cannot read a visual format: \(error)")
    }
  }

  /// Makes the constraints that a visual format describes, or says what is wrong with the format.
  ///
  ///     try NSLayoutConstraint.constraints(
  ///       parsing: "|~[name(25%)]~[value]~|", dialect: .extended, views: views)
  ///
  /// In the extended format spaces that follow a size, `~`, `-10%-` and `-(name/2)-`, are layout
  /// guides, which the superview owns from then on.
  ///
  /// > Note: Not in UIKit.
  ///
  /// - Throws: `VisualFormatError` with a message and the column of the fault.
  public static func constraints(
    parsing format: String, dialect: VisualFormatString.Dialect, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatString(format, dialect: dialect)
    var builder = VisualFormatBuilder(options: options, views: views)
    let relations = try format.relations(
      metrics: numbers(in: views).merging(numbers(in: metrics ?? [:])) { $1 },
      views: builder.items.mapValues { VisualFormatBuilder.superview(of: $0) != nil })
    try builder.checkAlignments(of: format)
    return relations.map { builder.constraint($0) } + builder.alignments(of: format)
  }

  /// The numbers in a dictionary; a metric that is no number comes out as NaN, which is an error
  /// where it is used.
  private static func numbers(in values: [String: Any]) -> [String: Double] {
    values.compactMapValues { value in
      switch value {
      case is UIView, is UILayoutGuide: nil
      case let value as any BinaryFloatingPoint: Double(value)
      case let value as any BinaryInteger: Double(value)
      case let value as NSNumber: value.doubleValue
      default: .nan
      }
    }
  }
}

/// How strongly a constraint asks to hold: 1000 is required, everything below is a wish.
///
/// Priorities are strict. A constraint never gives way to one of lower priority, nor to any number
/// of them.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, above 0 and at most 1000.
  public var rawValue: Float

  /// Makes a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// 1000: the constraint has to hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a control resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: what a window resized by dragging can stretch.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: what keeps a window at its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: what a window resized by dragging cannot stretch.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a control resists being made larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a view wants the size it is measured for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

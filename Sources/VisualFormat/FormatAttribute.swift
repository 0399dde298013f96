/// An attribute that a format speaks of.
public enum FormatAttribute: String, Hashable, Sendable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text begins.
  case leading
  /// The edge where text ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between left and right.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The baseline of the last line of text.
  case lastBaseline

  /// The attribute of a name, in the words of this library, EVFL or GTK.
  init?(named name: String) {
    switch name {
    case "start": self = .leading
    case "end": self = .trailing
    case "baseline": self = .lastBaseline
    default: self.init(rawValue: name)
    }
  }

  /// Whether it is a size.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it lies along the horizontal axis.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .top, .bottom, .height, .centerY, .lastBaseline: false
    }
  }

  /// Whether a constraint can relate the two.
  func compares(with other: FormatAttribute) -> Bool {
    isSize ? other.isSize : !other.isSize && isHorizontal == other.isHorizontal
  }
}

/// How the lines of a text lie in their view.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, with wider gaps between words; the last line of a paragraph is natural.
  case justified = 3
  /// At the leading edge.
  case natural = 4
}

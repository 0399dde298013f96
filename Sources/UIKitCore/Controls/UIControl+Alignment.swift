extension UIControl {
  /// Where content stands between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From edge to edge; text stands in the middle.
    case fill = 3
    /// Where text begins.
    case leading = 4
    /// Where text ends.
    case trailing = 5
  }

  /// Where content stands between the top and the bottom edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge; text stands in the middle.
    case fill = 3
  }
}

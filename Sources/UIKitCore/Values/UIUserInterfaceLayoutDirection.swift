/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a view's content means for its direction.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Nothing: the view is mirrored for languages that are read from right to left.
  case unspecified = 0
  /// Buttons that play and wind: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always laid out from left to right.
  case forceLeftToRight = 3
  /// Always laid out from right to left.
  case forceRightToLeft = 4
}

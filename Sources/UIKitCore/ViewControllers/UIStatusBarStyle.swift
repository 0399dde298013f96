/// How a status bar looks, for controllers that say so; a terminal has none.
public enum UIStatusBarStyle: Int, Sendable {
  /// As it suits the interface.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How a status bar comes and goes, for controllers that say so; a terminal has none.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

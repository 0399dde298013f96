/// How a controller comes when it is presented, and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes up from the lower edge.
  case coverVertical = 0
  /// It fades in.
  case crossDissolve = 2
}

extension UIModalTransitionStyle {
  /// Cells do not turn.
  @available(*, unavailable, message: "cells do not turn; use coverVertical")
  public static var flipHorizontal: UIModalTransitionStyle { .coverVertical }

  /// Cells do not curl.
  @available(*, unavailable, message: "cells do not curl; use coverVertical")
  public static var partialCurl: UIModalTransitionStyle { .coverVertical }
}

extension UIView {
  /// The direction in which a view with this meaning is laid out in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction in which a view with this meaning is laid out where the interface runs in a given
  /// one.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether leading is right.
  package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Makes a change that may turn the view's direction, and takes the consequences.
  func changingDirection(_ change: () -> Void) {
    let old = effectiveUserInterfaceLayoutDirection
    changingMargins(change)
    if effectiveUserInterfaceLayoutDirection == old { return }
    noteConstants { $0.isDirectional }
    setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint speaks of leading or trailing edges.
  var comparesDirectionalEdges: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
  }

  /// Whether the constraint means another edge where text runs the other way.
  package var isDirectional: Bool {
    comparesDirectionalEdges
      || distances?.contains { $0.isDirectional } == true
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute means another edge where text runs the other way.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a given edge, whichever way text runs.
  package var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The same attribute, of left and right, as it lies on the screen.
  package func absolute(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether the attribute depends on its view's layout margins.
  package var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}

extension UIView {
  /// Takes on another direction attribute, with the constraints that it counts for.
  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    if attribute == storedSemanticContentAttribute { return }
    UIView.changingDirection(of: [self]) { storedSemanticContentAttribute = attribute }
  }

  /// The direction in which a view with this meaning is laid out in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction in which a view with this meaning is laid out where the interface runs in a
  /// given one.
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

  /// Makes a change that may turn the directions of views, and takes the consequences.
  static func changingDirection(of views: [UIView], _ change: () -> Void) {
    let old = views.map { ($0.effectiveUserInterfaceLayoutDirection, $0.layoutMargins) }
    change()
    for (view, (direction, margins)) in zip(views, old) {
      view.marginsMayHaveChanged(from: margins)
      if view.effectiveUserInterfaceLayoutDirection == direction { continue }
      view.noteConstants { $0.isDirectional }
      view.setNeedsLayout()
    }
  }

  /// The view and everything in it.
  var subtree: [UIView] {
    var views = [self]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
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

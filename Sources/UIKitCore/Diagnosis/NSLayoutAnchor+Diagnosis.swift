/// For finding out why an anchor is where it is; not for use in an app's own work.
extension NSLayoutAnchor {
  /// The constraints that fix where the anchor's view or guide lies and how large it is along the
  /// anchor's axis; see ``UIView/constraintsAffectingLayout(for:)``.
  ///
  /// > Note: AppKit's; not in UIKit.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = attribute.axis else { return [] }
    return switch anchoredItem {
    case let view as UIView: view.constraintsAffectingLayout(for: axis)
    case let guide as UILayoutGuide: guide.constraintsAffectingLayout(for: axis)
    default: []
    }
  }

  /// Whether the constraints leave a choice of where the anchor's view or guide lies, or how large
  /// it is.
  ///
  /// > Note: AppKit's; not in UIKit.
  public var hasAmbiguousLayout: Bool {
    switch anchoredItem {
    case let view as UIView: view.hasAmbiguousLayout
    case let guide as UILayoutGuide: guide.hasAmbiguousLayout
    default: false
    }
  }
}

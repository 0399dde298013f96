import Foundation

extension UIView {
  /// Gives the view a guide to own.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide from the view; constraints with it are deactivated.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in touchingConstraints
    where constraint.firstItem === guide || constraint.secondItem === guide {
      constraint.isActive = false
    }
    layoutEngine?.noteRemoved(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The view's bounds, less its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    insetGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    insetGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The part of the view within its margins where lines of text are not too long to read: at most 672
  /// points wide, in the middle.
  public var readableContentGuide: UILayoutGuide {
    madeGuide("UIViewReadableContentGuide") { name in
      let guide = UILayoutGuide()
      guide.identifier = name
      guide.owningView = self
      keepReadable(guide)
      return guide
    }
  }

  /// A terminal's keyboard covers nothing.
  @available(
    *, unavailable, message: "a terminal's keyboard covers nothing; use safeAreaLayoutGuide"
  )
  public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

  private func insetGuide(
    _ name: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    madeGuide(name) { InsetLayoutGuide(owner: self, identifier: $0, insets: insets) }
  }

  /// The view's guide of that name, made when it is first asked for.
  func madeGuide<Guide: UILayoutGuide>(_ name: String, make: (String) -> Guide) -> Guide {
    if let guide = ownGuides.first(where: { $0.identifier == name }) as? Guide { return guide }
    let guide = make(name)
    ownGuides.append(guide)
    return guide
  }

  private func keepReadable(_ guide: UILayoutGuide) {
    let margins = layoutMarginsGuide
    let wide = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    wide.priority = UILayoutPriority(999)
    let constraints = [
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
      wide,
    ]
    for constraint in constraints { constraint.identifier = guide.identifier }
    NSLayoutConstraint.activate(constraints)
  }

  /// The widest a readable column gets, in points: UIKit's at the standard size of text.
  private static var readableWidth: CGFloat { 672 }
}

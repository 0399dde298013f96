import Foundation

extension UIView {
  /// Owns a guide from now on.
  func own(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Ends what speaks of a guide, and owns it no longer.
  func disown(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in touchingConstraints where constraint.names(guide) {
      constraint.isActive = false
    }
    layoutEngine?.noteRemoved(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The guide of the readable width, made when it is first asked for.
  func madeReadableGuide() -> UILayoutGuide {
    madeGuide("UIViewReadableContentGuide") { name in
      let guide = ReadableLayoutGuide()
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

  /// A guide at insets from the view's edges, made when it is first asked for.
  func insetGuide(
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
  fileprivate static var readableWidth: CGFloat { 672 }
}

/// The guide of the readable width, which lies in its view's margins whether laid out yet or not.
private final class ReadableLayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let room = owningView.layoutMarginsGuide.layoutFrame
    return room.insetBy(dx: max(0, (room.width - UIView.readableWidth) / 2), dy: 0)
  }
}

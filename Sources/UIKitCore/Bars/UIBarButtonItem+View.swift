import Foundation

/// A space as wide as its item says.
private final class BarItemSpace: UIView {
  var fixedWidth: CGFloat = 0

  override var roleName: String { "\(UIBarButtonItem.self)" }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: fixedWidth, height: 0) }
}

/// A button that may have a width whatever its title is.
private final class BarItemButton: UIButton {
  var fixedWidth: CGFloat = 0

  override var roleName: String { "\(UIBarButtonItem.self)" }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = super.sizeThatFits(size)
    return fixedWidth > 0 ? CGSize(width: fixedWidth, height: size.height) : size
  }
}

extension UIBarButtonItem {
  /// The view that shows the item in a bar; nil where it is in another bar that was given it later.
  ///
  /// `views` are those that the bar was given just now.
  func makeView(for bar: some UIView & ItemHolder, taking views: [UIView]) -> UIView? {
    if let customView { return bar.shows(customView, taking: views) ? customView : nil }
    if let space {
      let view = BarItemSpace()
      view.fixedWidth = space == .fixed ? width : 0
      return view
    }
    let button = BarItemButton()
    button.fixedWidth = width
    button.accessibilityIdentifier = accessibilityIdentifier
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    if style == .done { button.titleLabel?.font = .boldSystemFont(ofSize: 17) }
    button.addAction(
      UIAction { [weak self] _ in self?.primaryAction?.run(sender: self) },
      for: .primaryActionTriggered)
    return button
  }
}

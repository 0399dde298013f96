import Foundation

/// What a tab bar shows of one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A short text after the title, such as a count; nil for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { noteChange() } }
  }

  /// Makes an item with a title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title, and another mark while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The mark that stands before the title while the item is selected; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { noteChange() } }
  }

  /// What the bar writes.
  var text: String {
    guard let badgeValue else { return title ?? "" }
    return "\(title ?? "") \(badgeValue)"
  }
}

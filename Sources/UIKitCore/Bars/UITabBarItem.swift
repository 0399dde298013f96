import Foundation

/// What a tab bar shows of one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A short text after the title, such as a count; nil for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange?() } }
  }

  /// Makes an item with a title.
  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }

  /// What the bar writes.
  var text: String {
    guard let badgeValue else { return title ?? "" }
    return "\(title ?? "") \(badgeValue)"
  }
}

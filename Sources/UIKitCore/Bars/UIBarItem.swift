public import Foundation

/// What an item of a bar has, whichever bar it is.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What the item is called.
  open var title: String? {
    didSet { if title != oldValue { noteChange() } }
  }

  /// A mark that stands before the title: the first row of the image shows.
  open var image: UIImage? {
    didSet { if image !== oldValue { noteChange() } }
  }

  /// Whether the item can be chosen; true unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { noteChange() } }
  }

  /// A number to find the item by.
  open var tag = 0

  /// A name for the item and for the view that shows it, for tests.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { noteChange() } }
  }

  /// The bars, and items of bars, that the item stands in.
  final var holders = ItemHolders()

  /// Has the bars show the item anew, with views that it was given just now.
  final func noteChange(taking views: [UIView] = []) {
    holders.itemDidChange(taking: views)
  }

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item from an archive, which holds nothing of it.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

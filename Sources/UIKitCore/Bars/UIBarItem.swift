public import Foundation

/// What an item of a bar has, whichever bar it is.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What the item is called.
  open var title: String? {
    didSet { if title != oldValue { didChange?() } }
  }

  /// A mark that stands before the title: the first row of the image shows.
  open var image: UIImage? {
    didSet { if image !== oldValue { didChange?() } }
  }

  /// Whether the item can be chosen; true unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange?() } }
  }

  /// A number to find the item by.
  open var tag = 0

  /// A name for the item and for the view that shows it, for tests.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange?() } }
  }

  /// Called when the bar has to show the item anew.
  var didChange: (() -> Void)?

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item from an archive, which holds nothing of it.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

public import Foundation

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String? {
    didSet { if title != oldValue { noteChange() } }
  }

  /// A view that takes the title's place.
  ///
  /// Of several items that have it, it is in the bar of the one that was given it last.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { itemDidChange(taking: [titleView].compactMap { $0 }) } }
  }

  /// What the button that leads back here is called; nil for the title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { noteChange() } }
  }

  /// The button that leads back here: its title counts.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { noteChange() }
  }

  /// Whether the bar shows no button that leads back.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { noteChange() } }
  }

  /// Whether buttons on the left stand beside the one that leads back, rather than in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { noteChange() } }
  }

  /// The buttons at the leading end, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) }
  }

  /// The buttons at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
  }

  /// The outermost button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The bars that the item stands in.
  final var holders = ItemHolders()

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item from an archive, which holds nothing of it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] { item.holders.remove(self) }
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.holders.add(self) }
    itemDidChange(taking: (new ?? []).compactMap(\.customView))
  }

  private func noteChange() { itemDidChange(taking: []) }

  /// What the button that leads back to this item says.
  var titleOfWayBack: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }
}

extension UINavigationItem {
  /// How large a title is.
  @available(*, unavailable, message: "a terminal has one size of text; leave it out")
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before it.
    case automatic
    /// Large.
    case always
    /// As high as the bar.
    case never
  }

  /// A terminal has one size of text.
  @available(*, unavailable, message: "a terminal has one size of text; leave it out")
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

extension UINavigationItem {
  /// A line above the title.
  @available(*, unavailable, message: "a bar is one line of text; put a UILabel below it")
  public var prompt: String? {
    get { nil }
    set {}
  }

  /// A bar has no search field of its own.
  @available(*, unavailable, message: "put a UITextField into titleView, or above the table")
  public var searchController: UISearchController? {
    get { nil }
    set {}
  }

  /// A bar has no search field of its own.
  @available(*, unavailable, message: "put a UITextField into titleView, or above the table")
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
}

extension UINavigationItem: ItemHolder {
  func itemDidChange(taking views: [UIView]) {
    holders.itemDidChange(taking: views)
  }
}

public import Foundation

/// A button of a navigation bar or toolbar, or a space between such buttons.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Like any other.
    case plain = 0
    /// Bold: what the user came to do.
    case done = 2
  }

  /// Buttons whose titles the system knows.
  public enum SystemItem: Int, Sendable {
    /// "Done".
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3
    /// "+".
    case add = 4
    /// A space that takes what is left in a toolbar.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// "Reply".
    case reply = 8
    /// "Share".
    case action = 9
    /// "Search".
    case search = 12
    /// "Refresh".
    case refresh = 13
    /// "Stop".
    case stop = 14
    /// "Delete".
    case trash = 16
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// "Close".
    case close = 24
  }

  /// How the button looks.
  open var style: Style = .plain {
    didSet { if style != oldValue { noteChange() } }
  }

  /// What the button does; its title is the button's.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction { title = primaryAction.title }
      noteChange()
    }
  }

  /// A view that takes the button's place.
  ///
  /// Of several bars that have the item, the view is in the one that was given it last.
  open var customView: UIView? {
    didSet {
      if customView !== oldValue { noteChange(taking: [customView].compactMap { $0 }) }
    }
  }

  /// The width of the button, in points; 0 is the width of its title.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { noteChange() } }
  }

  /// Makes a button that shows the action's title and runs it.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, primaryAction: primaryAction)
  }

  /// Makes a button that runs an action; the title, where there is one, takes the place of the
  /// action's.
  ///
  /// > Note: Unlike UIKit, the menu can only be nil: there is no `UIMenu`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: Never? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image
  }

  /// Makes a button with a title of the system's.
  ///
  /// > Note: Unlike UIKit, the menu can only be nil: there is no `UIMenu`.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: Never? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    if systemItem == .done || systemItem == .save { style = .done }
    if systemItem == .flexibleSpace { space = .flexible }
    if systemItem == .fixedSpace { space = .fixed }
  }

  /// Makes a space that takes what is left in a toolbar.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Makes a space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space between buttons.
  enum Space {
    case flexible, fixed
  }

  /// Which space the item is; nil for a button.
  private(set) var space: Space?

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem {
  /// Makes a button that does nothing, such as the one that goes back; the action can only be nil.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  /// Makes a button that does nothing and shows an image; the action can only be nil.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(title: nil, image: image)
    self.style = style
  }

  /// Makes a space, or a button of the system's that does nothing; the action can only be nil.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init(systemItem: systemItem)
  }

  /// There are no menus.
  @available(*, unavailable, message: "let the primary action present a UIAlertController")
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init()
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "use init(title:primaryAction:) with a UIAction")
  public convenience init(title: String?, style: Style, target: Any?, action: Any?) {
    self.init()
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "use init(title:image:primaryAction:) with a UIAction")
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) {
    self.init()
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "use init(systemItem:primaryAction:) with a UIAction")
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Any?) {
    self.init()
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .flexibleSpace, .fixedSpace: ""
    case .reply: "Reply"
    case .action: "Share"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .trash: "Delete"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }
}

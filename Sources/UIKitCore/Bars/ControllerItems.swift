/// What bars show of a controller, each made when it is first asked for.
@MainActor struct ControllerItems {
  private var navigation: UINavigationItem?
  /// What a tab bar shows.
  var tab: UITabBarItem?

  /// The button that begins and ends editing.
  private(set) var edit: UIBarButtonItem?

  nonisolated init() {}

  /// Gives what was made a title.
  func take(title: String?) {
    navigation?.title = title
    tab?.title = title
  }

  /// What a navigation bar shows.
  mutating func navigationItem(titled title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    navigation = item
    return item
  }

  /// The button that begins and ends the editing in a controller.
  mutating func editItem(of controller: UIViewController) -> UIBarButtonItem {
    if let edit { return edit }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak controller] _ in
        controller?.setEditing(controller?.isEditing == false, animated: true)
      })
    edit = item
    take(isEditing: controller.isEditing)
    return item
  }

  /// Has that button say what it does next.
  func take(isEditing: Bool) {
    let known = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    edit?.title = known.title
    edit?.style = known.style
  }

  /// What a tab bar shows.
  mutating func tabBarItem(titled title: String?) -> UITabBarItem {
    let item = tab ?? UITabBarItem(title: title, image: nil, tag: 0)
    tab = item
    return item
  }
}

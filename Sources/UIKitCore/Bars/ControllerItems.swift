/// What bars show of a controller, each made when it is first asked for.
@MainActor struct ControllerItems {
  private var navigation: UINavigationItem?
  /// What a tab bar shows.
  var tab: UITabBarItem?

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

  /// What a tab bar shows.
  mutating func tabBarItem(titled title: String?) -> UITabBarItem {
    let item = tab ?? UITabBarItem(title: title, image: nil, tag: 0)
    tab = item
    return item
  }
}

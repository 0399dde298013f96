/// Has items: a bar that shows them, or an item that has others.
@MainActor protocol ItemHolder: AnyObject {
  /// Called when an item has changed, or what it has; `views` are those that it was given just now.
  func itemDidChange(taking views: [UIView])
}

extension ItemHolder where Self: UIView {
  /// Whether a bar shows an item's own view: one that another bar was given later stays there.
  func shows(_ view: UIView, taking views: [UIView]) -> Bool {
    view.superview === self || !(view.superview is any ItemHolder)
      || views.contains { $0 === view }
  }
}

/// Who has to know when an item changes: it may stand in several bars.
@MainActor struct ItemHolders {
  private var holders: [Holder] = []

  private struct Holder {
    weak var object: (any ItemHolder)?
  }

  nonisolated init() {}

  /// Adds a holder, once; it is not kept alive.
  mutating func add(_ holder: any ItemHolder) {
    remove(holder)
    holders.append(Holder(object: holder))
  }

  /// Removes a holder, and those that have gone.
  mutating func remove(_ holder: any ItemHolder) {
    holders.removeAll { $0.object == nil || $0.object === holder }
  }

  /// Tells all holders; `views` are those that the item was given just now.
  func itemDidChange(taking views: [UIView]) {
    for holder in holders { holder.object?.itemDidChange(taking: views) }
  }
}

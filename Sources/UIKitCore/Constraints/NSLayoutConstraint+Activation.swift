extension NSLayoutConstraint {
  /// The view in which an item lies: itself, or the view that owns the guide.
  package static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  /// The views at the constraint's ends; nil for an item that is gone.
  private var itemViews: [UIView?] {
    let items = secondAttribute == .notAnAttribute ? [firstItem] : [firstItem, secondItem]
    return items.flatMap { item in
      guard let distance = item as? DistanceGuide else { return [Self.view(of: item)] }
      return [Self.view(of: distance.from.item), Self.view(of: distance.to.item)]
    }
  }

  /// Whether one of the constraint's ends is an item.
  func names(_ item: AnyObject) -> Bool {
    firstItem === item || secondItem === item
      || distances?.contains { $0.from.item === item || $0.to.item === item } == true
  }

  /// The views the constraint runs through; none where an item is gone.
  package var chain: ConstraintChain? {
    if distances != nil {
      let views = itemViews
      return views.contains { $0 == nil } ? nil : ConstraintChain(from: views.compactMap { $0 })
    }
    guard let first = firstView ?? Self.owner(of: first) else { return nil }
    if secondAttribute == .notAnAttribute { return ConstraintChain(first, first) }
    guard let second = secondView ?? Self.owner(of: second) else { return nil }
    return ConstraintChain(first, second)
  }

  /// The view that owns a guide.
  private static func owner(of guide: Presence?) -> Unmanaged<UIView>? {
    Unmanaged(unretained: (guide?.object as? UILayoutGuide)?.owningView)
  }

  /// Gives the constraint to the nearest common ancestor of its items.
  func activate() {
    if isActive { return }
    install(in: nil)
  }

  /// Takes the constraint out of the view that holds it.
  func deactivate() {
    guard let holder else { return }
    holder.layoutEngine?.note(self)
    if let chain {
      chain.forEach { $0.outsideConstraints.removeLast { $0 === self } }
      forEachView(from: chain.ancestor, below: holder) {
        $0.passingConstraints.removeLast { $0 === self }
      }
    }
    self.holder = nil
    // Last: the holder may be what keeps the constraint alive.
    holder.heldConstraints.remove(self)
  }

  /// Ends the constraint when the view that holds it goes away, and some view of the chain does
  /// not.
  func abandon(with dying: UIView) {
    for view in itemViews {
      forEachView(from: view, below: dying) {
        $0.outsideConstraints.removeLast { $0 === self }
        $0.passingConstraints.removeLast { $0 === self }
      }
    }
    holder = nil
    row = EngineRow()
  }

  /// Activates the constraint in `wanted`, or in the nearest common ancestor of its items.
  func install(in wanted: UIView?) {
    guard firstAttribute != .notAnAttribute, let chain else {
      preconditionFailure("\(notation) cannot act: an item is gone, or a guide without a view")
    }
    guard let ancestor = chain.ancestor else {
      preconditionFailure(
        """
        \(notation) cannot act: \(firstItem.itemName) and \(secondItem.itemName) have no common \
        ancestor; add both to one tree first
        """
      )
    }
    let holder = wanted ?? ancestor
    precondition(
      ancestor.isDescendant(of: holder),
      "\(notation) cannot be held by \(holder.itemName): its items are not in that view's subtree")
    self.holder = holder
    activationOrder = ActivationCounter.next()
    // What the solver knows has its place among others: activated anew, it comes last.
    row.engine?.forget(self)
    holder.heldConstraints.append(self)
    chain.forEach { $0.outsideConstraints.append(self) }
    forEachView(from: ancestor, below: holder) { $0.passingConstraints.append(self) }
    holder.layoutEngine?.note(self)
    holder.root.setNeedsLayout()
  }

  /// Visits views from one of them up to `top`, without it.
  private func forEachView(from view: UIView?, below top: UIView, _ body: (UIView) -> Void) {
    var next = view
    while let view = next, view !== top {
      body(view)
      next = view.parent
    }
  }
}

/// Numbers activations.
@MainActor private enum ActivationCounter {
  static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}

extension Array {
  /// Removes the last element that `matches`, if there is one.
  ///
  /// - Complexity: O(*n*), fast where the element was appended lately.
  mutating func removeLast(where matches: (Element) -> Bool) {
    if let index = lastIndex(where: matches) { remove(at: index) }
  }
}

extension NSLayoutConstraint {
  /// The view in which an item lies: itself, or the view that owns the guide.
  package static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
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
    for view in chain.views { view.outsideConstraints.removeLast(where: { $0 === self }) }
    forEachViewAbove(upTo: holder) { $0.passingConstraints.removeLast(where: { $0 === self }) }
    chain = ConstraintChain()
    self.holder = nil
    // Last: the holder's array may be what keeps the constraint alive.
    holder.heldConstraints.removeLast(where: { $0 === self })
  }

  /// Activates the constraint in `wanted`, or in the nearest common ancestor of its items.
  func install(in wanted: UIView?) {
    guard firstAttribute != .notAnAttribute, let first = Self.view(of: firstItem) else {
      preconditionFailure(
        "\(notation) cannot act: its first item is gone, or a guide without a view")
    }
    let second = Self.view(of: secondItem)
    guard secondAttribute == .notAnAttribute || second != nil else {
      preconditionFailure(
        "\(notation) cannot act: its second item is gone, or a guide without a view")
    }
    guard let ancestor = first.nearestCommonAncestor(with: second ?? first) else {
      preconditionFailure(
        "\(notation) cannot act: \(firstItem.itemName) and \(secondItem.itemName) have no common ancestor; add both to one tree first"
      )
    }
    if let wanted {
      precondition(
        ancestor.isDescendant(of: wanted),
        "\(notation) cannot be held by \(wanted.itemName): its items are not in that view's subtree"
      )
    }
    chain = ConstraintChain(from: first, and: second, below: ancestor)
    let holder = wanted ?? ancestor
    self.holder = holder
    activationOrder = ActivationCounter.next()
    holder.heldConstraints.append(self)
    for view in chain.views { view.outsideConstraints.append(self) }
    forEachViewAbove(upTo: holder) { $0.passingConstraints.append(self) }
    holder.layoutEngine?.note(self)
    holder.root.setNeedsLayout()
  }

  /// Visits the views from the nearest common ancestor up to `holder`, without it: there are some
  /// only if the constraint was added further up than it needs to be.
  private func forEachViewAbove(upTo holder: UIView, _ body: (UIView) -> Void) {
    var next = chain.first.last?.superview ?? chain.second.last?.superview
    if next == nil { next = Self.view(of: firstItem) }
    while let view = next, view !== holder {
      body(view)
      next = view.superview
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

extension UIView {
  /// Puts a view at an index of the subviews, wherever it was before.
  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "\(view.itemName) cannot become a subview of \(itemName), which lies in it")
    if view.superview === self {
      children.removeAll { $0 === view }
      children.insert(view, at: min(max(index, 0), children.count))
      setNeedsDisplay()
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let oldTraits = view.traitsBeforeMove(from: oldWindow, to: newWindow)
    view.leaveSuperview(for: self)
    view.willMove(toSuperview: self)
    view.willMoveAll(from: oldWindow, to: newWindow)
    view.ownEngine?.noteRemoved(view)
    view.ownEngine = nil
    view.parent = self
    view.autoresizingBasis = nil
    children.insert(view, at: min(max(index, 0), children.count))
    if view.insets != nil { dirt.subviewsHaveInsets = true }
    layoutEngine?.noteAdded(view)
    view.carryDirtUp()
    setNeedsLayout()
    view.didMoveToSuperview()
    view.didMoveAll(from: oldWindow, to: newWindow)
    if let oldTraits { view.announceTraits(from: oldTraits) }
    didAddSubview(view)
  }

  /// The view this one lies in, whatever an override of ``superview`` says.
  package final var parent: UIView? {
    get { above?.takeUnretainedValue() }
    set { above = Unmanaged(unretained: newValue) }
  }

  /// The view at the top of the tree.
  package var root: UIView {
    var root = Unmanaged.passUnretained(self)
    while let above = root.lend({ $0.above }) { root = above }
    return root.takeUnretainedValue()
  }

  /// How many views lie above the view.
  var depth: Int {
    var depth = 0
    var view = self
    while let above = view.parent { (view, depth) = (above, depth + 1) }
    return depth
  }

  /// Inserts a view at `offset` from a sibling, as the subviews stand without the view itself.
  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }
    insertSubview(view, at: place.map { $0 + offset } ?? others.count)
  }

  /// Has two subviews change places.
  ///
  /// - Precondition: There are subviews at both indices.
  func swap(_ index1: Int, _ index2: Int) {
    for index in [index1, index2] {
      precondition(
        children.indices.contains(index),
        "\(itemName) has \(children.count) subviews; there is none at \(index)")
    }
    children.swapAt(index1, index2)
    setNeedsDisplay()
  }

  func leaveSuperview(for newParent: UIView?) {
    guard let old = parent else { return }
    let oldWindow = window
    if newParent == nil {
      willMove(toSuperview: nil)
      willMoveAll(from: oldWindow, to: nil)
    }
    old.willRemoveSubview(self)
    if oldWindow !== newParent?.window { oldWindow?.focusSystem.viewWillBeRemoved(self) }
    NSLayoutConstraint.deactivate(outsideConstraints)
    NSLayoutConstraint.deactivate(passingConstraints)
    layoutEngine?.noteRemoved(self)
    dropMotion()
    leaveDisplaced()
    old.dirt.forget(self)
    parent = nil
    autoresizingBasis = nil
    if let index = old.children.lastIndex(where: { $0 === self }) {
      old.children.remove(at: index)
    }
    old.setNeedsLayout()
    if newParent == nil {
      takeInsets(safeArea: .zero)
      didMoveToSuperview()
      didMoveAll(from: oldWindow, to: nil)
    }
  }

  private func willMoveAll(from old: UIWindow?, to new: UIWindow?) {
    if old === new { return }
    willMove(toWindow: new)
    viewController?.viewWillMove(to: new)
    for view in subviews { view.willMoveAll(from: old, to: new) }
  }

  private func didMoveAll(from old: UIWindow?, to new: UIWindow?) {
    if old === new { return }
    didMoveToWindow()
    viewController?.viewDidMove(to: new)
    for view in subviews { view.didMoveAll(from: old, to: new) }
  }
}

extension UIViewController {
  /// Makes a controller a child of this one, unless it is.
  func adopt(_ child: UIViewController) {
    if child.parent === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    (child.isMovingToParent, child.isMovingFromParent) = (true, false)
  }

  /// Ends being a child.
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// The nearest controller of a class that this one lies in.
  func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }
}

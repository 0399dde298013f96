extension UIView {
  /// The first view with a tag of those that lie in this one.
  func subview(tagged tag: Int) -> UIView? {
    for view in children {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
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

  /// Ends the editing of a text field that is the view or lies in it, with `force` whatever its
  /// delegate says.
  func endEditingBelow(_ force: Bool) -> Bool {
    guard isFirstResponder else { return children.allSatisfy { $0.endEditing(force) } }
    guard force, let field = self as? UITextField else { return resignFirstResponder() }
    field.leaveFocus()
    return !field.isFirstResponder
  }
}

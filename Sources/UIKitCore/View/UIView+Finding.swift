extension UIView {
  /// The first view with a tag, of this one and those that lie in it; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in children {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Has two subviews change places in ``subviews``.
  ///
  /// - Precondition: There are subviews at both indices.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] {
      precondition(
        children.indices.contains(index),
        "\(itemName) has \(children.count) subviews; there is none at \(index)")
    }
    children.swapAt(index1, index2)
    setNeedsDisplay()
  }

  /// Ends the editing of a text field that is the view or lies in it.
  ///
  /// - Returns: Whether none is edited any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard isFirstResponder else { return children.allSatisfy { $0.endEditing(force) } }
    return resignFirstResponder()
  }
}

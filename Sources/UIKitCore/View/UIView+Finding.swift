extension UIView {
  /// The first view with a tag of those that lie in this one.
  func subview(tagged tag: Int) -> UIView? {
    for view in children {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}

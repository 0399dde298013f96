extension UIView {
  /// Ends the editing of a text field that is the view or lies in it, with `force` whatever its
  /// delegate says.
  func endEditingBelow(_ force: Bool) -> Bool {
    guard isFirstResponder else { return children.allSatisfy { $0.endEditing(force) } }
    guard force, let field = self as? UITextField else { return resignFirstResponder() }
    field.leaveFocus()
    return !field.isFirstResponder
  }
}

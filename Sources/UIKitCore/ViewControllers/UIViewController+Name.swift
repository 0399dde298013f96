extension UIViewController {
  /// What to call the controller in a message: its class, and its title if it has one.
  var itemName: String {
    title.map { "\(type(of: self)) '\($0)'" } ?? "\(type(of: self))"
  }
}

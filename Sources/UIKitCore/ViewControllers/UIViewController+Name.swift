extension UIViewController {
  /// What to call the controller in a message: its class, and its title if it has one.
  var itemName: String {
    title.map { "\(type(of: self)) '\($0)'" } ?? "\(type(of: self))"
  }
}

extension UIView {
  /// What to call the view of a controller of UIKit's own in a message.
  var nameAsControllersView: String {
    viewController.map { "\(type(of: $0)).view" } ?? "view"
  }
}

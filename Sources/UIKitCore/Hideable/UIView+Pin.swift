import Foundation

extension UIView {
  /// Pins edges of the view to its superview's, at distances in points.
  ///
  ///     panel.pinToSuperview(with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20))
  ///     header.pinToSuperview(edges: [.top, .left, .right])
  ///
  /// The view is laid out by constraints from then on. Without a superview nothing happens.
  ///
  /// > Note: Not in UIKit.
  public func pinToSuperview(with insets: UIEdgeInsets = .zero, edges: UIRectEdge = .all) {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    var constraints: [NSLayoutConstraint] = []
    if edges.contains(.top) {
      constraints.append(topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top))
    }
    if edges.contains(.left) {
      constraints.append(
        leftAnchor.constraint(equalTo: superview.leftAnchor, constant: insets.left))
    }
    if edges.contains(.bottom) {
      constraints.append(
        bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -insets.bottom))
    }
    if edges.contains(.right) {
      constraints.append(
        rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -insets.right))
    }
    NSLayoutConstraint.activate(constraints)
  }
}

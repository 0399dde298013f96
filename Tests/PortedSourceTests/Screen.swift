import UIKit

/// Shows a controller in a window of a size.
@MainActor @discardableResult func show(
  _ controller: UIViewController, _ width: CGFloat, _ height: CGFloat
) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.rootViewController = controller
  window.layoutIfNeeded()
  return window
}

/// Fills a view of a size with another.
@MainActor @discardableResult func show(
  _ view: UIView, _ width: CGFloat, _ height: CGFloat
) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.addSubview(view)
  view.frame = root.bounds
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  root.layoutIfNeeded()
  return root
}

/// Puts a view into the top left corner of a view of a size, as large as its own constraints make
/// it and, unless told otherwise, as wide as that one.
@MainActor @discardableResult func place(
  _ view: UIView, in width: CGFloat, _ height: CGFloat, isWide: Bool = true
) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.addSubview(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: root.topAnchor),
    view.leftAnchor.constraint(equalTo: root.leftAnchor),
  ])
  if isWide { view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true }
  root.layoutIfNeeded()
  return root
}

extension UIWindow {
  /// Gives the window another size, and lays it out.
  func resize(to width: CGFloat, _ height: CGFloat) {
    frame.size = CGSize(width: width, height: height)
    layoutIfNeeded()
  }
}

extension UIView {
  /// Where the view lies on the screen, to the point: x, y, width and height.
  var place: [Int] { convert(bounds, to: nil).points }
}

extension CGRect {
  /// The rectangle to the point.
  var points: [Int] { [minX, minY, width, height].map { Int($0.rounded()) } }
}

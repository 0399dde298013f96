import UIKit

/// What every demo is: a view controller with a name, a line about it, and keys.
class DemoViewController: UIViewController {
  /// The name on the command line and in the header.
  class var name: String { "" }
  /// The demo in a line.
  class var summary: String { "" }

  /// Makes the demo afresh.
  required init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The demo's keys.
  var commands: [DemoCommand] { [] }
  /// The views that the digits hide and show, from 1 on.
  var numberedViews: [UIView] { [] }

  /// The views that keys can leave without a place though nothing is hidden.
  var looseViews: [UIView] { [] }

  /// The demos, in the order in which `n` goes through them.
  static let all: [DemoViewController.Type] = [
    HideableDemo.self, PinDemo.self, ScrollDemo.self, TableDemo.self, FailoverDemo.self,
    CornersDemo.self,
  ]

  /// Who tells the user what a change did; see ``report(_:)``.
  weak var reporter: (any ChangeReporter)?

  /// Makes a change that no key of the demo made, such as pressing a button, and has it told.
  func report(_ change: @escaping () -> String?) {
    if let reporter { reporter.report(change) } else { _ = change() }
  }

  /// Called after every change, however it was made; says what is new.
  func layoutDidChange() {}

  /// Gives a view the name under which it is drawn, counted and printed.
  func name(_ view: UIView, _ name: String) {
    view.accessibilityIdentifier = name
  }

  /// Hides a view that shows, shows one that is hidden, and says so.
  func toggle(_ view: UIView) -> String {
    let name = view.accessibilityIdentifier ?? "view"
    if view.isCollapsed {
      view.showView()
      return "show \(name)"
    }
    view.hideView()
    return "hide \(name)"
  }

  /// Deactivates constraints if all are active, activates them otherwise, and says so.
  func toggle(_ constraints: [NSLayoutConstraint], _ name: String) -> String {
    let isOn = constraints.allSatisfy(\.isActive)
    for constraint in constraints { constraint.isActive = !isOn }
    return "\(name) \(isOn ? "off" : "on")"
  }

  /// Adds a line of text at a distance, in points, below what ends at an anchor.
  @discardableResult
  func addCaption(
    _ text: String, _ distance: CGFloat, below anchor: NSLayoutYAxisAnchor
  ) -> UIView {
    let caption = UILabel()
    caption.text = text
    caption.textColor = .secondaryLabel
    caption.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(caption)
    caption.topAnchor.constraint(equalTo: anchor, constant: distance).isActive = true
    caption.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
    return caption
  }
}

/// Tells the user what a change to a layout did.
@MainActor protocol ChangeReporter: AnyObject {
  /// Makes a change, which says what it did, and tells what came of it.
  func report(_ change: @escaping () -> String?)
}

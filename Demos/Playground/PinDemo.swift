import UIKit

/// `pinToSuperview(with:edges:)`: a view with a size of its own, pinned by any of its edges.
final class PinDemo: DemoViewController {
  override class var name: String { "pin" }
  override class var summary: String { "pin any edges, and move the insets" }

  private let box = BoxView(title: "pinned")
  private var growth: CGFloat = 0
  /// The constraint that pins each edge that is on.
  private var pins: [(edge: UIRectEdge, constraint: NSLayoutConstraint)] = []

  private var insets: UIEdgeInsets {
    UIEdgeInsets(top: 10 + growth, left: 20 + growth, bottom: 30 + growth, right: 20 + growth)
  }

  override var commands: [DemoCommand] {
    [
      edgeCommand("t", .top, "top"), edgeCommand("l", .left, "left"),
      edgeCommand("b", .bottom, "bottom"), edgeCommand("r", .right, "right"),
      DemoCommand(key: "+", title: "larger insets") { [self] in grow(by: 8) },
      DemoCommand(key: "-", title: "smaller insets") { [self] in grow(by: -8) },
    ]
  }

  override var numberedViews: [UIView] { [box] }
  override var looseViews: [UIView] { [box] }

  override func viewDidLoad() {
    name(view, "root")
    name(box, "box")
    view.addSubview(box)
    for edge in [UIRectEdge.top, .left, .bottom, .right] { pin(edge) }
  }

  private func edgeCommand(_ key: String, _ edge: UIRectEdge, _ title: String) -> DemoCommand {
    DemoCommand(key: key, title: title, help: "pin the \(title) edge, or let it go") { [self] in
      if let index = pins.firstIndex(where: { $0.edge == edge }) {
        pins.remove(at: index).constraint.isActive = false
        return "unpin the \(title) edge"
      }
      pin(edge)
      return "pin the \(title) edge"
    }
  }

  private func pin(_ edge: UIRectEdge) {
    let others = view.constraints
    box.pinToSuperview(with: insets, edges: edge)
    for constraint in view.constraints where !others.contains(constraint) {
      pins.append((edge, constraint))
    }
  }

  /// Moves the pins that are on; insets do not go below zero.
  private func grow(by points: CGFloat) -> String? {
    if min(insets.top + points, insets.left + points) < 0 { return nil }
    growth += points
    for (edge, constraint) in pins { constraint.constant = constant(for: edge) }
    view.setNeedsLayout()
    return "insets \(insetNumbers)"
  }

  private func constant(for edge: UIRectEdge) -> CGFloat {
    switch edge {
    case .top: insets.top
    case .left: insets.left
    case .bottom: -insets.bottom
    default: -insets.right
    }
  }

  override func viewDidLayoutSubviews() {
    let frame = box.frame
    let names: [(UIRectEdge, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    let pinned = names.filter { name in pins.contains { $0.edge == name.0 } }.map(\.1)
    box.lines = [
      "edges: \(pinned.isEmpty ? "none" : pinned.joined(separator: " "))",
      "insets: \(insetNumbers)",
      "x \(number(frame.minX)) to \(number(frame.maxX))",
      "y \(number(frame.minY)) to \(number(frame.maxY))",
    ]
  }

  private var insetNumbers: String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  private func number(_ points: CGFloat) -> String { "\(Int(points.rounded()))" }
}

import UIKit

/// `pinToSuperview(with:edges:)`: a view with a size of its own, pinned by any of its edges.
final class PinDemo: DemoViewController {
  override class var name: String { "pin" }
  override class var summary: String { "pin any edges, and move the insets" }

  private let box = BoxView(title: "pinned")
  private let board = ConstraintBoard()
  private var edges = UIRectEdge.all
  private var growth: CGFloat = 0
  private var pins: [NSLayoutConstraint] = []

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

  override func viewDidLoad() {
    name(view, "root")
    name(box, "box")
    view.addSubview(board)
    view.addSubview(box)
    board.translatesAutoresizingMaskIntoConstraints = false
    // Behind the box, in the middle: what is pinned tells its numbers itself.
    NSLayoutConstraint.activate([
      board.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      board.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.sendSubviewToBack(board)
    pin()
  }

  private func edgeCommand(_ key: String, _ edge: UIRectEdge, _ title: String) -> DemoCommand {
    DemoCommand(key: key, title: title) { [self] in
      edges.formSymmetricDifference(edge)
      pin()
      return edges.contains(edge) ? "pin \(title)" : "unpin \(title)"
    }
  }

  private func grow(by points: CGFloat) -> String {
    growth += points
    pin()
    return
      "insets \(Int(insets.top)) \(Int(insets.left)) \(Int(insets.bottom)) \(Int(insets.right))"
  }

  /// Takes the old pins away and pins the edges that are on, at the insets of the moment.
  private func pin() {
    NSLayoutConstraint.deactivate(pins)
    let others = view.constraints
    box.pinToSuperview(with: insets, edges: edges)
    pins = view.constraints.filter { !others.contains($0) }
  }

  override func viewDidLayoutSubviews() {
    let frame = box.frame
    box.lines = [
      "x \(number(frame.minX)) to \(number(frame.maxX))",
      "y \(number(frame.minY)) to \(number(frame.maxY))",
    ]
  }

  private func number(_ points: CGFloat) -> String { "\(Int(points.rounded()))" }
}

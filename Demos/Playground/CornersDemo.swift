import UIKit

/// The corners of hiding: a chain of five any of which can go, a view hidden in a hidden view, and
/// bypasses that close the gaps.
final class CornersDemo: DemoViewController {
  override class var name: String { "corners" }
  override class var summary: String {
    "hide any of five, or a view in a view: bypasses close gaps"
  }

  private static let titles = ["one", "two", "three", "four", "five"]
  private let links = titles.map { BoxView(title: $0) }
  private let outer = BoxView(title: "")
  private let inner = BoxView(title: "inner")
  private let beside = BoxView(title: "beside")
  private let below = BoxView(title: "below")
  private var bypasses: [NSLayoutConstraint] = []

  override var commands: [DemoCommand] {
    [
      DemoCommand(key: "b", title: "bypasses", help: "bypasses on/off") { [self] in
        toggle(bypasses, "bypasses")
      },
      DemoCommand(key: "s", title: "show all") { [self] in
        for view in numberedViews { view.showView() }
        return "show all"
      },
    ]
  }

  override var numberedViews: [UIView] { links + [outer, inner] }

  override func viewDidLoad() {
    name(view, "root")
    for (box, title) in zip(links, Self.titles) { add(box, title, to: view) }
    add(outer, "outer", to: view)
    add(inner, "inner", to: outer)
    add(beside, "beside", to: outer)
    add(below, "below", to: view)
    chain()
    nest()
    addCaption(
      "a bypass is a wish that takes over when the view between is hidden", 16,
      below: below.bottomAnchor)
    NSLayoutConstraint.activate(bypasses)
  }

  private func add(_ box: UIView, _ title: String, to superview: UIView) {
    name(box, title)
    box.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(box)
  }

  /// Puts the five in a row, a cell apart, each a cell wider than the one before.
  ///
  /// Each is tied to the one before it, and wishes to be next to every earlier one: the nearer, the
  /// more. Least it wishes to be at the edge, the earlier the more: wishes of one priority would
  /// settle in the middle.
  private func chain() {
    for (place, box) in links.enumerated() {
      size(box, width: CGFloat(7 + place) * 8, height: 48)
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      let start = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)
      if place == 0 { start.isActive = true } else { bypass(start, priority: 400 - place) }
      for (earlier, other) in links.prefix(place).enumerated() {
        let gap = box.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8)
        let distance = place - earlier
        if distance == 1 { gap.isActive = true } else { bypass(gap, priority: 800 - distance) }
      }
    }
  }

  /// Puts a box with two in it below the chain, and another box below that.
  private func nest() {
    size(outer, width: 240, height: 80)
    size(inner, width: 96, height: 48)
    size(beside, width: 96, height: 48)
    size(below, width: 240, height: 48)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 64),
      outer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 16),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
      beside.topAnchor.constraint(equalTo: outer.topAnchor, constant: 16),
      beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 16),
      below.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 16),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
    ])
    bypass(
      beside.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16), priority: 500)
    bypass(below.topAnchor.constraint(equalTo: view.topAnchor, constant: 64), priority: 500)
  }

  private func size(_ box: UIView, width: CGFloat, height: CGFloat) {
    box.widthAnchor.constraint(equalToConstant: width).isActive = true
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  /// What comes instead when the views between are hidden.
  private func bypass(_ constraint: NSLayoutConstraint, priority: Int) {
    constraint.priority = UILayoutPriority(Float(priority))
    bypasses.append(constraint)
  }
}

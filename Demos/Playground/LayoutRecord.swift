import UIKit

/// What a layout looks like at one moment, to tell what a change did to it.
@MainActor struct LayoutRecord {
  private var frames: [ObjectIdentifier: CGRect] = [:]
  /// The active constraints, and whether each acts.
  private var constraints: [ObjectIdentifier: Bool] = [:]
  /// The views that are hidden by `hideView()`, each before those in it.
  private var hidden: [UIView] = []
  /// How high what scrolls in named views is, in points.
  private var contentHeight: CGFloat = 0
  /// How many rows named tables have.
  private var rows = 0
  /// The named views that would show, but lie outside the root.
  private var outside: [UIView] = []
  private let root: UIView

  /// Records the named views and all constraints of a tree.
  init(of root: UIView) {
    self.root = root
    record(root, isShown: true)
  }

  private mutating func record(_ view: UIView, isShown: Bool) {
    var isSeen = isShown
    if view.accessibilityIdentifier != nil {
      frames[ObjectIdentifier(view)] = view.frame
      recordContent(of: view)
      let place = view.convert(view.bounds, to: root)
      if isShown, view !== root, !place.isEmpty, !place.intersects(root.bounds) {
        outside.append(view)
        isSeen = false
      }
    }
    if view.isCollapsed { hidden.append(view) }
    for constraint in view.constraints {
      constraints[ObjectIdentifier(constraint)] = constraint.isActing
    }
    for child in view.subviews {
      // What is scrolled away comes back by scrolling.
      record(child, isShown: isSeen && !child.isHidden && !(view is UIScrollView))
    }
  }

  private mutating func recordContent(of view: UIView) {
    guard let scrollView = view as? UIScrollView else { return }
    contentHeight += scrollView.contentSize.height
    guard let table = view as? UITableView else { return }
    rows += (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
  }

  /// What is different since `before`, in words: "4 constraints stand by, 1 frame changed".
  func changes(since before: LayoutRecord) -> String {
    var standingBy = 0
    var actingAgain = 0
    for (id, acts) in constraints {
      guard let acted = before.constraints[id] else { continue }
      if acted && !acts { standingBy += 1 }
      if !acted && acts { actingAgain += 1 }
    }
    let added = constraints.keys.count { before.constraints[$0] == nil }
    let removed = before.constraints.keys.count { constraints[$0] == nil }
    let moved = frames.count {
      before.frames[$0.key].map { [frame = $0.value] in $0 != frame } ?? false
    }
    var parts: [String] = []
    if standingBy > 0 {
      parts.append(count(standingBy, "constraint") + " stand\(standingBy == 1 ? "s" : "") by")
    }
    if actingAgain > 0 {
      parts.append(count(actingAgain, "constraint") + " act\(actingAgain == 1 ? "s" : "") again")
    }
    if added > 0 { parts.append(count(added, "constraint") + " added") }
    if removed > 0 { parts.append(count(removed, "constraint") + " removed") }
    let content = moved == 0 ? contentChanges(since: before) : []
    if content.isEmpty {
      parts.append((moved == 0 ? "no frame" : count(moved, "frame")) + " changed")
    }
    parts += content
    return parts.joined(separator: ", ")
  }

  /// What is different about what scrolls: "1 row added", "content 32 points higher".
  private func contentChanges(since before: LayoutRecord) -> [String] {
    let newRows = rows - before.rows
    let growth = Int((contentHeight - before.contentHeight).rounded())
    var parts: [String] = []
    if newRows != 0 {
      parts.append(count(abs(newRows), "row") + (newRows > 0 ? " added" : " removed"))
    }
    if growth != 0 {
      parts.append("content \(count(abs(growth), "point")) \(growth > 0 ? "higher" : "lower")")
    }
    return parts
  }

  /// What nothing decides about a view, though all show: "nothing decides where box is"; nil where
  /// all is decided.
  static func ambiguity(of view: UIView) -> String? {
    guard view.hasAmbiguousLayout, let name = view.accessibilityIdentifier else { return nil }
    let axes = [(NSLayoutConstraint.Axis.horizontal, "horizontally"), (.vertical, "vertically")]
      .filter { view.constraintsAffectingLayout(for: $0.0).isEmpty }.map(\.1)
    return "nothing decides where \(name) is" + (axes.count == 1 ? " \(axes[0])" : "")
  }

  /// Which views have got off the screen since `before`: "three is off the screen"; nil if none
  /// has.
  func lost(since before: LayoutRecord) -> String? {
    let names = outside.filter { !before.outside.contains($0) }.compactMap(
      \.accessibilityIdentifier)
    guard let first = names.first else { return nil }
    if names.count == 1 { return "\(first) is off the screen" }
    return "\(first) and \(names.count - 1) more are off the screen"
  }

  /// What nothing decides while views are hidden: "B hidden: nothing now decides where C is
  /// vertically"; nil where all is decided.
  ///
  /// However it came to that: a view may have been hidden before its failover went.
  var missingFailovers: String? {
    let missing = hidden.flatMap(\.missingFailovers)
    guard let first = missing.first else { return nil }
    return missing.count == 1 ? "\(first)" : "\(first), and \(missing.count - 1) more"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

import UIKit

/// What a layout looks like at one moment, to tell what a change did to it.
@MainActor struct LayoutRecord {
  private var frames: [ObjectIdentifier: CGRect] = [:]
  /// The active constraints, and whether each acts.
  private var constraints: [ObjectIdentifier: Bool] = [:]
  /// The views that are hidden by `hideView()`, each before those in it.
  private var hidden: [UIView] = []
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
    parts.append((moved == 0 ? "no frame" : count(moved, "frame")) + " changed")
    return parts.joined(separator: ", ")
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

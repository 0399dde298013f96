import ConstraintSolver

extension FailoverSearch {
  /// A view, or a guide of one.
  @MainActor struct Item {
    let view: UIView
    var guide: UILayoutGuide?

    var box: LayoutBox? { guide == nil ? view.box : guide?.box }
  }

  /// The views and guides about which something may be open since a view is hidden.
  @MainActor struct Candidates {
    /// The views at the other end of what was cut, each after those in it.
    ///
    /// Where a guide is at the other end, or a view that takes part in layout without being seen,
    /// these are the views tied to it. In a stack, the stack and the views before and after too.
    private(set) var near: [UIView] = []
    /// These, then all other views, each after those in it, since what was cut may have decided
    /// where others move that nothing else does; then the guides: where a view follows from one, it
    /// is the view that is seen.
    private(set) var all: [Item] = []

    init(around hidden: UIView, in engine: LayoutEngine) {
      let ends = Self.ends(cutOffFrom: hidden, in: engine) + Self.neighbors(inStackOf: hidden)
      let isNear = Set(ends.map { ObjectIdentifier($0) })
      let shown = engine.root.descendants(shownBeside: hidden)
      let views = shown.filter { $0.box?.engine === engine }
      near = views.filter { isNear.contains(ObjectIdentifier($0)) }
      let others = views.filter { !isNear.contains(ObjectIdentifier($0)) }
      let guides = (shown + [engine.root]).flatMap { view in
        view.guidesOfApp.filter { $0.box?.engine === engine }.map { Item(view: view, guide: $0) }
      }
      all = (near + others).map { Item(view: $0) } + guides
    }

    /// The stack that arranges a view, and what it shows before and after it.
    private static func neighbors(inStackOf hidden: UIView) -> [UIView] {
      guard let stack = hidden.superview as? UIStackView else { return [] }
      let parts = stack.arrangedSubviews.split(
        maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 === hidden })
      guard parts.count == 2 else { return [] }
      return [parts[0].last { !$0.isHidden }, parts[1].first { !$0.isHidden }, stack]
        .compactMap { $0 }
    }

    /// What the app tied to the view, or to what lies in it, or to what is not seen and was tied to
    /// that.
    private static func ends(cutOffFrom hidden: UIView, in engine: LayoutEngine) -> [UIView] {
      let cut = hidden.constraintsCutOff(from: engine).compactMap(\.row.id)
      var boxes = cut.flatMap { engine.boxes(mentionedBy: $0) }
      if !boxes.allSatisfy({ isSeen($0, beside: hidden) }) {
        boxes += beyond(boxes.filter { !isSeen($0, beside: hidden) }, beside: hidden, in: engine)
      }
      return boxes.compactMap(\.view)
    }

    /// What is tied to boxes that are not seen, directly or by others that are not.
    private static func beyond(
      _ boxes: [LayoutBox], beside hidden: UIView, in engine: LayoutEngine
    ) -> [LayoutBox] {
      var tied: [ObjectIdentifier: [LayoutBox]] = [:]
      for id in engine.solver.actingConstraints(countingFrom: LayoutEngine.leastCounted) {
        let ends = engine.boxes(mentionedBy: id)
        for end in ends { tied[ObjectIdentifier(end), default: []] += ends }
      }
      var (found, open) = ([LayoutBox](), boxes)
      var seen = Set(boxes.map { ObjectIdentifier($0) })
      while let box = open.popLast() {
        for other in tied[ObjectIdentifier(box), default: []]
        where seen.insert(ObjectIdentifier(other)).inserted {
          found.append(other)
          if !isSeen(other, beside: hidden) { open.append(other) }
        }
      }
      return found
    }

    /// Whether a box is that of a view that shows, or that lies in the hidden view or another one
    /// that ``hideView()`` hides: not a guide's, nor that of a view out of sight by `isHidden` alone.
    private static func isSeen(_ box: LayoutBox, beside hidden: UIView) -> Bool {
      guard let view = box.view else { return box.placedBy?.isDescendant(of: hidden) == true }
      return view.isDescendant(of: hidden) || view.isShown(beside: hidden)
        || view.isCollapsed(beside: hidden)
    }
  }
}

extension LayoutEngine {
  /// The views and guides that a constraint speaks of.
  fileprivate func boxes(mentionedBy id: ConstraintID) -> [LayoutBox] {
    solver.constraint(id).expression.terms.compactMap { box(of: $0.variable) }
  }
}

extension UIView {
  /// The guides that the app may tie something to and that do not only follow the view.
  fileprivate var guidesOfApp: [UILayoutGuide] {
    layoutGuides.filter { !($0 is StackGuide) } + [contentEdges].compactMap { $0 }
  }

  /// Whether neither the view nor one it lies in is hidden, as far as they do not hold another view
  /// too.
  fileprivate func isShown(beside other: UIView) -> Bool {
    sequence(first: self, next: { $0.parent })
      .allSatisfy { !$0.isHidden || other.isDescendant(of: $0) }
  }

  /// Whether the view or one it lies in is hidden by ``hideView()``, and does not hold another view
  /// too.
  fileprivate func isCollapsed(beside other: UIView) -> Bool {
    sequence(first: self, next: { $0.parent })
      .contains { $0.isCollapsed && !other.isDescendant(of: $0) }
  }

  /// The views below that are shown, each after those in it, as far as they do not hold another
  /// view too.
  fileprivate func descendants(shownBeside other: UIView) -> [UIView] {
    subviews.filter { $0 !== other && (!$0.isHidden || other.isDescendant(of: $0)) }
      .flatMap { $0.descendants(shownBeside: other) + [$0] }
  }
}

import ConstraintSolver

extension FailoverSearch {
  /// The views about which something may be open since a view is hidden.
  @MainActor struct Candidates {
    /// Those at the other end of what was cut, each after those in it.
    ///
    /// Where a guide is at the other end, or a view that takes part in layout without being seen,
    /// it is for the views that follow from it: any.
    private(set) var near: [UIView] = []
    /// These, and then, if not too many show, all others, each after those in it: what was cut may
    /// have decided where others move that nothing else does.
    private(set) var all: [UIView] = []

    /// Of how many views all are asked about: the cost grows faster than their number.
    private static var few: Int { 32 }

    init(around hidden: UIView, in engine: LayoutEngine) {
      let boxes = Self.boxes(cutOffFrom: hidden, in: engine)
      var near = Set(boxes.compactMap { $0.view.map { ObjectIdentifier($0) } })
      near.formUnion(Self.neighbors(inStackOf: hidden).map { ObjectIdentifier($0) })
      let shown = engine.root.descendants(shownBeside: hidden)
        .filter { $0.box?.engine === engine }
      let neighbors = shown.filter { near.contains(ObjectIdentifier($0)) }
      let rest = shown.filter { !near.contains(ObjectIdentifier($0)) }
      let isSeen = boxes.allSatisfy { Self.isSeen($0, beside: hidden) }
      self.near = isSeen ? neighbors : neighbors + rest
      all = shown.count <= Self.few ? neighbors + rest : self.near
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

    /// What the app tied to the view, or to what lies in it.
    private static func boxes(
      cutOffFrom hidden: UIView, in engine: LayoutEngine
    ) -> [LayoutBox] {
      hidden.constraintsCutOff(from: engine).compactMap(\.row.id)
        .flatMap { engine.solver.constraint($0).expression.terms.map(\.variable) }
        .compactMap { engine.box(of: $0) }
    }

    /// Whether a box is that of a view, and not out of sight only by `isHidden`.
    private static func isSeen(_ box: LayoutBox, beside hidden: UIView) -> Bool {
      guard let view = box.view else { return box.placedBy?.isDescendant(of: hidden) == true }
      return view.isDescendant(of: hidden) || view.isShown(beside: hidden)
        || view.isCollapsed(beside: hidden)
    }
  }
}

extension UIView {
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

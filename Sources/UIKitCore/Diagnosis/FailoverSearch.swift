import ConstraintSolver
import Foundation

/// Looks for what the layout leaves open now that a view is hidden, and would not if it showed.
@MainActor struct FailoverSearch: ~Copyable {
  private let hidden: UIView
  private let engine: LayoutEngine
  /// The layout as it would be with the view shown, and as it is.
  private var before: Hypothesis
  private var after: Hypothesis
  private let views: [UIView]
  private var found: [UIView.MissingFailover] = []

  init(hidden: UIView, _ box: LayoutBox, in engine: LayoutEngine) {
    self.hidden = hidden
    self.engine = engine
    let cut = hidden.constraintsCutOffAlone(from: engine)
    // What a stack or the app put somewhere without constraints that are at hand is where it was.
    let isPlacedOtherwise =
      hidden.translatesAutoresizingMaskIntoConstraints
      || (hidden.superview as? UIStackView)?.arrangedSubviews.contains { $0 === hidden } == true
    let stays =
      isPlacedOtherwise
      ? [OwnRowKind.stayX, .stayY, .stayWidth, .stayHeight]
        .compactMap { box.ownRows[$0] } : []
    let extra = cut.compactMap(\.row.id) + stays
    let all = engine.solver.constraints(
      connectedWith: extra, countingFrom: LayoutEngine.leastCounted)
    let remaining = Set(all).subtracting(extra)
    before = Hypothesis(of: engine.solver, acting: all)
    after = Hypothesis(of: engine.solver, acting: all.filter { remaining.contains($0) })
    views = Self.candidates(for: cut, from: hidden, in: engine)
  }

  mutating func run() -> [UIView.MissingFailover] {
    for view in views {
      guard let box = view.box else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let isHorizontal = axis == .horizontal
        look(for: .size, isHorizontal ? box.width : box.height, of: view, axis)
        look(for: .position, isHorizontal ? box.x : box.y, of: view, axis)
      }
    }
    for view in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { checkRoom(of: view, axis) }
    }
    return found
  }

  /// Notes a variable that only the hidden view decided; what follows from it is decided then.
  private mutating func look(
    for lack: UIView.MissingFailover.Lack, _ variable: Variable, of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard before.mentions(variable), after.isAmbiguous(variable), !before.isAmbiguous(variable)
    else { return }
    note(lack, of: view, axis)
    after.fix(variable)
  }

  /// Notes a view that could outgrow its superview only since the hidden view is away: whatever its
  /// content wished for, any constraint that ends at the superview's edge would hold it, however weak.
  private mutating func checkRoom(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard let box = view.box, let superview = view.superview, superview.contentEdges == nil,
      let outer = superview.box, outer.engine === engine,
      !found.contains(where: { $0.view === view && $0.axis == axis })
    else { return }
    let (origin, size) = (box.place.origin(along: axis), box.place.size(along: axis))
    let room = outer.place.size(along: axis)
    if !before.mentions(axis == .horizontal ? box.width : box.height) { return }
    let frame = superview.frame
    let growth: Constraint =
      size == Double(axis == .horizontal ? frame.width : frame.height) + 1
    let content = [
      axis == .horizontal ? OwnRowKind.hugWidth : .hugHeight,
      axis == .horizontal ? .resistWidth : .resistHeight,
      axis == .horizontal ? .meetWidth : .meetHeight,
    ].compactMap { box.ownRows[$0] }
    let margins = [origin.expression, room - (origin + size)]
    func isOutside(_ margins: [Double]) -> Bool { margins.contains { $0 < -1e-3 } }
    guard isOutside(after.values(of: margins, wishing: growth, without: content)),
      !isOutside(before.values(of: margins, wishing: growth, without: content))
    else { return }
    note(.containment, of: view, axis)
    for margin in margins { after.assume(margin >= 0) }
  }

  private mutating func note(
    _ lack: UIView.MissingFailover.Lack, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    found.append(.init(hiddenView: hidden, view: view, axis: axis, lack: lack))
  }

  /// The views about which something may be open: those at the other end of what was cut.
  ///
  /// Nothing else can move that could not before, unless one of them does. Where a guide is at the
  /// other end, or a view that does not show, it is for the views that follow from it: any.
  private static func candidates(
    for cut: [NSLayoutConstraint], from hidden: UIView, in engine: LayoutEngine
  ) -> [UIView] {
    var seen: Set<ObjectIdentifier> = []
    let variables = cut.compactMap(\.row.id)
      .flatMap { engine.solver.constraint($0).expression.terms.map(\.variable) }
    let boxes = variables.compactMap { engine.boxes[$0.number]?.takeUnretainedValue() }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
    let neighbors = boxes.compactMap(\.view).filter { !$0.isDescendant(of: hidden) }
    let areAllSeen = boxes.allSatisfy { box in
      box.view.map { $0.isShown || $0.isDescendant(of: hidden) }
        ?? (box.placedBy?.isDescendant(of: hidden) == true)
    }
    let others = areAllSeen ? [] : engine.root.shownDescendants
    seen = []
    return (neighbors + others).filter { view in
      view !== engine.root && view.box?.engine === engine && view.isShown
        && seen.insert(ObjectIdentifier(view)).inserted
    }
  }
}

extension UIView {
  /// The active constraints that would act if only this view were not collapsed, oldest first.
  fileprivate func constraintsCutOffAlone(from engine: LayoutEngine) -> [NSLayoutConstraint] {
    outsideConstraints
      .filter { constraint in
        constraint.row.isOf(engine)
          && constraint.row.id.map { engine.solver.isSuspended($0) } == true
          && constraint.chain?.contains { $0.isCollapsed && $0 !== self } == false
      }
      .sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Whether neither the view nor one it lies in is hidden.
  fileprivate var isShown: Bool {
    !sequence(first: self, next: { $0.parent }).contains { $0.isHidden }
  }

  /// The views below that show, each before those in it.
  fileprivate var shownDescendants: [UIView] {
    subviews.filter { !$0.isHidden }.flatMap { [$0] + $0.shownDescendants }
  }
}

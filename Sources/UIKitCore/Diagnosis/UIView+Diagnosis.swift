import ConstraintSolver
import Foundation

/// For finding out why a view is where it is; not for use in an app's own work.
extension UIView {
  /// The constraints that fix where the view lies and how large it is along an axis, each after
  /// those it rests on: the app's, and those that stack views make.
  ///
  ///     label.constraintsAffectingLayout(for: .horizontal)  // leading, the gap before it, …
  ///
  /// > Note: Unlike UIKit, only what does fix the view is among them: not what holds as well, and
  /// > not its content size or autoresizing mask, which are no objects here.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutReasons(for: axis).compactMap(\.constraint)
  }

  /// What fixes where the view lies and how large it is along an axis: constraints, content sizes
  /// and frames, each after what it rests on.
  package func layoutReasons(for axis: NSLayoutConstraint.Axis) -> [LayoutReason] {
    let engine = settledEngine
    guard let box, box.engine === engine else { return [] }
    return engine.reasons(for: box.variables(along: axis))
  }

  /// Whether the constraints leave a choice of where the view lies or how large it is.
  ///
  /// What decides then decides the same way every time. A view hidden by ``hideView()``, and what
  /// lies in one, is never ambiguous: nothing can be seen of it.
  public var hasAmbiguousLayout: Bool {
    !ambiguousVariables.isEmpty
  }

  /// Moves a view whose layout is ambiguous to another place or size that the constraints allow,
  /// and back when called again; does nothing to any other.
  ///
  /// It takes effect at the next layout.
  ///
  /// > Note: Unlike UIKit, the place is not a random one.
  public func exerciseAmbiguityInLayout() {
    let variables = ambiguousVariables
    guard let box, box.engine === layoutEngine else { return }
    if box.attempt == nil && variables.isEmpty { return }
    box.attempt = box.attempt == nil ? settledEngine.otherFrame(of: self, box, variables) : nil
    noteOwnConstraints()
  }

  /// The view's variables that could have other values.
  private var ambiguousVariables: [Variable] {
    let engine = settledEngine
    guard let box, box.engine === engine, self !== engine.root else { return [] }
    if sequence(first: self, next: { $0.parent }).contains(where: { $0.isCollapsed }) { return [] }
    return engine.ambiguous(box.frameVariables)
  }

  /// The engine of the tree, with everything that was noted in effect.
  var settledEngine: LayoutEngine {
    let root = root
    let engine = root.ownEngine ?? LayoutEngine(root: root)
    root.ownEngine = engine
    LayoutPass.endCollecting()
    root.updateConstraintsBelow()
    engine.flush()
    return engine
  }
}

/// For finding out why a guide is where it is; not for use in an app's own work.
extension UILayoutGuide {
  /// The constraints that fix where the guide lies and how large it is along an axis, each after
  /// those it rests on: the app's, and those that stack views make.
  ///
  /// A guide at fixed insets from its view, such as that of the margins, is fixed by what fixes the
  /// view.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let engine = owningView?.settledEngine else { return [] }
    let box = self is InsetLayoutGuide || self is ScrollFrameGuide ? owningView?.box : box
    guard let box, box.engine === engine else { return [] }
    return engine.reasons(for: box.variables(along: axis)).compactMap(\.constraint)
  }

  /// Whether the constraints leave a choice of where the guide lies or how large it is.
  public var hasAmbiguousLayout: Bool {
    guard let owner = owningView else { return false }
    if self is InsetLayoutGuide || self is ScrollFrameGuide { return owner.hasAmbiguousLayout }
    let engine = owner.settledEngine
    guard let box, box.engine === engine else { return false }
    if sequence(first: owner, next: { $0.parent }).contains(where: { $0.isCollapsed }) {
      return false
    }
    // Content starts where its coordinates do.
    let variables = self is ScrollContentGuide ? [box.width, box.height] : box.frameVariables
    return !engine.ambiguous(variables).isEmpty
  }
}

extension LayoutBox {
  /// Where the box lies and how large it is along an axis.
  func variables(along axis: NSLayoutConstraint.Axis) -> [Variable] {
    axis == .horizontal ? [x, width] : [y, height]
  }
}

extension LayoutEngine {
  /// What fixes variables, each after what it rests on.
  func reasons(for variables: [Variable]) -> [LayoutReason] {
    var ids: [ConstraintID] = []
    for variable in variables {
      for id in solver.explanation(of: variable).constraints where !ids.contains(id) {
        ids.append(id)
      }
    }
    return LayoutReasons(of: self)[ids]
  }

  /// Another frame to wish for where variables could have other values.
  fileprivate func otherFrame(of view: UIView, _ box: LayoutBox, _ free: [Variable]) -> CGRect {
    let room = view.superview?.bounds.size ?? .zero
    var frame = box.frame
    func isFree(_ variable: Variable) -> Bool { free.contains(variable) }
    if isFree(box.width) { frame.size.width = other(than: frame.width, within: room.width) }
    if isFree(box.height) { frame.size.height = other(than: frame.height, within: room.height) }
    if isFree(box.x) { frame.origin.x = other(than: frame.minX, within: room.width - frame.width) }
    if isFree(box.y) {
      frame.origin.y = other(than: frame.minY, within: room.height - frame.height)
    }
    return frame
  }

  /// The end of a range that lies farther from a value.
  private func other(than value: CGFloat, within limit: CGFloat) -> CGFloat {
    value < limit / 2 ? limit : 0
  }
}

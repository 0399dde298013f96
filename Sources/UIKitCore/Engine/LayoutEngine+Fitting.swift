import ConstraintSolver
package import Foundation

/// The size a view is measured for, and how much that is wished.
package struct LayoutFitting {
  /// In points.
  package var size: CGSize
  /// How much the width is wished.
  package var horizontal: UILayoutPriority
  /// How much the height is wished.
  package var vertical: UILayoutPriority
}

extension UIView {
  /// The size that suits the view by the constraints below it.
  func fittingSize(_ fitting: LayoutFitting) -> CGSize {
    updateConstraintsIfNeeded()
    let state = EngineState(of: self)
    defer { state.restore() }
    return LayoutEngine(root: self, fitting: fitting).measure()
  }

  /// The size of the content in the width that a measuring engine has found so far; at first there
  /// is no limit to that.
  func contentSize(fitting box: LayoutBox) -> CGSize {
    contentFollowsWidth ? contentSize(forWidth: box.measuredWidth) : intrinsicContentSize
  }
}

extension LayoutEngine {
  /// The size of the root, once content whose height follows its width has got one.
  fileprivate func measure() -> CGSize {
    for _ in 0..<Self.measuringLimit {
      flush()
      noteMeasuredWidths(below: root)
      if !hasPendingChanges { break }
    }
    return box(of: root).frame.size
  }

  /// How often widths may change heights and heights widths; content does not settle that depends
  /// on itself.
  private static var measuringLimit: Int { 10 }

  private func noteMeasuredWidths(below view: UIView) {
    if view.contentFollowsWidth, let box = view.box, box.measuredWidth != box.frame.width {
      let old = view.contentSize(fitting: box)
      box.measuredWidth = box.frame.width
      if view.contentSize(fitting: box) != old { note(box) }
    }
    for view in view.subviews { noteMeasuredWidths(below: view) }
  }
}

/// What views, guides and constraints of a subtree know of their engine, set aside while another
/// one measures them.
@MainActor private struct EngineState {
  private var views: [(view: UIView, box: LayoutBox?, engine: LayoutEngine?)] = []
  private var guides: [(guide: UILayoutGuide, box: LayoutBox?)] = []
  private var constraints: [(constraint: NSLayoutConstraint, row: EngineRow)] = []

  init(of root: UIView) {
    setAside(root)
  }

  private mutating func setAside(_ view: UIView) {
    views.append((view, view.box, view.knownTo))
    (view.box, view.knownTo) = (nil, nil)
    for guide in view.layoutGuides + view.ownGuides + [view.contentEdges].compactMap({ $0 }) {
      guides.append((guide, guide.box))
      guide.box = nil
    }
    for constraint in view.heldConstraints.all {
      constraints.append((constraint, constraint.row))
      constraint.row = EngineRow()
    }
    for view in view.subviews { setAside(view) }
  }

  func restore() {
    for (view, box, engine) in views { (view.box, view.knownTo) = (box, engine) }
    for (guide, box) in guides { guide.box = box }
    for (constraint, row) in constraints { constraint.row = row }
  }
}

import ConstraintSolver
import Foundation

/// What a constraint of the solver is to the app: one of its own, or what a view brings along.
@MainActor package struct LayoutReason {
  /// The constraint as UIKit describes it.
  package let text: String
  /// The app's constraint; nil for a frame, a content size and their like.
  package let constraint: NSLayoutConstraint?
  /// Whether it stands for a view's frame and autoresizing mask.
  let isAutoresizing: Bool

  init(_ constraint: NSLayoutConstraint) {
    (text, isAutoresizing) = (constraint.description, false)
    self.constraint = constraint
  }

  private init(text: String, isAutoresizing: Bool = false) {
    (self.text, self.isAutoresizing) = (text, isAutoresizing)
    constraint = nil
  }

  /// A size that a root gets from outside, under UIKit's name for it.
  static func given(
    _ root: UIView, _ name: String, _ attribute: String, _ points: Double
  ) -> LayoutReason {
    let size = NSLayoutConstraint.number(points)
    return LayoutReason(
      text: """
        <NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name)' \
        \(root.itemName).\(attribute) == \(size)   (active)>
        """
    )
  }

  /// What a view brings along.
  fileprivate init(_ kind: OwnRowKind, _ row: Constraint, of view: UIView) {
    let name = view.itemName
    switch kind {
    case .x, .y, .width, .height:
      self.init(
        text: """
          <NSAutoresizingMaskLayoutConstraint \(view.maskNotation) \
          \(name).\(kind.attribute) == \(view.follows(kind, row))   (active)>
          """,
        isAutoresizing: true)
    case .hugWidth, .resistWidth, .meetWidth:
      self.init(text: view.contentNotation(.horizontal, row))
    case .hugHeight, .resistHeight, .meetHeight:
      self.init(text: view.contentNotation(.vertical, row))
    case .widthFloor, .heightFloor:
      self.init(text: "<size that is not negative: \(name).\(kind.attribute) >= 0>")
    case .stayX, .stayY, .stayWidth, .stayHeight:
      let points = NSLayoutConstraint.number(-row.expression.constant)
      let what = view.isCollapsed ? "frame of a hidden view" : "exercised ambiguity"
      self.init(text: "<\(what): \(name).\(kind.attribute) == \(points)>")
    }
  }
}

extension OwnRowKind {
  /// What the constraint speaks of, in UIKit's words.
  fileprivate var attribute: String {
    switch self {
    case .x, .stayX: "minX"
    case .y, .stayY: "minY"
    case .width, .widthFloor, .hugWidth, .resistWidth, .meetWidth, .stayWidth: "width"
    case .height, .heightFloor, .hugHeight, .resistHeight, .meetHeight, .stayHeight: "height"
    }
  }
}

extension UIView {
  /// The autoresizing mask as UIKit writes it: `-` is fixed, `&` flexible.
  fileprivate var maskNotation: String {
    func letters(_ flexible: [AutoresizingMask]) -> String {
      let parts = flexible.map { autoresizingMask.contains($0) }
      // Without anything flexible the far margin gives.
      let isRigid = !parts.contains(true)
      return String(parts.enumerated().map { $0.element || isRigid && $0.offset == 2 ? "&" : "-" })
    }
    let across = letters([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let down = letters([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(across) v=\(down)"
  }

  /// What a frame's constraint compares with: a number, or a share of the superview and a number.
  fileprivate func follows(_ kind: OwnRowKind, _ row: Constraint) -> String {
    let sum = row.expression
    let number = NSLayoutConstraint.number(-sum.constant)
    // The first term is the view's own.
    guard sum.terms.count > 1, let superview else { return number }
    let share = -sum.terms[1].coefficient
    let factor = share == 1 ? "" : NSLayoutConstraint.number(share) + "*"
    let size = kind == .x || kind == .width ? "width" : "height"
    let sign = sum.constant > 0 ? "-" : "+"
    let rest =
      sum.constant == 0 ? "" : " \(sign) \(NSLayoutConstraint.number(abs(sum.constant)))"
    return "\(factor)\(superview.itemName).\(size)\(rest)"
  }

  /// A content size as UIKit writes it, with its two priorities.
  fileprivate func contentNotation(_ axis: NSLayoutConstraint.Axis, _ row: Constraint) -> String {
    func points(_ priority: UILayoutPriority) -> String {
      NSLayoutConstraint.number(CGFloat(priority.rawValue))
    }
    let size = NSLayoutConstraint.number(-row.expression.constant)
    let hug = points(contentHuggingPriority(for: axis))
    let resist = points(contentCompressionResistancePriority(for: axis))
    return """
      <NSContentSizeLayoutConstraint \(axis == .horizontal ? "H" : "V"):[\(itemName)(\(size))] \
      Hug:\(hug) CompressionResistance:\(resist)   (active)>
      """
  }
}

/// What the constraints of an engine's solver are to the app.
@MainActor struct LayoutReasons {
  private var reasons: [ConstraintID: () -> LayoutReason] = [:]

  init(of engine: LayoutEngine) {
    collect(below: engine.root, engine)
  }

  private mutating func collect(below view: UIView, _ engine: LayoutEngine) {
    for constraint in view.heldConstraints.all {
      if let id = constraint.row.id { reasons[id] = { LayoutReason(constraint) } }
    }
    for kind in OwnRowKind.allCases {
      guard let id = view.box?.ownRows[kind] else { continue }
      reasons[id] = { LayoutReason(kind, engine.solver.constraint(id), of: view) }
    }
    for view in view.subviews { collect(below: view, engine) }
  }

  subscript(id: ConstraintID) -> LayoutReason {
    guard let reason = reasons[id] else { preconditionFailure("nothing in the tree made \(id)") }
    return reason()
  }

  subscript(ids: [ConstraintID]) -> [LayoutReason] { ids.map { self[$0] } }
}

import ConstraintSolver
import Foundation

/// Required constraints that cannot all hold, and the one that gave way.
///
/// > Note: Not in UIKit, which writes to a log instead.
@MainActor public struct LayoutConflict {
  /// The constraint that does not act for now: of those in conflict, the one activated last.
  ///
  /// It comes
  /// back by itself when the conflict is gone.
  public let yielding: NSLayoutConstraint
  /// A smallest set of constraints that contradict each other: taking any one away would do.
  public let constraints: [NSLayoutConstraint]

  /// The conflict in one line.
  public var description: String {
    "constraints cannot all hold: \(constraints.map(\.notation).joined(separator: ", ")); \(yielding.notation) gives way"
  }

  /// Called for each conflict when it comes up; writes its description to the standard error unless
  /// replaced.
  public static var handler: @MainActor (LayoutConflict) -> Void = { conflict in
    FileHandle.standardError.write(Data((conflict.description + "\n").utf8))
  }
}

extension LayoutEngine {
  /// Hands conflicts to the handler, in the app's terms.
  func report(_ refusals: [Refusal]) {
    if refusals.isEmpty { return }
    var names: [ConstraintID: NSLayoutConstraint] = [:]
    collectNames(below: root, into: &names)
    for refusal in refusals {
      guard let yielding = names[refusal.constraint] else { continue }
      LayoutConflict.handler(
        LayoutConflict(
          yielding: yielding, constraints: refusal.conflict.compactMap { names[$0] }))
    }
  }

  private func collectNames(
    below view: UIView, into names: inout [ConstraintID: NSLayoutConstraint]
  ) {
    for constraint in view.heldConstraints {
      if let id = constraint.row.id { names[id] = constraint }
    }
    for view in view.subviews { collectNames(below: view, into: &names) }
  }
}

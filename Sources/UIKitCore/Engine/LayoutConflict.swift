import ConstraintSolver
import Foundation

/// Required constraints that cannot all hold, and the one that gave way.
///
/// > Note: Not in UIKit, which writes to a log instead.
@MainActor public struct LayoutConflict: CustomStringConvertible {
  /// The constraint that does not act for now: of those in conflict, the one activated last.
  ///
  /// It comes back by itself when the conflict is gone. Nil where a view's own frame gives way.
  public let yielding: NSLayoutConstraint?
  /// A smallest set of constraints that contradict each other, but for views' own frames; taking any
  /// one away would do.
  public let constraints: [NSLayoutConstraint]
  private let names: [String]
  private let yieldingName: String

  init(_ refusal: Refusal, name: (ConstraintID) -> LayoutEngine.Name) {
    let members = refusal.conflict.map(name)
    yielding = name(refusal.constraint).constraint
    constraints = members.compactMap(\.constraint)
    names = members.map(\.text)
    yieldingName = name(refusal.constraint).text
  }

  /// The conflict in one line.
  public nonisolated var description: String {
    "constraints cannot all hold: \(names.joined(separator: ", ")); \(yieldingName) gives way"
  }

  /// Called for each conflict when it comes up; writes its description to the standard error unless
  /// replaced.
  public static var handler: @MainActor (LayoutConflict) -> Void = { conflict in
    // Nobody may be there to read it.
    try? FileHandle.standardError.write(contentsOf: Data((conflict.description + "\n").utf8))
  }
}

extension LayoutEngine {
  /// What a constraint of the solver is to the app.
  struct Name {
    var text: String
    var constraint: NSLayoutConstraint?
  }

  /// Hands conflicts to the handler, in the app's terms.
  func report(_ refusals: [Refusal]) {
    if refusals.isEmpty { return }
    var names: [ConstraintID: Name] = [:]
    collectNames(below: root, into: &names)
    for refusal in refusals {
      LayoutConflict.handler(
        LayoutConflict(refusal) { names[$0] ?? Name(text: "\($0)", constraint: nil) })
    }
  }

  private func collectNames(below view: UIView, into names: inout [ConstraintID: Name]) {
    for constraint in view.heldConstraints.all {
      guard let id = constraint.row.id else { continue }
      names[id] = Name(text: constraint.notation, constraint: constraint)
    }
    for (index, row) in (view.box?.ownRows ?? []).enumerated() {
      guard let row, let kind = OwnRowKind(rawValue: index) else { continue }
      names[row.id] = Name(
        text:
          "\(view.itemName)'s own \(kind) (its translatesAutoresizingMaskIntoConstraints is true)",
        constraint: nil)
    }
    for view in view.subviews { collectNames(below: view, into: &names) }
  }
}

import ConstraintSolver
import Foundation

/// Required constraints that cannot all hold, and the one that gave way.
///
///     LayoutConflict.handler = { conflict in log(conflict.description) }
///
/// > Note: Not in UIKit, which writes to a log instead.
@MainActor public struct LayoutConflict: CustomStringConvertible {
  /// The constraint that does not act for now: of those in conflict, the one activated last.
  ///
  /// What a stack view makes for its arranged views does not yield to what the app has activated.
  /// It comes back by itself when the conflict is gone. Nil where a view's own frame gives way.
  public let yielding: NSLayoutConstraint?
  /// A smallest set of constraints that contradict each other, but for views' own frames; taking
  /// any one away would do.
  public let constraints: [NSLayoutConstraint]
  /// The conflict as UIKit tells it: the set, one constraint a line, and the one that gives way.
  ///
  /// > Note: Unlike UIKit, the set is a smallest one, and holds the given size of a tree's root
  /// > only where the conflict would be gone at another size.
  public nonisolated let description: String

  init(_ reasons: [LayoutReason], yielding: LayoutReason) {
    self.yielding = yielding.constraint
    constraints = reasons.compactMap(\.constraint)
    let list = reasons.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
    let isFrame = reasons.contains { $0.isAutoresizing }
    description = """
      Unable to simultaneously satisfy constraints.
          Without any one of these the others could hold. Find the one that is not meant, and remove
          it, or give it a priority below required.\(isFrame ? Self.frameAdvice : "")
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(yielding.text)

      \(Self.generalAdvice)
      """
  }

  private static let generalAdvice = """
    It acts again as soon as it contradicts the others no longer. Stop in LayoutConflict.handler to
    see what led here; constraintsAffectingLayout(for:) and hasAmbiguousLayout tell more of a view.
    """

  private static var frameAdvice: String {
    """

        An NSAutoresizingMaskLayoutConstraint stands for a view's own frame: a view that is laid out
        by constraints sets translatesAutoresizingMaskIntoConstraints to false.
    """
  }

  /// Called for each conflict when it comes up; writes its description to the standard error unless
  /// replaced.
  ///
  /// What is written there while the app has the terminal shows after it has quit.
  public static var handler: @MainActor (LayoutConflict) -> Void = { conflict in
    FileHandle.standardError.writeLine(conflict.description)
  }
}

extension LayoutEngine {
  /// Hands conflicts to the handler, in the app's terms.
  func report(_ refusals: [Refusal]) {
    if refusals.isEmpty { return }
    let names = LayoutReasons(of: self)
    let conflicts = refusals.map { refusal in
      let sizes = solver.parameters(behind: refusal.conflict)
        .compactMap { givenSize($0) }
      return LayoutConflict(
        names[refusal.conflict] + sizes, yielding: names[refusal.constraint])
    }
    for conflict in conflicts { LayoutConflict.handler(conflict) }
  }

  /// What a parameter is to the app, where it is the root's width or height.
  private func givenSize(_ parameter: Variable) -> LayoutReason? {
    guard let box = root.box else { return nil }
    if parameter == box.width {
      return .given(root, "Width", "width", solver[parameter])
    }
    return parameter == box.height ? .given(root, "Height", "height", solver[parameter]) : nil
  }
}

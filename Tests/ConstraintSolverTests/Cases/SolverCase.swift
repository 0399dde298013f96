import Testing

/// A script of constraints and changes with the values expected after them.
///
///     [id:] linear relation linear [@strength][*weight] [times n]
///     edit v @s, suggest v = n, remove id, strength id @s, constant id = n
///     throws constraint         it must be refused
///     explain id, …, new        the conflict of what was last refused
///     expect v=n, …             the values now; oneof: alternatives, separated by |
///     bound constraint          it must hold
///
/// The strengths are R (required), S, M and W, or a priority. The values of the cases come from the
/// test suites of published solvers and were verified with linear programs.
struct SolverCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// The values expected are one optimum of several.
  var hasOtherOptima: Bool
  var script: String

  init(_ name: String, hasOtherOptima: Bool = false, _ script: String) {
    self.name = name
    self.hasOtherOptima = hasOtherOptima
    self.script = script
  }

  var testDescription: String { name }
}

/// Finds the values of variables that satisfy constraints of strictly ordered priorities.
///
/// Required constraints hold. Below them every priority is a level of its own: the weighted sum of
/// the errors of a level is the smallest that the stronger levels leave room for. What the
/// constraints leave open is decided the same way every time: sizes as close to 0 as possible; then
/// an inequality that mentions a position holds as an equality, if of those on the same positions
/// it was activated first; then positions as close to 0 as possible. The answer is a function of
/// the constraints in effect and of the order in which they were activated, never of the changes
/// that led there.
///
///     var solver = Solver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable(.size)
///     try solver.add(left == 20)
///     try solver.add((width == 100).priority(250))
///     let limit = try solver.add(left + width <= 80)
///     solver[width]  // 60
///     solver.remove(limit)
///     solver[width]  // 100
///
/// Values are told to 2⁻²⁰, from 2²⁰ on to 40 bits. While coefficients of some constraint lie more
/// than 32-fold apart, or constraints are nearly parallel, all values are found to twice the digits
/// of a double, at several times the cost, so that this holds also for small differences of large
/// values. What is missed by less than 1e-8, in a constraint scaled so that its smallest
/// coefficient lies between 1 and 2, counts as held.
///
/// Changes take effect at once, or at the end of a ``batch(_:)``.
public struct Solver: ~Copyable {
  /// What a variable stands for; it decides where the variable rests when nothing else does.
  public enum VariableKind: Sendable {
    /// An edge or a center: rests last.
    case position
    /// A width or a height: rests at 0 before positions do.
    case size
  }

  /// The largest constant, coefficient or value; with a minus, the least.
  public static let largestNumber = 1e12

  var engine = Engine()
  /// The required constraints that contradict older ones, oldest first.
  var refused: [RefusedRow] = []
  var edits: [Variable: ConstraintID] = [:]
  var batchDepth = 0

  /// Creates a solver without variables or constraints.
  public init() {}

  /// Makes room for variables and parameters that are about to be made: many then cost less time
  /// and memory.
  ///
  /// - Complexity: O(*n*) for *n* variables that there are.
  public mutating func reserveCapacity(forVariables count: Int) {
    engine.reserve(variables: count)
  }

  /// Makes a variable; it rests at 0.
  ///
  /// - Precondition: There are fewer than 2²⁷ variables and parameters.
  /// - Complexity: O(1).
  public mutating func makeVariable(_ kind: VariableKind = .position) -> Variable {
    Variable(index: engine.makeVariable(kind == .size ? .size : .position))
  }

  /// Makes a variable whose value is given from outside, such as the size of a window.
  ///
  /// No constraint ever changes it. ``setParameter(_:to:)`` is much cheaper than changing a
  /// constraint.
  ///
  /// - Precondition: There are fewer than 2²⁷ variables and parameters.
  /// - Throws: ``SolverError/notFinite(_:)``.
  /// - Complexity: O(1).
  public mutating func makeParameter(_ value: Double) throws(SolverError) -> Variable {
    try Self.check(value)
    let parameter = engine.makeVariable(.parameter)
    engine.setParameter(parameter, to: value)
    engine.reported[parameter] = value.roundedToTold
    return Variable(index: parameter)
  }

  /// Gives back a variable or parameter, which no constraint may mention any more.
  ///
  /// A variable made later may take over its name and storage.
  ///
  /// - Complexity: O(*n*) for *n* constraints that mentioned it.
  public mutating func removeVariable(_ variable: Variable) {
    checkIsKnown(variable)
    precondition(
      !engine.isMentioned(variable.index), "\(variable) is still mentioned by a constraint")
    engine.removeVariable(variable.index)
  }

  /// The value of a variable, rounded to 2⁻²⁰ or 40 bits, as of the last change or batch.
  ///
  /// - Complexity: O(1).
  public subscript(variable: Variable) -> Double {
    checkIsKnown(variable)
    return engine.reported[variable.index]
  }

  /// The variables whose values the last change or batch changed, in no particular order.
  ///
  /// - Complexity: O(*n*) for *n* changed variables.
  public var changedVariables: [Variable] {
    (0..<engine.changedVariables.count).map { Variable(index: engine.changedVariables[$0]) }
  }

  /// Calls `body` with each variable whose value the last change or batch changed, and that value,
  /// in no particular order.
  ///
  /// - Complexity: O(*n*) for *n* changed variables.
  public func forEachChange(_ body: (Variable, Double) -> Void) {
    engine.changedVariables.forEach { body(Variable(index: $0), engine.reported[$0]) }
  }

  @inline(__always)
  func checkIsKnown(_ variable: Variable) {
    precondition(
      variable.index >= 0 && variable.index < engine.variableCount
        && engine.columns[variable.index].kind != .none,
      "\(variable) is not a variable of this solver")
  }

  @inline(__always)
  func checkIsKnown(_ id: ConstraintID) {
    precondition(
      id.index >= 0 && id.index < engine.rows.count
        && engine.birth(of: id.index) == id.birth
        && engine.rows[id.index].state != .free,
      "\(id) was removed, or never added to this solver")
  }

  static func check(_ number: Double) throws(SolverError) {
    // Also false for NaN.
    guard abs(number) <= largestNumber else { throw .notFinite(number) }
  }

  static func check(priority: Double) throws(SolverError) {
    guard priority > 0, priority <= Constraint.required else {
      throw .priorityOutOfRange(priority)
    }
  }

  static func check(weight: Double) throws(SolverError) {
    guard weight >= 0x1p-10, weight <= 0x1p10 else { throw .weightOutOfRange(weight) }
  }
}

public struct Solver: ~Copyable {
  public enum VariableKind: Sendable { case position, size }
  public init() {}
  var n: Int32 = 0
  public mutating func makeVariable(_ kind: VariableKind = .position) -> Variable { n += 1; return Variable(index: n) }
  public mutating func removeVariable(_ v: Variable) {}
  public mutating func add(_ c: Constraint) throws(SolverError) -> ConstraintID { n += 1; return ConstraintID(index: n, generation: 0) }
  public mutating func remove(_ id: ConstraintID) {}
  public mutating func setConstant(_ k: Double, of id: ConstraintID) throws(SolverError) {}
  public mutating func setPriority(_ p: Double, of id: ConstraintID) throws(SolverError) {}
  public mutating func suspend(_ id: ConstraintID) {}
  public mutating func resume(_ id: ConstraintID) {}
  public mutating func makeParameter(_ value: Double) -> Variable { n += 1; return Variable(index: n) }
  public mutating func setParameter(_ v: Variable, to: Double) {}
  public mutating func beginBatch() {}
  public mutating func endBatch() -> [Refusal] { [] }
  public subscript(v: Variable) -> Double { 0 }
}

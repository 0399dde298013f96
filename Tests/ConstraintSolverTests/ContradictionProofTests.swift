import Testing

@testable import ConstraintSolver

/// `x`, `y` and `z` are variables; a sign of 1 says at most 0, one of -1 at least 0, one of 0 just
/// 0.
@Suite struct ContradictionProofTests {
  private static let x = Variable(index: 0)
  private static let y = Variable(index: 1)

  @Test func `bounds that leave nothing contradict each other`() {
    let below = constraint([(Self.x, 1)], -5, 1)
    let far = constraint([(Self.x, 1)], -9, 1)
    let above = constraint([(Self.x, 1)], -8, -1)
    #expect(proof(of: above, among: [far, below]) == [1])
    #expect(proof(of: above, among: [far]) == nil)
    #expect(proof(of: above, among: []) == nil)
  }

  @Test func `a constraint about numbers alone contradicts itself`() {
    #expect(proof(of: constraint([], 3, 1), among: []) == [])
    #expect(proof(of: constraint([], -3, 1), among: []) == nil)
    #expect(proof(of: constraint([], -3, -1), among: []) == [])
  }

  @Test func `a chain is found whole, and nothing beside it`() {
    let start = constraint([(Self.x, 1)], -20, 0)
    let other = constraint([(Self.y, 1)], -20, -1)
    let end = constraint([(Self.x, 1), (Self.y, 1)], -80, 1)
    let wish = constraint([(Self.y, 1)], -100, -1)
    #expect(proof(of: wish, among: [other, end, start]) == [1, 2])
    #expect(proof(of: wish, among: [other, start]) == nil)
  }

  @Test func `constraints that contradict each other without the last are passed by`() {
    let small = constraint([(Self.x, 1)], -5, 1)
    let large = constraint([(Self.x, 1)], -8, -1)
    let wish = constraint([(Self.x, 1)], -2, 1)
    #expect(proof(of: wish, among: [small, large]) == [1])
  }

  @Test(arguments: [6, 13, 30, 52])
  func `what differs in one bit is told apart`(place: Int) {
    let nearly = 1 + 1 / Double(1 << place)
    let equal = constraint([(Self.x, 1), (Self.y, -1)], 0, 0)
    let apart = constraint([(Self.x, nearly), (Self.y, -1)], 0, 0)
    let wish = constraint([(Self.x, 1)], -1, -1)
    #expect(proof(of: wish, among: [equal, apart]) == [0, 1])
    #expect(proof(of: wish, among: [equal, equal]) == nil)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e300])
  func `no number is too small or too large`(number: Double) {
    let limit = constraint([(Self.x, 1)], number, 1)
    #expect(proof(of: constraint([(Self.x, 1)], 0, -1), among: [limit]) == [0])
    #expect(proof(of: constraint([(Self.x, 1)], number, -1), among: [limit]) == nil)
    #expect(proof(of: constraint([(Self.x, number)], 0, -1), among: [limit]) == [0])
  }

  @Test func `values that are given are constants`() {
    let limit = ExactConstraint(
      [(Term(Self.x, times: 1), nil), (Term(Self.y, times: -0.1), 30)], 0, sign: 1)
    let tenth = constraint([(Self.x, 1)], -(0.1 * 30).nextUp, -1)
    #expect(proof(of: tenth, among: [limit]) == [0])
    #expect(proof(of: constraint([(Self.x, 1)], -2.5, -1), among: [limit]) == nil)
  }

  private func constraint(
    _ terms: [(Variable, Double)], _ constant: Double, _ sign: Double
  ) -> ExactConstraint {
    ExactConstraint(terms.map { (Term($0.0, times: $0.1), nil) }, constant, sign: sign)
  }

  private func proof(of last: ExactConstraint, among others: [ExactConstraint]) -> [Int]? {
    var proof = ContradictionProof(of: last, among: others)
    return proof.find()
  }
}

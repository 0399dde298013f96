package import ConstraintSolver

/// A sum of variables of the solver and a number, in points, put together in place.
///
/// An engine makes the constraints of a tree in a few of these, one after another, and frees them
/// in the end. They are plain memory: that of an object would be retained a dozen times a
/// constraint.
package struct LayoutSum {
  private struct Storage {
    var terms: UnsafeMutablePointer<Term>
    var capacity: Int
    var count = 0
    var constant = 0.0
  }

  private let storage: UnsafeMutablePointer<Storage>

  init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(terms: .allocate(capacity: 8), capacity: 8))
  }

  /// Frees the memory; the sum is not to be used any more.
  func free() {
    storage.pointee.terms.deallocate()
    storage.deallocate()
  }

  /// Begins anew, from nothing.
  func clear() {
    storage.pointee.count = 0
    storage.pointee.constant = 0
  }

  /// Adds a multiple of a variable; what adds up to 0 is left out.
  package func add(_ variable: Variable, times coefficient: Double = 1) {
    let terms = storage.pointee.terms
    for place in 0..<storage.pointee.count where terms[place].variable == variable {
      terms[place].coefficient += coefficient
      if terms[place].coefficient == 0 { remove(at: place) }
      return
    }
    if coefficient != 0 { append(Term(variable, times: coefficient)) }
  }

  /// Adds a number.
  package func add(_ number: Double) {
    storage.pointee.constant += number
  }

  /// Adds a multiple of another sum.
  func add(_ other: LayoutSum, times factor: Double) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    add(other.constant * factor)
  }

  /// The variables and what they are multiplied by, each once, oldest mention first.
  var terms: UnsafeBufferPointer<Term> {
    UnsafeBufferPointer(start: storage.pointee.terms, count: storage.pointee.count)
  }

  /// What is added to the variables.
  var constant: Double { storage.pointee.constant }

  private func append(_ term: Term) {
    let count = storage.pointee.count
    if count == storage.pointee.capacity { grow() }
    (storage.pointee.terms + count).initialize(to: term)
    storage.pointee.count = count + 1
  }

  private func remove(at place: Int) {
    let terms = storage.pointee.terms
    for next in place + 1..<storage.pointee.count { terms[next - 1] = terms[next] }
    storage.pointee.count -= 1
  }

  private func grow() {
    let capacity = 2 * storage.pointee.capacity
    let larger = UnsafeMutablePointer<Term>.allocate(capacity: capacity)
    larger.moveInitialize(from: storage.pointee.terms, count: storage.pointee.count)
    storage.pointee.terms.deallocate()
    storage.pointee.terms = larger
    storage.pointee.capacity = capacity
  }
}

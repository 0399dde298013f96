package import ConstraintSolver

/// A sum of variables of the solver and a number, in points, put together in place.
///
/// An engine makes the constraints of a tree in a few of these, one after another.
@MainActor package final class LayoutSum {
  @exclusivity(unchecked) private var storage: UnsafeMutablePointer<Term>
  @exclusivity(unchecked) private var capacity = 8
  @exclusivity(unchecked) private var count = 0
  /// What is added to the variables.
  @exclusivity(unchecked) package var constant = 0.0

  init() {
    storage = .allocate(capacity: capacity)
  }

  @MainActor deinit {
    storage.deallocate()
  }

  /// Begins anew, from nothing.
  func clear() {
    count = 0
    constant = 0
  }

  /// Adds a multiple of a variable; what adds up to 0 is left out.
  package func add(_ variable: Variable, times coefficient: Double = 1) {
    for place in 0..<count where storage[place].variable == variable {
      storage[place].coefficient += coefficient
      if storage[place].coefficient == 0 { remove(at: place) }
      return
    }
    if coefficient == 0 { return }
    if count == capacity { grow() }
    (storage + count).initialize(to: Term(variable, times: coefficient))
    count += 1
  }

  /// Adds a number.
  package func add(_ number: Double) {
    constant += number
  }

  /// Adds a multiple of another sum.
  func add(_ other: LayoutSum, times factor: Double) {
    for place in 0..<other.count {
      add(other.storage[place].variable, times: other.storage[place].coefficient * factor)
    }
    constant += other.constant * factor
  }

  /// The variables and what they are multiplied by, each once, oldest mention first.
  var terms: UnsafeBufferPointer<Term> { UnsafeBufferPointer(start: storage, count: count) }

  private func remove(at place: Int) {
    for next in place + 1..<count { storage[next - 1] = storage[next] }
    count -= 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Term>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}

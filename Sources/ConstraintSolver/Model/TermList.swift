/// The terms of an expression; the first few lie in place, so that short expressions need no
/// storage of their own.
public struct TermList: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
  private static let room = 4

  private var near: InlineArray<4, Term>
  /// What follows the first few.
  private var far: [Term] = []
  /// The number of terms.
  public private(set) var count = 0

  init() {
    near = InlineArray(repeating: Term(Variable(index: -1), times: 0))
  }

  /// Creates a list of the terms given.
  public init(arrayLiteral terms: Term...) {
    self.init()
    for term in terms { append(term) }
  }

  /// The place of the first term.
  public var startIndex: Int { 0 }

  /// The place after the last term.
  public var endIndex: Int { count }

  /// The term at a place.
  public internal(set) subscript(place: Int) -> Term {
    @inline(__always) get {
      precondition(place >= 0 && place < count, "there is no term \(place) of \(count)")
      return place < Self.room ? near[place] : far[place - Self.room]
    }
    set {
      if place < Self.room { near[place] = newValue } else { far[place - Self.room] = newValue }
    }
  }

  /// Calls `body` with the terms of a constraint where they lie: to read one of `near` would copy
  /// them all.
  @inline(__always)
  static func withTerms<Result>(
    of constraint: UnsafePointer<Constraint>,
    _ body: (UnsafeBufferPointer<Term>) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    let count = unsafe constraint.pointee.expression.terms.count
    if count <= room, let near = unsafe constraint.pointer(to: \.expression.terms.near) {
      let first = unsafe UnsafeRawPointer(near).assumingMemoryBound(to: Term.self)
      return try unsafe body(UnsafeBufferPointer(start: first, count: count))
    }
    let terms = unsafe Array(constraint.pointee.expression.terms)
    return try unsafe terms.withUnsafeBufferPointer(body)
  }

  mutating func append(_ term: Term) {
    if count < Self.room { near[count] = term } else { far.append(term) }
    count += 1
  }

  mutating func remove(at place: Int) {
    for next in place + 1..<count { self[next - 1] = self[next] }
    count -= 1
    if count >= Self.room { far.removeLast() }
  }

  /// Whether two lists hold the same terms in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  /// Feeds the terms to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for term in self { hasher.combine(term) }
  }
}

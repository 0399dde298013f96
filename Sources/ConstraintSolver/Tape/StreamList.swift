/// The streams of a tape, which keep their storage while they are not in use.
@safe
struct StreamList: ~Copyable {
  private let base: UnsafeMutablePointer<ParameterStream>
  private var initialized = 0
  private(set) var count = 0

  init() {
    unsafe base = .allocate(capacity: Tape.capacity)
  }

  deinit {
    unsafe base.deinitialize(count: initialized)
    unsafe base.deallocate()
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ parameter: Int32, at origin: Double) {
    precondition(count < Tape.capacity, "a tape has at most \(Tape.capacity) streams")
    if count == initialized {
      unsafe (base + count).initialize(to: ParameterStream())
      initialized += 1
    }
    count += 1
    self[count - 1].start(with: parameter, at: origin)
  }

  @inline(__always)
  subscript(index: Int) -> ParameterStream {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return unsafe UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return unsafe base + index
    }
  }
}

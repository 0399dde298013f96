/// A few steps.
@safe
struct StepList: ~Copyable {
  static let capacity = 8

  private let base: UnsafeMutablePointer<Step>
  private(set) var count = 0

  init() {
    unsafe base = .allocate(capacity: Self.capacity)
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  mutating func append(_ step: consuming Step) {
    precondition(count < Self.capacity, "there is room for \(Self.capacity) steps")
    unsafe (base + count).initialize(to: step)
    count += 1
  }

  /// Takes a step out; the last takes its place.
  mutating func remove(_ index: Int) -> Step {
    assert(index >= 0 && index < count)
    count -= 1
    let removed = unsafe (base + index).move()
    if index < count { unsafe (base + index).moveInitialize(from: base + count, count: 1) }
    return removed
  }

  mutating func removeAll() {
    unsafe base.deinitialize(count: count)
    count = 0
  }

  @inline(__always)
  subscript(index: Int) -> Step {
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

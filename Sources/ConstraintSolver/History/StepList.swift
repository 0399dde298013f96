/// A few steps, in no particular order; small ones that are dropped leave their storage to those to
/// come.
@safe
struct StepList: ~Copyable {
  static let capacity = 8
  /// A step that holds more gives its storage back when it is dropped.
  private static let smallSize = 256

  private let base: UnsafeMutablePointer<Step>
  private var initialized = 0
  private(set) var count = 0

  init() {
    unsafe base = .allocate(capacity: Self.capacity)
  }

  deinit {
    unsafe base.deinitialize(count: initialized)
    unsafe base.deallocate()
  }

  /// Makes room for a step, and swaps it in; what comes out can be written anew.
  mutating func insert(_ step: inout Step) {
    precondition(count < Self.capacity, "there is room for \(Self.capacity) steps")
    if count == initialized {
      unsafe (base + count).initialize(to: Step())
      initialized += 1
    }
    count += 1
    unsafe swap(&step, &base[count - 1])
  }

  /// Swaps a step out, and removes what is left of it; the last one takes its place.
  mutating func take(_ index: Int, into step: inout Step) {
    assert(index >= 0 && index < count)
    unsafe swap(&step, &base[index])
    remove(index)
  }

  /// Removes a step; the last one takes its place.
  mutating func remove(_ index: Int) {
    assert(index >= 0 && index < count)
    count -= 1
    if index < count { unsafe swap(&base[index], &base[count]) }
    if isLarge(count) { unsafe base[count] = Step() }
  }

  mutating func removeAll() {
    while count > 0 { remove(count - 1) }
  }

  private func isLarge(_ index: Int) -> Bool { unsafe base[index].size > Self.smallSize }

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

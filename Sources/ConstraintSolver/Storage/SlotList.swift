/// Up to a fixed number of elements that own storage.
///
/// What a place holds when it is given up is left there, for the next element to be written over.
@safe
struct SlotList<Element: ~Copyable>: ~Copyable {
  let capacity: Int
  private let base: UnsafeMutablePointer<Element>
  private var initialized = 0
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  deinit {
    unsafe base.deinitialize(count: initialized)
    unsafe base.deallocate()
  }

  /// Takes one more place into use, which holds what was left there, or else what `make` returns.
  mutating func append(_ make: () -> Element) {
    precondition(count < capacity, "there is room for \(capacity) elements")
    if count == initialized {
      unsafe (base + count).initialize(to: make())
      initialized += 1
    }
    count += 1
  }

  /// Swaps an element for the one in a place.
  mutating func exchange(_ index: Int, with element: inout Element) {
    assert(index >= 0 && index < count)
    unsafe swap(&base[index], &element)
  }

  /// Gives a place up; the last element takes it.
  mutating func remove(_ index: Int) {
    assert(index >= 0 && index < count)
    count -= 1
    if index < count { unsafe swap(&base[index], &base[count]) }
  }

  /// Gives all places up.
  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  subscript(index: Int) -> Element {
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

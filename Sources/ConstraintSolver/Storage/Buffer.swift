#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A growable array of plain values that its owner alone holds.
///
/// It grows by `realloc`, which moves the pages of a large buffer instead of copying them. No
/// copy-on-write, no reference counting, no exclusivity checks; bounds are checked in debug
/// builds only. Indices are `Int32` where they name rows, variables or entries.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private var block: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity: Int

  /// Records of 2ⁿ bytes lie in one line of the cache.
  private static var alignment: Int { 64 }

  init(capacity: Int = 16) {
    self.capacity = capacity
    unsafe block = Self.makeRoom(nil, capacity)
    unsafe base = Self.start(in: block).bindMemory(to: Element.self, capacity: capacity)
  }

  deinit {
    unsafe free(block)
  }

  private static func makeRoom(
    _ old: UnsafeMutableRawPointer?, _ capacity: Int
  ) -> UnsafeMutableRawPointer {
    let size = capacity * MemoryLayout<Element>.stride + alignment
    guard let block = unsafe realloc(old, size) else {
      fatalError("out of memory for \(capacity) times \(Element.self)")
    }
    #if os(Linux)
    if size >= huge { unsafe wantHugePages(block, size) }
    #endif
    return unsafe block
  }

  private static func start(in block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    unsafe block.alignedUp(toMultipleOf: alignment)
  }

  #if os(Linux)
  /// Bytes from which on a buffer is large: two pages of 2 MB.
  private static var huge: Int { 4 << 20 }

  /// Asks for pages of 2 MB: filling and walking a large buffer then costs fewer faults.
  private static func wantHugePages(_ block: UnsafeMutableRawPointer, _ size: Int) {
    let smallPage = 4096
    let start = unsafe block.alignedUp(toMultipleOf: smallPage)
    _ = unsafe madvise(start, size - smallPage, MADV_HUGEPAGE)
  }
  #endif

  var isEmpty: Bool { count == 0 }

  @inline(never)
  private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2)
    let offset = unsafe UnsafeRawPointer(base) - UnsafeRawPointer(block)
    unsafe block = Self.makeRoom(block, capacity)
    let start = unsafe Self.start(in: block)
    if unsafe start - block != offset {
      unsafe memmove(start, block + offset, count * MemoryLayout<Element>.stride)
    }
    unsafe base = start.bindMemory(to: Element.self, capacity: capacity)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Makes room for `total` elements at once, if that is much more than there is.
  mutating func reserve(_ total: Int) {
    if total > 2 * capacity { grow(to: total) }
  }

  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  mutating func removeLast() {
    assert(count > 0)
    count -= 1
  }

  /// Drops what lies beyond `count`, or appends `filler` up to it.
  mutating func resize(to newCount: Int, filler: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count {
      unsafe (base + count).initialize(repeating: filler, count: newCount - count)
    }
    count = newCount
  }

  /// Appends `filler` up to `newCount`, a few times only: inlined, unlike ``resize(to:filler:)``.
  @inline(__always)
  mutating func lengthen(to newCount: Int, filler: Element) {
    while count < newCount { append(filler) }
  }

  /// Makes the buffer hold `newCount` times `element`.
  mutating func reset(to element: Element, count newCount: Int) {
    count = 0
    resize(to: newCount, filler: element)
  }

  /// Inserts an element, moving those from `index` on.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var place = count - 1
    while place > index {
      self[place] = self[place - 1]
      place -= 1
    }
    self[index] = element
  }

  /// Removes the elements for which `isDropped` is true, keeping the order of the others.
  mutating func removeAll(where isDropped: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isDropped(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    count = kept
  }

  mutating func sort(by precedes: (Element, Element) -> Bool) {
    guard count > 1 else { return }
    var all = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    unsafe all.sort(by: precedes)
  }

  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    for index in 0..<count { body(self[index]) }
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

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return unsafe UnsafePointer(base + Int(index))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return unsafe base + Int(index)
    }
  }

  @inline(__always)
  var last: Element {
    self[count - 1]
  }
}

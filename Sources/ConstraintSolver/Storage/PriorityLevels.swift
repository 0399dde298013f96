/// The distinct priorities in use, strongest first, each with the weights in use.
///
/// A row names its priority and weight by a slot, which does not move; ranks are counted anew when
/// slots came or went. Slots that no row uses any more are given back, so that ever-new priorities
/// cost nothing in the long run.
struct PriorityLevels: ~Copyable {
  struct Slot: BitwiseCopyable {
    var priority: Double
    var weight: Double
    var users: Int32
    var rank: Int32
  }

  private var slots = Buffer<Slot>()
  private var sorted = Buffer<Int32>()
  private var free = Buffer<Int32>()
  private var idle = 0
  private var isRanked = true
  /// The slot asked for last.
  private var latest: Int32 = 0
  private static let recentBits: UInt64 = 4

  /// Slots asked for lately, by as many bits of a hash of their priority.
  private var recent = Buffer<Int32>()

  /// At least the number of distinct priorities.
  var count: Int { sorted.count }

  /// Returns the slot of a priority and weight, and counts one more user.
  @inline(__always)
  mutating func retain(_ priority: Double, _ weight: Double) -> Int32 {
    if !isSlot(latest, of: priority, weight) { latest = findSlot(of: priority, weight) }
    if slots[latest].users == 0 { idle -= 1 }
    slots[latest].users += 1
    return latest
  }

  @inline(__always)
  private func isSlot(_ slot: Int32, of priority: Double, _ weight: Double) -> Bool {
    slot < slots.count && slots[slot].priority == priority && slots[slot].weight == weight
  }

  private mutating func findSlot(of priority: Double, _ weight: Double) -> Int32 {
    if recent.isEmpty { recent.resize(to: 1 << Self.recentBits, filler: 0) }
    let hash = priority.bitPattern &* 0x9e37_79b9_7f4a_7c15
    let place = Int(truncatingIfNeeded: hash >> (64 - Self.recentBits))
    if !isSlot(recent[place], of: priority, weight) { recent[place] = slot(for: priority, weight) }
    return recent[place]
  }

  mutating func release(_ slot: Int32) {
    slots[slot].users -= 1
    if slots[slot].users == 0 { idle += 1 }
  }

  @inline(__always)
  func priority(of slot: Int32) -> Double { slots[slot].priority }

  @inline(__always)
  func weight(of slot: Int32) -> Double { slots[slot].weight }

  @inline(__always)
  func rank(of slot: Int32) -> Int32 {
    assert(isRanked)
    return slots[slot].rank
  }

  /// Brings ranks up to date; the strongest priority has rank 0, whatever the weights.
  mutating func rankSlots() {
    if idle > 16 + sorted.count / 2 { dropIdle() }
    if isRanked { return }
    var rank: Int32 = 0
    for place in 0..<sorted.count {
      let slot = sorted[place]
      if place > 0, slots[slot].priority != slots[sorted[place - 1]].priority { rank += 1 }
      slots[slot].rank = rank
    }
    isRanked = true
  }

  private mutating func slot(for priority: Double, _ weight: Double) -> Int32 {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      let other = slots[sorted[middle]]
      let isBefore = (priority, weight) < (other.priority, other.weight)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    if low < sorted.count {
      let found = slots[sorted[low]]
      if found.priority == priority, found.weight == weight { return sorted[low] }
    }
    let slot = free.isEmpty ? Int32(slots.count) : free.last
    let new = Slot(priority: priority, weight: weight, users: 0, rank: 0)
    if free.isEmpty {
      slots.append(new)
    } else {
      free.removeLast()
      slots[slot] = new
    }
    idle += 1
    sorted.insert(slot, at: low)
    isRanked = false
    return slot
  }

  private mutating func dropIdle() {
    for place in 0..<sorted.count where slots[sorted[place]].users == 0 {
      slots[sorted[place]].priority = .nan
      free.append(sorted[place])
    }
    let users = unsafe slots.base
    sorted.removeAll { unsafe users[Int($0)].users == 0 }
    idle = 0
    isRanked = false
  }
}

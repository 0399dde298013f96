/// The distinct priorities in use, strongest first.
///
/// A row names its priority by a slot, which does not move; ranks are counted anew when slots came
/// or went. Slots that no row uses any more are given back, so that ever-new priorities cost nothing
/// in the long run.
struct PriorityLevels: ~Copyable {
  struct Slot: BitwiseCopyable {
    var priority: Double
    var users: Int32
    var rank: Int32
  }

  private var slots = Buffer<Slot>()
  private var sorted = Buffer<Int32>()
  private var free = Buffer<Int32>()
  private var idle = 0
  private var isRanked = true
  private var recent: Int32 = 0

  /// The number of distinct priorities.
  var count: Int { sorted.count }

  /// Returns the slot of a priority, and counts one more user.
  mutating func retain(_ priority: Double) -> Int32 {
    if recent >= slots.count || slots[recent].priority != priority {
      recent = slot(for: priority)
    }
    if slots[recent].users == 0 { idle -= 1 }
    slots[recent].users += 1
    return recent
  }

  mutating func release(_ slot: Int32) {
    slots[slot].users -= 1
    if slots[slot].users == 0 { idle += 1 }
  }

  func rank(of slot: Int32) -> Int32 {
    assert(isRanked)
    return slots[slot].rank
  }

  /// Brings ranks up to date; the strongest priority has rank 0.
  mutating func rankSlots() {
    if idle > 16 + sorted.count / 2 { dropIdle() }
    if isRanked { return }
    for place in 0..<sorted.count { slots[sorted[place]].rank = Int32(place) }
    isRanked = true
  }

  private mutating func slot(for priority: Double) -> Int32 {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if slots[sorted[middle]].priority > priority { low = middle + 1 } else { high = middle }
    }
    if low < sorted.count, slots[sorted[low]].priority == priority { return sorted[low] }
    let slot = free.isEmpty ? Int32(slots.count) : free.last
    let new = Slot(priority: priority, users: 0, rank: 0)
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

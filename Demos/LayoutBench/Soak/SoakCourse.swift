/// How a treatment went in the first tenth of its cycles, and in the last.
struct SoakCourse {
  /// CPU time of a cycle, in nanoseconds.
  private(set) var early = 0.0
  private(set) var late = 0.0
  /// Bytes held after that tenth; nil where the system does not tell.
  private(set) var memoryEarly: Int?
  private(set) var memoryLate: Int?
  private var isUnderWay = false

  /// Takes down another tenth.
  mutating func note(cycleTime: Double, memory: Int?) {
    if !isUnderWay { (early, memoryEarly) = (cycleTime, memory) }
    (late, memoryLate) = (cycleTime, memory)
    isUnderWay = true
  }
}

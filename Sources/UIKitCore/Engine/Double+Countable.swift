extension Double {
  /// The same number; one beyond 10¹², by which apps mean that there is no limit, is replaced by
  /// 2²⁵, where the solver still counts to its tolerance.
  @inline(__always) var countable: Double {
    if abs(self) <= 1e12 || isNaN { return self }
    return self > 0 ? 0x1p25 : -0x1p25
  }
}

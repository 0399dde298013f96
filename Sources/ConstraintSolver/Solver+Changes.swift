extension Solver {
  /// Calls `body` once with the numbers of the variables whose values the last change or batch
  /// changed, in no particular order, and with the values of all variables by their numbers.
  ///
  /// - Complexity: O(1).
  package func withChanges(_ body: (_ numbers: Span<Int32>, _ values: Span<Double>) -> Void) {
    let numbers = unsafe UnsafeBufferPointer(
      start: engine.changedVariables.base, count: engine.changedVariables.count)
    let values = unsafe UnsafeBufferPointer(
      start: engine.reported.base, count: engine.reported.count)
    unsafe body(numbers.span, values.span)
  }
}

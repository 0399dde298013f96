/// How often a soak does what.
struct SoakPlan {
  var cycles: Int
  var resizes: Int

  /// How many resizes have been made by the end of a cycle, evenly spread.
  func resizes(by cycle: Int) -> Int {
    // In floating point, where the product cannot overflow.
    cycle + 1 == cycles ? resizes : Int(Double(cycle + 1) / Double(cycles) * Double(resizes))
  }
}

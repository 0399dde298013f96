import ConstraintSolver
import Foundation

extension Double {
  /// The same number; one beyond 10¹², by which apps mean that there is no limit, is replaced by
  /// 2²⁵, where the solver still counts to its tolerance.
  @inline(__always) var countable: Double {
    if abs(self) <= Solver.largestNumber || isNaN { return self }
    return self > 0 ? 0x1p25 : -0x1p25
  }
}

extension CGRect {
  /// The same rectangle, with each number of another that this one has the ``countable`` of.
  func uncounted(from other: CGRect) -> CGRect {
    func uncounted(_ number: Double, _ other: Double) -> Double {
      other.countable == number ? other : number
    }
    return CGRect(
      x: uncounted(minX, other.minX), y: uncounted(minY, other.minY),
      width: uncounted(width, other.width), height: uncounted(height, other.height))
  }
}

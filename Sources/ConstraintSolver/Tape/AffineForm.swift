/// A value as a function of the parameter it depends on: `base` at the origin of the tape, and how
/// much it changes per unit.
struct AffineForm: BitwiseCopyable {
  var base: Double
  var slope: Double
}

/// Where the tape keeps the form of a variable.
struct FormPlace: BitwiseCopyable, Equatable {
  private var rawValue: Int32

  /// It depends on no parameter of the tape.
  static let none = FormPlace(rawValue: -1)
  /// It is still to be recorded.
  static let unknown = FormPlace(rawValue: -2)

  private init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  init(stream: Int, index: Int) {
    assert(stream <= Tape.mixedStream && index < 1 << 28)
    rawValue = Int32(index << 3 | stream)
  }

  /// The stream of its only parameter, or ``Tape/mixedStream``.
  var stream: Int { Int(rawValue & 7) }
  var index: Int { Int(rawValue >> 3) }
}

/// A sum of terms as a function of the parameters.
struct AffineSum {
  /// Its value at the origin.
  var base: Double
  var slope = 0.0
  /// What its terms amount to at the origin without their signs, and what their slopes do: rounding
  /// errors are measured by that.
  var size = 0.0
  var slopeSize = 0.0
  /// The stream of the only parameter it depends on; ``Tape/noStream``; ``Tape/mixedStream``, and
  /// then the slopes are in `tape.slopes`.
  var stream = Tape.noStream
  /// The coefficient of the variable that was left out.
  var pivot = 1.0
  /// It was given up at a term that is not recorded yet.
  var isOpen = false

  init(constant: Double) {
    base = constant
    size = abs(constant)
  }

  /// Adds a multiple of a form that depends on the same parameter.
  @inline(__always)
  mutating func add(_ form: AffineForm, times coefficient: Double) {
    let base = coefficient * form.base
    let slope = coefficient * form.slope
    self.base += base
    size += abs(base)
    self.slope += slope
    slopeSize += abs(slope)
  }

  /// Slopes smaller than this part of what they were summed from are rounding errors.
  static let slopeTolerance = 1e-14
}

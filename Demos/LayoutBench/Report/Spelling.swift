import Foundation

/// How numbers are spelled in tables.
enum Spelling {
  /// A time with three digits and a unit.
  static func time(_ nanoseconds: Double) -> String {
    scaled(nanoseconds, step: 1000, units: ["ns", "µs", "ms", "s"])
  }

  /// A size with three digits and a unit.
  static func memory(_ bytes: Double) -> String {
    scaled(bytes, step: 1024, units: ["B", "KB", "MB", "GB"])
  }

  /// A number with three digits; one that is less than a hundredth with one.
  static func number(_ number: Double) -> String {
    if number != 0, abs(number) < 0.01 { return String(format: "%.1g", number) }
    let digits = abs(number) >= 99.95 ? 0 : abs(number) >= 9.995 ? 1 : 2
    return String(format: "%.\(digits)f", number)
  }

  private static func scaled(_ number: Double, step: Double, units: [String]) -> String {
    var number = number
    var unit = 0
    while number >= 999.5, unit < units.count - 1 {
      number /= step
      unit += 1
    }
    return "\(self.number(number)) \(units[unit])"
  }
}

/// An integer of any size.
struct BigInteger: Equatable {
  /// Digits of 32 bits, the least significant first; the last is not 0.
  private let digits: [UInt32]
  private let isNegative: Bool

  init(_ number: Int = 0) {
    let size = number.magnitude
    self.init([UInt32(truncatingIfNeeded: size), UInt32(size >> 32)], isNegative: number < 0)
  }

  private init(_ digits: [UInt32], isNegative: Bool = false) {
    let count = (digits.lastIndex { $0 != 0 } ?? -1) + 1
    self.digits = Array(digits.prefix(count))
    self.isNegative = isNegative && count > 0
  }

  var isZero: Bool { digits.isEmpty }

  /// 1, 0 or -1.
  var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// Whether it is 1 or -1.
  var isOne: Bool { digits == [1] }

  static prefix func - (operand: Self) -> Self {
    Self(operand.digits, isNegative: !operand.isNegative)
  }

  static func + (left: Self, right: Self) -> Self {
    if left.isNegative == right.isNegative {
      return Self(sum(left.digits, right.digits), isNegative: left.isNegative)
    }
    if isLess(left.digits, right.digits) {
      return Self(difference(right.digits, left.digits), isNegative: right.isNegative)
    }
    return Self(difference(left.digits, right.digits), isNegative: left.isNegative)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    if left.isZero || right.isOne { return right.isNegative ? -left : left }
    if left.isOne { return left.isNegative ? -right : right }
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (place, digit) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (other, factor) in right.digits.enumerated() {
        carry += UInt64(digit) * UInt64(factor) + UInt64(product[place + other])
        product[place + other] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[place + right.digits.count] = UInt32(carry)
    }
    return Self(product, isNegative: left.isNegative != right.isNegative)
  }

  /// The number times 2 to a power that is not negative.
  static func << (number: Self, power: Int) -> Self {
    if number.isZero { return number }
    let zeros = [UInt32](repeating: 0, count: power / 32)
    let shifted = number * Self(1 << (power % 32))
    return Self(zeros + shifted.digits, isNegative: number.isNegative)
  }

  /// The quotient of numbers that divide without a rest.
  static func / (left: Self, right: Self) -> Self {
    let quotient = divide(left.digits, by: right.digits).quotient
    return Self(quotient, isNegative: left.isNegative != right.isNegative)
  }

  /// The greatest number that divides both.
  static func greatestDivisor(_ one: Self, _ other: Self) -> Self {
    var (one, other) = (one.digits, other.digits)
    while !other.isEmpty {
      let rest = Self(divide(one, by: other).rest)
      (one, other) = (other, rest.digits)
    }
    return Self(one)
  }
}

/// Digits without a sign.
extension BigInteger {
  private static func isLess(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    if one.count != other.count { return one.count < other.count }
    return one.reversed().lexicographicallyPrecedes(other.reversed())
  }

  private static func sum(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for place in 0...max(one.count, other.count) {
      carry += place < one.count ? UInt64(one[place]) : 0
      carry += place < other.count ? UInt64(other[place]) : 0
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return sum
  }

  /// The first number is not the lesser.
  private static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var difference = one
    var borrow: Int64 = 0
    for place in one.indices {
      borrow += Int64(one[place]) - (place < other.count ? Int64(other[place]) : 0)
      difference[place] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    return difference
  }

  private static func bitWidth(_ digits: [UInt32]) -> Int {
    32 * digits.count - (digits.last?.leadingZeroBitCount ?? 0)
  }

  /// Long division, as by hand.
  private static func divide(
    _ dividend: [UInt32], by divisor: [UInt32]
  ) -> (quotient: [UInt32], rest: [UInt32]) {
    var rest = Self(dividend)
    var place = bitWidth(dividend) - bitWidth(divisor)
    if place < 0 { return ([], dividend) }
    var quotient = [UInt32](repeating: 0, count: place / 32 + 1)
    var shifted = (Self(divisor) << place).digits
    while place >= 0 {
      if !isLess(rest.digits, shifted) {
        rest = Self(difference(rest.digits, shifted))
        quotient[place / 32] |= 1 << UInt32(place % 32)
      }
      shifted = half(shifted)
      place -= 1
    }
    return (quotient, rest.digits)
  }

  private static func half(_ digits: [UInt32]) -> [UInt32] {
    var half = digits
    for place in digits.indices {
      let next = place + 1 < digits.count ? digits[place + 1] : 0
      half[place] = digits[place] >> 1 | next << 31
    }
    if half.last == 0 { half.removeLast() }
    return half
  }
}

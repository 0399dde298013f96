/// A colour of a cell's text or background.
public enum CellColor: Hashable, Sendable {
  /// Whatever the terminal uses when nothing is said.
  case terminalDefault

  /// One of the terminal's 256 colours: 0–7 plain, 8–15 bright, 16–231 a cube of six steps a side,
  /// 232–255 greys.
  case indexed(UInt8)

  /// A colour by its components; a terminal without it shows the nearest it has.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

extension CellColor {
  /// The colour in 32 bits: the kind in the top byte, its numbers below.
  var bits: UInt32 {
    switch self {
    case .terminalDefault: 0
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  init(bits: UInt32) {
    switch bits >> 24 {
    case 1: self = .indexed(UInt8(truncatingIfNeeded: bits))
    case 2:
      self = .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    default: self = .terminalDefault
    }
  }
}

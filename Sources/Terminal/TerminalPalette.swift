package import CellGrid

/// The colours a terminal can show, and the one nearest to what is asked for.
package struct TerminalPalette: Sendable {
  /// How many it has: 0, 8, 16, 88, 256, or 2²⁴ if numbers from 8 up are RGB values.
  package let count: Int

  /// Creates the palette of a terminal with `count` colours.
  package init(count: Int) { self.count = count }

  /// The numbers of a style's colours, -1 for the terminal's own.
  ///
  /// Two colours that differ stay apart, even where only one is left of both: text has to be seen.
  package func numbers(of style: CellStyle) -> (foreground: Int32, background: Int32) {
    guard count > 0 else { return (-1, -1) }
    let background = number(of: style.background)
    let foreground = number(of: style.foreground)
    if foreground == background, foreground >= 0, style.foreground != style.background {
      return (Self.isDark(UInt8(clamping: foreground)) ? 7 : 0, background)
    }
    return (foreground, background)
  }

  private func number(of color: CellColor) -> Int32 {
    switch color {
    case .terminalDefault: -1
    case .indexed(let index): number(of: index)
    case .rgb(let red, let green, let blue): number(of: RGB(red, green, blue))
    }
  }

  private func number(of index: UInt8) -> Int32 {
    if count >= 1 << 24 { return index < 8 ? Int32(index) : Self.direct(Self.rgb(of: index)) }
    if count >= 256 || (index < 16 && count >= 16) || index < 8 { return Int32(index) }
    // The bright half of the first sixteen is the plain one, brighter; a brighter black would be
    // black.
    if index == 8 { return -1 }
    return index < 16 ? Int32(index) - 8 : nearest(to: Self.rgb(of: index), among: 0..<basic)
  }

  private func number(of color: RGB) -> Int32 {
    if count >= 1 << 24 { return Self.direct(color) }
    guard count >= 256 else { return nearest(to: color, among: 0..<basic) }
    // The nearest step of each side makes the nearest colour of the cube; the greys are 24 more.
    let cube = 16 + 36 * Self.step(color.red) + 6 * Self.step(color.green) + Self.step(color.blue)
    let cubeNumber = UInt8(clamping: cube)
    let grey = UInt8(clamping: nearest(to: color, among: 232..<256))
    let greyIsNearer =
      Self.rgb(of: grey).distance(to: color) < Self.rgb(of: cubeNumber).distance(to: color)
    return Int32(greyIsNearer ? grey : cubeNumber)
  }

  /// How many of the colours have a look everyone agrees on.
  private var basic: Int { count >= 16 ? 16 : 8 }

  private func nearest(to color: RGB, among numbers: Range<Int>) -> Int32 {
    let best = numbers.min {
      Self.rgb(of: UInt8(clamping: $0)).distance(to: color)
        < Self.rgb(of: UInt8(clamping: $1)).distance(to: color)
    }
    return Int32(best ?? 0)
  }

  private struct RGB {
    var red, green, blue: Int

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (Int(red), Int(green), Int(blue))
    }

    /// A square that weighs green most, as the eye does.
    func distance(to other: RGB) -> Int {
      let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
      return 2 * r * r + 4 * g * g + 3 * b * b
    }
  }

  private static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func step(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  /// What xterm shows for each of its 256 colours.
  private static func rgb(of index: UInt8) -> RGB {
    switch index {
    case 7: return RGB(229, 229, 229)
    case 8: return RGB(127, 127, 127)
    case 0..<16:
      let on: UInt8 = index < 8 ? 205 : 255
      return RGB(index & 1 == 0 ? 0 : on, index & 2 == 0 ? 0 : on, index & 4 == 0 ? 0 : on)
    case 16..<232:
      let number = Int(index) - 16
      return RGB(cubeSteps[number / 36], cubeSteps[number / 6 % 6], cubeSteps[number % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      return RGB(grey, grey, grey)
    }
  }

  /// An RGB value as a colour number; those below 8 name the first eight colours.
  private static func direct(_ color: RGB) -> Int32 {
    let value = color.red << 16 | color.green << 8 | color.blue
    return value < 8 ? 0 : Int32(value)
  }

  private static func isDark(_ index: UInt8) -> Bool {
    let color = rgb(of: index)
    return 2 * color.red + 5 * color.green + color.blue < 8 * 128
  }
}

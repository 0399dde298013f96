/// What one cell of a grid shows.
///
/// A glyph is a base scalar and up to four marks on it: what ncurses can hold in a cell. It lies in
/// the cell itself, 24 bytes without a reference, so that copying and comparing a screen is copying
/// and comparing memory.
public struct Cell: Hashable, Sendable {
  /// Three scalars of 21 bits, the base lowest.
  private var lowScalars: UInt64

  /// Two scalars of 21 bits, then two bits of width, then eight of attributes.
  private var rest: UInt64

  private var colorBits: UInt64

  private static let scalarMask: UInt64 = (1 << 21) - 1
  private static let widthShift: UInt64 = 42
  private static let attributesShift: UInt64 = 44

  /// A space in the terminal's own colours.
  public static let blank = Cell(scalar: " ", width: 1, style: CellStyle())

  /// How many marks fit on a base scalar.
  static let maximumMarks = 4

  /// A cell of one scalar that takes `width` columns.
  init(scalar: Unicode.Scalar, width: Int, style: CellStyle) {
    lowScalars = UInt64(scalar.value)
    rest =
      UInt64(width) << Self.widthShift
      | UInt64(style.attributes.rawValue) << Self.attributesShift
    colorBits = style.colorBits
  }

  /// A cell of `glyph`.
  init(_ glyph: Glyph, style: CellStyle) {
    self.init(scalar: glyph.base, width: glyph.width, style: style)
    for (index, mark) in glyph.marks.prefix(Self.maximumMarks).enumerated() {
      if index < 2 {
        lowScalars |= UInt64(mark.value) << (21 * UInt64(index + 1))
      } else {
        rest |= UInt64(mark.value) << (21 * UInt64(index - 2))
      }
    }
  }

  /// Creates a cell that shows `character`.
  ///
  /// A control character shows as its picture. What takes more than one cell leaves only its first
  /// glyph here; ``CellBuffer/write(_:at:style:clip:)`` spreads it.
  public init(_ character: Character, style: CellStyle = CellStyle()) {
    let glyph = DisplayWidth.glyphs(of: DisplayWidth.clean(String(character))).first
    self.init(glyph ?? Glyph(base: " ", marks: [], width: 1), style: style)
  }

  /// The second half of a wide glyph.
  static func continuation(style: CellStyle) -> Cell {
    Cell(scalar: "\0", width: 0, style: style)
  }

  /// Columns the glyph takes: 1, 2, or 0 for the second half of a wide one.
  public var width: Int { Int(rest >> Self.widthShift & 3) }

  /// Whether it is the second half of the wide glyph to its left.
  public var isContinuation: Bool { width == 0 }

  /// How the cell looks.
  public var style: CellStyle {
    get {
      let attributes = UInt8(truncatingIfNeeded: rest >> Self.attributesShift)
      return CellStyle(colorBits: colorBits, attributes: CellAttributes(rawValue: attributes))
    }
    set {
      colorBits = newValue.colorBits
      rest &= ~(0xFF << Self.attributesShift)
      rest |= UInt64(newValue.attributes.rawValue) << Self.attributesShift
    }
  }

  /// The glyph, or an empty string for the second half of a wide one.
  public var text: String { isContinuation ? "" : String(String.UnicodeScalarView(scalars)) }

  /// The glyph, or a space for the second half of a wide one.
  public var character: Character { isContinuation ? " " : Character(text) }

  /// The base scalar; NUL for the second half of a wide glyph.
  public var base: Unicode.Scalar { Self.scalar(lowScalars) ?? "\0" }

  /// Whether the glyph is a base scalar without marks.
  public var isSingleScalar: Bool { lowScalars >> 21 == 0 }

  /// The base scalar and the marks on it.
  public var scalars: [Unicode.Scalar] {
    guard !isSingleScalar else { return [base] }
    let fields = [
      lowScalars, lowScalars >> 21, lowScalars >> 42, rest, rest >> 21,
    ]
    return fields.map { $0 & Self.scalarMask }.prefix { $0 != 0 }.compactMap(Self.scalar)
  }

  /// Whether two cells look the same whatever they say; cheaper than comparing ``style``.
  public func hasSameStyle(as other: Cell) -> Bool {
    colorBits == other.colorBits
      && rest >> Self.attributesShift == other.rest >> Self.attributesShift
  }

  /// A space in the same style.
  var blanked: Cell {
    var cell = self
    let attributes = (rest >> Self.attributesShift) << Self.attributesShift
    cell.lowScalars = 0x20
    cell.rest = attributes | 1 << Self.widthShift
    return cell
  }

  private static func scalar(_ bits: UInt64) -> Unicode.Scalar? {
    Unicode.Scalar(UInt32(truncatingIfNeeded: bits & scalarMask))
  }
}

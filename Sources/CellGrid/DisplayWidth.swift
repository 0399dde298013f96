/// How much room text takes on a grid of cells.
///
/// Everything here speaks of text as it is drawn, that is of ``clean(_:)`` text: measuring a string
/// and writing it into a ``CellBuffer`` give the same number.
public enum DisplayWidth {
  /// The columns `text` takes on one row.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func columns(of text: String) -> Int {
    if isPrintableASCII(text) { return text.utf8.count }
    return clean(text).reduce(0) { $0 + columns(ofClean: $1) }
  }

  /// The columns `character` takes; never 0 for what leaves anything on the screen.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return 1 }
    return columns(of: String(character))
  }

  /// The longest part of `text` from its start that fits into `columns`, and the columns it takes.
  ///
  /// A cluster is never split; the part is clean.
  ///
  ///     DisplayWidth.prefix(of: "日本語", columns: 5)  // ("日本", 4)
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func prefix(of text: String, columns limit: Int) -> (String, columns: Int) {
    let text = clean(text)
    var taken = 0
    var end = text.startIndex
    while end < text.endIndex {
      let width = columns(ofClean: text[end])
      guard taken + width <= limit else { break }
      taken += width
      end = text.index(after: end)
    }
    return (String(text[..<end]), taken)
  }

  /// The columns of one cluster of clean text.
  static func columns(ofClean character: Character) -> Int {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return 1 }
    var glyphs: [Glyph] = []
    appendGlyphs(of: character, to: &glyphs)
    return glyphs.reduce(0) { $0 + $1.width }
  }

  /// Whether every byte is a printable ASCII character: then it is clean, and its length its width.
  static func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}

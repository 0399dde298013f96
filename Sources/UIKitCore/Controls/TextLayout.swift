import CellGrid

/// A text broken into lines of cells.
///
/// Lines break after spaces and hyphens and around wide characters; a word that is longer than a
/// line breaks anywhere. Spaces at the end of a line take no room.
struct TextLayout: Equatable {
  /// A line of clean text.
  struct Line: Equatable {
    var text: String
    var columns: Int
    /// Whether the paragraph ends here.
    var endsParagraph: Bool
  }

  /// The lines, from top to bottom; none for an empty text.
  private(set) var lines: [Line] = []

  /// The columns of the widest line.
  var columns: Int { lines.reduce(0) { max($0, $1.columns) } }

  /// Breaks `text` into at most `lineLimit` lines (0: any number) of at most `columns`.
  init(_ text: String, columns limit: Int, lineLimit: Int, mode: NSLineBreakMode) {
    if text.isEmpty { return }
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      // Most texts: one line of characters that are a cell each.
      lines = [Line(text: text, columns: text.utf8.count, endsParagraph: true)]
      return
    }
    let lineLimit = lineLimit > 0 ? lineLimit : .max
    var breaker = LineBreaker(columns: limit, breaksWords: mode == .byCharWrapping)
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if breaker.lines.count > lineLimit { break }
      breaker.add(paragraph: DisplayWidth.clean(String(paragraph)), lineLimit: lineLimit)
    }
    let visible = breaker.lines.prefix(lineLimit)
    lines = visible.map { Line($0) }
    if let last = visible.last, visible.count < breaker.lines.count || last.columns > limit {
      lines[lines.count - 1] = Line(Truncation(mode: mode, columns: limit).apply(to: last))
    }
  }
}

extension TextLayout.Line {
  fileprivate init(_ run: GlyphRun) {
    self.init(
      text: String(run.glyphs.lazy.map(\.character)), columns: run.columns,
      endsParagraph: run.endsParagraph)
  }

  /// The line with the gaps between its words widened until it takes `columns`.
  func justified(to columns: Int) -> String {
    let words = text.split(separator: " ")
    guard !endsParagraph, words.count > 1, columns > self.columns else { return text }
    let free = columns - words.reduce(0) { $0 + DisplayWidth.columns(of: String($1)) }
    let gaps = words.count - 1
    var result = String(words[0])
    for (index, word) in words.dropFirst().enumerated() {
      let gap = free * (index + 1) / gaps - free * index / gaps
      result += String(repeating: " ", count: gap) + word
    }
    return result
  }
}

/// A character and the columns it takes.
private struct MeasuredCharacter {
  var character: Character
  var width: Int
}

/// Characters on one line.
private struct GlyphRun {
  var glyphs: [MeasuredCharacter]
  var endsParagraph: Bool
  /// The paragraph from the start of this line on, for a truncation that shows more of it.
  var remaining: ArraySlice<MeasuredCharacter> = []

  var columns: Int { glyphs.reduce(0) { $0 + $1.width } }
}

/// Breaks paragraphs into lines, as many words on each as fit.
private struct LineBreaker {
  let columns: Int
  let breaksWords: Bool
  var lines: [GlyphRun] = []

  init(columns: Int, breaksWords: Bool) {
    self.columns = columns
    self.breaksWords = breaksWords
  }

  /// Adds a paragraph's lines, and stops at the first line beyond `lineLimit`.
  mutating func add(paragraph: String, lineLimit: Int) {
    let glyphs = paragraph.map {
      MeasuredCharacter(character: $0, width: DisplayWidth.columns(of: $0))
    }
    var rest = glyphs[...]
    repeat {
      let end = lineEnd(in: rest)
      let isLast = end == rest.endIndex
      var line = rest[..<end]
      while !isLast, line.last?.character == " " { line.removeLast() }
      lines.append(GlyphRun(glyphs: Array(line), endsParagraph: isLast, remaining: rest))
      rest = rest[end...]
    } while !rest.isEmpty && lines.count <= lineLimit
  }

  /// Where the line that starts `rest` ends: after the last break that fits, or in a long word.
  private func lineEnd(in rest: ArraySlice<MeasuredCharacter>) -> Int {
    var taken = 0
    var lastBreak: Int?
    for index in rest.indices {
      let glyph = rest[index]
      let hangs = glyph.character == " " && !breaksWords
      if taken + glyph.width > columns, !hangs, index > rest.startIndex {
        return breaksWords ? index : lastBreak ?? index
      }
      taken += glyph.width
      let next = index + 1 < rest.endIndex ? rest[index + 1] : nil
      if allowsBreak(after: glyph, before: next) { lastBreak = index + 1 }
    }
    return rest.endIndex
  }

  private func allowsBreak(after glyph: MeasuredCharacter, before next: MeasuredCharacter?) -> Bool
  {
    guard let next, next.character != " " else { return false }
    return glyph.character == " " || glyph.character == "-" || glyph.width == 2 || next.width == 2
  }
}

/// Shortens a line to a number of columns.
private struct Truncation {
  let mode: NSLineBreakMode
  let columns: Int

  /// The line with "…" where characters are left out.
  func apply(to line: GlyphRun) -> GlyphRun {
    if columns <= 0 { return GlyphRun(glyphs: [], endsParagraph: true) }
    let whole = line.remaining
    let glyphs: [MeasuredCharacter]
    switch mode {
    case .byWordWrapping, .byCharWrapping: glyphs = prefix(of: line.glyphs[...], columns: columns)
    case .byClipping: glyphs = prefix(of: whole, columns: columns)
    case .byTruncatingHead: glyphs = [ellipsis] + suffix(of: whole, columns: columns - 1)
    case .byTruncatingTail: glyphs = prefix(of: whole, columns: columns - 1) + [ellipsis]
    case .byTruncatingMiddle:
      let tail = suffix(of: whole, columns: (columns - 1) / 2)
      let taken = tail.reduce(0) { $0 + $1.width }
      glyphs = prefix(of: whole, columns: columns - 1 - taken) + [ellipsis] + tail
    }
    return GlyphRun(glyphs: glyphs, endsParagraph: true)
  }

  private var ellipsis: MeasuredCharacter {
    MeasuredCharacter(character: "…", width: DisplayWidth.columns(of: "…"))
  }

  private func prefix(
    of glyphs: ArraySlice<MeasuredCharacter>, columns: Int
  ) -> [MeasuredCharacter] {
    var taken = 0
    return Array(
      glyphs.prefix {
        taken += $0.width
        return taken <= columns
      })
  }

  private func suffix(
    of glyphs: ArraySlice<MeasuredCharacter>, columns: Int
  ) -> [MeasuredCharacter] {
    prefix(of: Array(glyphs.reversed())[...], columns: columns).reversed()
  }
}

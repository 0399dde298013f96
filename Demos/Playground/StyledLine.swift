import UIKit

/// A piece of text in one style.
struct StyledText {
  let text: String
  var color: UIColor?
  var attributes: CellAttributes = []
}

/// A line of text in several styles.
///
/// What is too long goes on in the next row, if it may, and ends in "…".
final class StyledLine: UIView {
  /// The text.
  var pieces: [StyledText] = [] {
    didSet {
      drawn = nil
      setNeedsDisplay()
    }
  }

  /// The rows the text takes, as last drawn.
  private var drawn: (size: CellSize, rows: [[StyledText]])?

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIScreen.main.cellSize.height)
  }

  override func drawCells(on canvas: CellCanvas) {
    let size = canvas.size
    canvas.fill(column: 0, row: 0, columns: size.columns, rows: size.rows)
    let rows =
      drawn.flatMap { $0.size == size ? $0.rows : nil }
      ?? Self.rows(of: pieces, columns: size.columns, limit: size.rows)
    drawn = (size, rows)
    for (row, pieces) in rows.enumerated() {
      var column = 0
      for piece in pieces {
        column += canvas.write(
          piece.text, column: column, row: row, color: piece.color, attributes: piece.attributes)
      }
    }
  }

  /// The rows that text takes, at most `limit`; all but the first begin with a blank.
  static func rows(of pieces: [StyledText], columns: Int, limit: Int) -> [[StyledText]] {
    var rows: [[StyledText]] = [[]]
    var column = 0
    for word in pieces.flatMap(words) {
      let width = DisplayWidth.columns(of: word.text)
      let isBlank = word.text.allSatisfy { $0 == " " }
      if column + width > columns, rows.count < limit, !isBlank {
        rows.append([StyledText(text: " ")])
        column = 1
      }
      rows[rows.count - 1].append(word)
      column += width
    }
    return rows.map { cut($0, columns: columns) }
  }

  /// A piece's words and the blanks between them.
  private static func words(of piece: StyledText) -> [StyledText] {
    var words: [StyledText] = []
    for part in piece.text.split(separator: " ", omittingEmptySubsequences: false) {
      if !words.isEmpty {
        words.append(StyledText(text: " ", color: piece.color, attributes: piece.attributes))
      }
      words.append(StyledText(text: "\(part)", color: piece.color, attributes: piece.attributes))
    }
    return words
  }

  /// What of a row has room; "…" stands for the rest, unless that is blank.
  private static func cut(_ row: [StyledText], columns: Int) -> [StyledText] {
    let text = row.map(\.text).joined()
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
    if DisplayWidth.columns(of: String(text[..<end])) <= columns { return row }
    var room = columns - 1
    var cut: [StyledText] = []
    for piece in row where room > 0 {
      let (prefix, width) = DisplayWidth.prefix(of: piece.text, columns: room)
      cut.append(StyledText(text: prefix, color: piece.color, attributes: piece.attributes))
      room = width < DisplayWidth.columns(of: piece.text) ? 0 : room - width
    }
    return cut + [StyledText(text: "…", color: cut.last?.color)]
  }
}

/// Rows of words in columns: the first column begins at the left, the others end at the right.
struct Table {
  private(set) var rows: [[String]] = []

  init(_ header: [String]) {
    rows = [header]
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// The rows as lines, each with its newline.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, word in
        let space = String(repeating: " ", count: widths[column] - word.count)
        return column == 0 ? word + space : space + word
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// Reads the grammar of visual formats by descent, one method a rule.
struct FormatParser {
  var scanner: FormatScanner
  let isExtended: Bool

  init(_ text: String, isExtended: Bool) {
    scanner = FormatScanner(text)
    self.isExtended = isExtended
  }

  /// Reads the whole format.
  mutating func parse() throws(VisualFormatError) -> VisualFormatString.Content {
    if scanner.peek() == nil { throw scanner.error(.empty, at: 0) }
    if isExtended, scanner.take("C:") {
      let attributes = try parseAttributes()
      try parseEnd()
      return .attributes(attributes)
    }
    let orientation = try parseOrientation()
    let row = try parseRow()
    try parseEnd()
    return .row(orientation, row)
  }

  private mutating func parseOrientation() throws(VisualFormatError)
    -> VisualFormatString.Orientation
  {
    if isExtended, scanner.take("HV") {
      try parseColon(after: "HV")
      return .both
    }
    let orientations: [(String, VisualFormatString.Orientation)] =
      [("H", .horizontal), ("V", .vertical)] + (isExtended ? [("Z", .layers)] : [])
    for (letter, orientation) in orientations where scanner.take(letter) {
      try parseColon(after: letter)
      return orientation
    }
    return .horizontal
  }

  private mutating func parseColon(after letter: String) throws(VisualFormatError) {
    if !scanner.take(":") { throw scanner.expected("':' after '\(letter)'") }
  }

  private mutating func parseEnd() throws(VisualFormatError) {
    if isExtended, scanner.take("//") { scanner.skipRest() }
    if scanner.peek() != nil { throw scanner.expected("'-', '[' or '|'") }
  }

  // MARK: Rows

  private mutating func parseRow() throws(VisualFormatError) -> FormatRow {
    var row = FormatRow(parts: [], connections: [])
    if let superview = takeSuperview() {
      row.parts.append(superview)
      row.connections.append(try parseConnection())
    }
    row.parts.append(try parseViews(orSuperview: false))
    while !isAtEnd() {
      row.connections.append(try parseConnection())
      let isConnected = row.connections.last != .flush
      if let superview = takeSuperview() {
        row.parts.append(superview)
        break
      }
      row.parts.append(try parseViews(orSuperview: isConnected))
    }
    return row
  }

  /// Whether nothing that continues a row comes next.
  private mutating func isAtEnd() -> Bool {
    guard let next = scanner.peek() else { return true }
    return !("[|-".contains(next) || isExtended && next == "~")
  }

  private mutating func takeSuperview() -> FormatPart? {
    guard scanner.peek() == "|" else { return nil }
    let column = scanner.column
    _ = scanner.take("|")
    return .superview(column: column)
  }

  private mutating func parseViews(orSuperview: Bool) throws(VisualFormatError) -> FormatPart {
    if !scanner.take("[") {
      throw scanner.expected(orSuperview ? "'[' or '|'" : "a view, as in \"[name]\"")
    }
    var views: [FormatView] = []
    repeat {
      views += try parseView()
    } while isExtended && scanner.take(",")
    if !scanner.take("]") {
      let name = views.last?.name.text ?? ""
      throw scanner.expected(
        views.last?.predicates.isEmpty == false ? "']'" : "']' or '(' after '\(name)'")
    }
    return .views(views, endColumn: scanner.column)
  }

  private mutating func parseView() throws(VisualFormatError) -> [FormatView] {
    let names = try parseNames()
    var predicates: [FormatPredicate] = []
    if scanner.take("(") { predicates = try parsePredicates() }
    return names.map { FormatView(name: $0, predicates: predicates) }
  }

  /// Reads a name, or all the names of a range such as `row2..5`.
  mutating func parseNames() throws(VisualFormatError) -> [FormatName] {
    guard let name = scanner.takeName() else {
      throw scanner.expected("a view's name, of letters, digits and '_'")
    }
    guard isExtended, scanner.take("..") else { return [name] }
    let stem = name.text.trimmingDigits
    guard let first = Int(name.text.dropFirst(stem.count)) else {
      throw scanner.error(.expected("a number at the end of '\(name.text)'", found: "."))
    }
    guard let end = scanner.takeNumber(), let last = Int(exactly: end), last >= first,
      last - first < 10_000
    else { throw scanner.expected("a whole number from \(first) to \(first + 9_999)") }
    return (first...last).map { FormatName(text: "\(stem)\($0)", endColumn: scanner.column) }
  }
}

extension String {
  /// The string without the digits at its end.
  fileprivate var trimmingDigits: String {
    var stem = self[...]
    while let last = stem.last, last.isNumber { stem.removeLast() }
    return String(stem)
  }
}

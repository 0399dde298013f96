extension DisplayWidth {
  /// Replaces what must not reach a terminal by what can be seen.
  ///
  /// - A control character becomes its picture (`␛`, `␊`, `␡`), so that no text can move the cursor
  ///   or send a command; one of U+0080–U+009F the two characters it is short for (`␛[`).
  /// - A tab becomes four spaces, whatever column it is in: a cluster's width does not depend on
  ///   what is before it.
  /// - Characters that only steer others (bidirectional overrides, zero-width spaces, variation
  ///   selectors, tags, soft hyphens) are taken out; libc and terminals disagree about their width.
  /// - What libc cannot print becomes `�`, and a mark with nothing before it stands on `◌`.
  ///
  /// Cleaning clean text changes nothing.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func clean(_ text: String) -> String {
    if isPrintableASCII(text) { return text }
    var result = String.UnicodeScalarView()
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return String(result)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x20..<0x7F: result.append(scalar)
    case 0x09: result.append(contentsOf: "    ".unicodeScalars)
    case 0..<0x20: append(0x2400 + scalar.value, to: &result)
    case 0x7F: result.append("␡")
    case 0x80..<0xA0:
      result.append("␛")
      append(scalar.value - 0x40, to: &result)
    case 0x2028, 0x2029: result.append("␤")
    default: appendPrintable(scalar, to: &result)
    }
  }

  private static func appendPrintable(
    _ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView
  ) {
    // A joiner is kept where it joins: the cluster has to stay one.
    if scalar == zeroWidthJoiner, !result.isEmpty { return result.append(scalar) }
    let properties = scalar.properties
    if scalar.value >= 0xAD, properties.isDefaultIgnorableCodePoint { return }
    switch ScalarWidth.columns(of: scalar) {
    case ..<0: result.append("�")
    case 0:
      if properties.generalCategory == .format { return }
      if result.isEmpty { result.append("◌") }
      result.append(scalar)
    default: result.append(scalar)
    }
  }

  private static func append(_ value: UInt32, to result: inout String.UnicodeScalarView) {
    result.append(Unicode.Scalar(value) ?? "�")
  }
}

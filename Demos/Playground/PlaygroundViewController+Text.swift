import UIKit

extension PlaygroundViewController {
  /// Brings all lines up to date.
  func updateText() {
    let all = DemoViewController.all
    header.show(all.map { $0.name }, chosen: all.firstIndex { $0 == type(of: demo) } ?? 0)
    status.pieces = statusPieces
    demoKeys.pieces = demoHints
    playgroundKeys.pieces = hints(keys.map { ($0.key, $0.title) })
    sheet?.updateText()
    hint.text = sizeInCells.columns < 6 ? "?" : "? help"
  }

  /// The size, what is hidden, what is the matter and what happened, with bars between.
  var statusPieces: [StyledText] {
    let (columns, rows) = sizeInCells
    let hidden = hiddenNames(below: demo.view)
    let facts = [
      StyledText(text: "\(columns)x\(rows)"),
      StyledText(text: hidden.isEmpty ? "" : "hidden: \(hidden.joined(separator: ", "))"),
    ]
    let warnings = news.warnings.map { StyledText(text: $0, color: .systemOrange) }
    let parts = facts + warnings + [StyledText(text: news.action)]
    return parts.filter { !$0.text.isEmpty }.enumerated().flatMap { place, part in
      [StyledText(text: place == 0 ? " " : " | ", color: .secondaryLabel), part]
    }
  }

  /// The keys of the demo; where there is no room for the names of what the digits hide, without
  /// them.
  private var demoHints: [StyledText] {
    let commands = demo.commands.map { (key: $0.key, title: $0.title) }
    let digits = digitsInShort.map { (key: $0.keys, title: $0.title) }
    let all = hints(commands + digits)
    if all.count == 3 * (commands.count + digits.count) { return all }
    return hints(commands + digits.map { ($0.key, "hide") })
  }

  /// What a digit does, in short: "1-2 hide button, label".
  private var digitsInShort: [(keys: String, title: String)] {
    let names = digits.map(\.title)
    guard let first = names.first, let last = names.last else { return [] }
    if names.count == 1 { return [("1", "hide \(first)")] }
    let isSeries = names.enumerated().allSatisfy { $0.element.hasSuffix("\($0.offset + 1)") }
    let list = isSeries ? "\(first) to \(last)" : names.joined(separator: ", ")
    return [("1-\(names.count)", "hide \(list)")]
  }

  /// Keys in bold, each before what it does: as many as there is room for.
  private func hints(_ keys: [(key: String, title: String)]) -> [StyledText] {
    var pieces: [StyledText] = []
    var room = sizeInCells.columns
    for (place, key) in keys.enumerated() {
      let hint = [
        StyledText(text: place == 0 ? " " : "  "), StyledText(text: key.key, attributes: .bold),
        StyledText(text: " \(key.title)", color: .secondaryLabel),
      ]
      room -= hint.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
      if room < 0 { break }
      pieces += hint
    }
    return pieces
  }

  private func hiddenNames(below view: UIView) -> [String] {
    view.subviews.flatMap { child in
      (child.isHidden ? [child.accessibilityIdentifier].compactMap { $0 } : [])
        + hiddenNames(below: child)
    }
  }
}

import Terminal

extension TerminalEvent {
  /// The event in a few words: `key control-a`, `press 0 at 3,4`, `paste "q\nx"`.
  var summary: String {
    switch self {
    case .key(let key, let modifiers): "key \(modifiers.summary)\(key.summary)"
    case .mouse(let mouse):
      "\(mouse.kind) \(mouse.modifiers.summary)\(mouse.button) at \(mouse.column),\(mouse.row)"
    case .paste(let text): "paste \(text.debugDescription)"
    case .endOfInput: "end of input"
    }
  }
}

extension TerminalKey {
  fileprivate var summary: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): "\(character)"
    case .function(let number): "F\(number)"
    default: "\(self)"
    }
  }
}

extension TerminalModifiers {
  fileprivate var summary: String {
    let names: [(TerminalModifiers, String)] = [
      (.shift, "shift-"), (.alt, "alt-"), (.control, "control-"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined()
  }
}

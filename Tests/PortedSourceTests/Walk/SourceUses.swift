/// The names that sources use, as far as their text tells.
struct SourceUses {
  /// Names that stand by themselves, and are not the label of an argument.
  private(set) var words: Set<String> = []
  /// Names behind a dot.
  private(set) var members: Set<String> = []
  /// The labels of calls and of declarations, by the name in front of the parenthesis.
  private(set) var calls: [String: Set<[String]>] = [:]

  mutating func add(_ source: String) {
    let tokens = SwiftTokenizer.tokens(of: source)
    for place in tokens.indices where tokens[place].kind == .word {
      let name = tokens[place].text
      let before = place > 0 ? tokens[place - 1] : nil
      let after = place + 1 < tokens.count ? tokens[place + 1] : nil
      if before?.isMark(".") == true {
        members.insert(name)
      } else if after?.isMark(":") != true || before?.text == "var" {
        words.insert(name)
      }
      if let open = Self.openingParenthesis(after: place, in: tokens) {
        let end = tokens.endOfParentheses(from: open)
        let arguments = tokens[(open + 1)..<max(open + 1, end - 1)]
        calls[name, default: []].insert(Self.labels(of: arguments))
      } else if after?.isMark("{") == true {
        // All that it is given is a closure behind it.
        calls[name, default: []].insert([])
      }
    }
  }

  /// The parenthesis right behind a name, or behind its `?`, `!` or generic arguments.
  private static func openingParenthesis(after place: Int, in tokens: [SwiftToken]) -> Int? {
    var next = place + 1
    if next < tokens.count, tokens[next].isMark("<") {
      while next < tokens.count, !tokens[next].isMark(">"), !tokens[next].isMark("{") { next += 1 }
      next += 1
    }
    while next < tokens.count, tokens[next].isMark("?") || tokens[next].isMark("!") { next += 1 }
    return next < tokens.count && tokens[next].isMark("(") ? next : nil
  }

  private static func labels(of arguments: ArraySlice<SwiftToken>) -> [String] {
    arguments.split(atTopLevel: ",").map { argument in
      let words = argument.prefix { $0.kind == .word }
      let isLabelled =
        (1...2).contains(words.count) && words.endIndex < argument.endIndex
        && argument[words.endIndex].isMark(":")
      return isLabelled ? words.first?.text ?? "_" : "_"
    }
  }

  func use(_ declaration: PublicDeclaration) -> Bool {
    let name = declaration.name
    switch declaration.kind {
    case .named: return words.contains(name) || members.contains(name)
    case .value: return members.contains(name)
    case .property: return members.contains(name) || words.contains(name)
    case .function(let parameters):
      let type = declaration.container.split(separator: ".").last.map(String.init) ?? ""
      // A method handed on by its name alone says nothing of its labels.
      if name != "init", parameters.count == 1, members.contains(name), calls[name] == nil {
        return true
      }
      // `super.init` and `.init` do not tell whose they are.
      let calls = calls[name == "init" ? type : name] ?? []
      return calls.contains { Self.fits($0, parameters) }
    }
  }

  /// Whether a call with these labels may be one of a function with these parameters.
  private static func fits(_ labels: [String], _ parameters: [PublicDeclaration.Parameter]) -> Bool
  {
    var next = 0
    for parameter in parameters {
      if next < labels.count, labels[next] == parameter.label {
        next += 1
      } else if !parameter.isOptional {
        return false
      }
    }
    return next == labels.count
  }
}

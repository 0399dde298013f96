/// Something a module lets its clients see.
struct PublicDeclaration: Hashable {
  enum Kind: Hashable {
    /// A type, a global, or a type alias.
    case named
    /// A property of instances.
    case property
    /// A static property, or a case of an enum.
    case value
    /// A function or an initializer, with the labels a call may have and whether it has to.
    case function([Parameter])
  }

  struct Parameter: Hashable {
    /// "_" for none.
    var label: String
    /// Whether a call may leave the label out: for a default, or because a trailing closure does.
    var isOptional: Bool
  }

  /// The type it is a member of; empty for a global.
  var container: String
  var name: String
  var kind: Kind
  /// The message of `@available(*, unavailable, message:)`; nil where it can be used.
  var unavailableMessage: String?

  var description: String {
    let path = container.isEmpty ? name : "\(container).\(name)"
    guard case .function(let parameters) = kind else { return path }
    return path + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }
}

/// Finds what a source file declares for clients.
struct DeclarationScanner {
  private enum Scope {
    case type(name: String, membersArePublic: Bool, casesArePublic: Bool)
    case body
  }

  private let tokens: [SwiftToken]
  private var place = 0
  private var scopes: [Scope] = []
  private var nextScope: Scope?
  private(set) var declarations: [PublicDeclaration] = []
  /// The types that cannot be used, and what they say.
  private var unavailableTypes: [String: String] = [:]

  // What was read of the declaration that comes.
  private var isPublic = false
  private var isStatic = false
  private var isOverride = false
  private var unavailableMessage: String?

  static func declarations(in source: String) -> [PublicDeclaration] {
    var scanner = DeclarationScanner(tokens: SwiftTokenizer.tokens(of: source))
    scanner.scan()
    return scanner.declarations
  }

  private init(tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  private var isInBody: Bool {
    scopes.contains { if case .body = $0 { true } else { false } }
  }

  private var container: String {
    let names = scopes.compactMap { scope in
      if case .type(let name, _, _) = scope { name } else { nil }
    }
    return names.joined(separator: ".")
  }

  private var isMemberPublic: Bool {
    if isPublic { return true }
    guard case .type(_, let membersArePublic, _) = scopes.last else { return false }
    return membersArePublic
  }

  private func token(_ offset: Int = 0) -> SwiftToken {
    place + offset < tokens.count ? tokens[place + offset] : SwiftToken(kind: .mark, text: "")
  }

  private mutating func scan() {
    while place < tokens.count {
      let token = token()
      if token.isMark("{") {
        scopes.append(nextScope ?? .body)
        nextScope = nil
        forget()
        place += 1
      } else if token.isMark("}") {
        scopes.removeLast()
        forget()
        place += 1
      } else if isInBody {
        place += 1
      } else if token.isMark("@") {
        readAttribute()
      } else if token.kind == .word {
        readWord(token.text)
      } else {
        place += 1
      }
    }
  }

  private mutating func forget() {
    (isPublic, isStatic, isOverride, unavailableMessage) = (false, false, false, nil)
  }

  private mutating func readAttribute() {
    let isAvailability = token(1).text == "available"
    place += 2
    guard token().isMark("(") else { return }
    let end = endOfParentheses(from: place)
    let inside = tokens[place..<end]
    if isAvailability, inside.contains(where: { $0.text == "unavailable" }) {
      unavailableMessage = inside.last { $0.kind == .string }?.text ?? ""
    }
    place = end
  }

  private mutating func readWord(_ word: String) {
    place += 1
    switch word {
    case "public", "open":
      // Not `public internal(set)`'s second part, nor `package(set)`.
      if !token().isMark("(") { isPublic = true }
    case "static": isStatic = true
    case "override": isOverride = true
    case "class" where ["var", "func", "let"].contains(token().text): isStatic = true
    case "class", "struct", "enum", "protocol", "extension": readType(word)
    case "typealias":
      if isPublic { add(token().text, .named) }
      forget()
    case "import": forget()
    case "case": readCases()
    case "var", "let": readVariable()
    case "func", "init": readFunction(isInitializer: word == "init")
    default: break
    }
  }

  private mutating func readType(_ word: String) {
    var name = token().text
    place += 1
    while token().isMark("."), token(1).kind == .word {
      name += "." + token(1).text
      place += 2
    }
    let isVisible = isMemberPublic
    if isVisible, word != "extension" { add(name, .named) }
    nextScope = .type(
      name: name, membersArePublic: isVisible && word == "protocol",
      casesArePublic: isVisible && word == "enum")
    forget()
    while place < tokens.count, !token().isMark("{") { place += 1 }
  }

  private mutating func readCases() {
    defer { forget() }
    guard case .type(_, _, true) = scopes.last else { return }
    add(token().text, .value)
    place += 1
    while place < tokens.count {
      if token().isMark("("), !token(1).isMark(")") { place = endOfParentheses(from: place) }
      guard token().isMark(","), token(1).kind == .word else { return }
      add(token(1).text, .value)
      place += 2
    }
  }

  private mutating func readVariable() {
    if isMemberPublic {
      add(token().text, container.isEmpty ? .named : isStatic ? .value : .property)
    }
    forget()
    place += 1
  }

  private mutating func readFunction(isInitializer: Bool) {
    var name = "init"
    if !isInitializer {
      name = token().text
      place += 1
    }
    let isOperator = !isInitializer && tokens[place - 1].kind == .mark
    while place < tokens.count, !token().isMark("(") { place += 1 }
    let end = endOfParentheses(from: place)
    if isMemberPublic, !isOperator {
      add(name, .function(Self.parameters(of: tokens[(place + 1)..<(end - 1)])))
    }
    forget()
    place = end
  }

  private mutating func add(_ name: String, _ kind: PublicDeclaration.Kind) {
    // What is overridden is declared above.
    if isOverride, name != "init" { return }
    // What lies in a type that cannot be used cannot be used either.
    let message = unavailableMessage ?? unavailableTypes[container]
    if kind == .named, let message {
      unavailableTypes[container.isEmpty ? name : "\(container).\(name)"] = message
    }
    declarations.append(
      PublicDeclaration(
        container: container, name: name, kind: kind, unavailableMessage: message))
  }

  private func endOfParentheses(from start: Int) -> Int {
    tokens.endOfParentheses(from: start)
  }

  private static func parameters(
    of tokens: ArraySlice<SwiftToken>
  ) -> [PublicDeclaration.Parameter] {
    let parts = tokens.split(atTopLevel: ",").filter { part in
      // The second half of `KeyValuePairs<String, Any>` has no label.
      part.contains { $0.isMark(":") }
    }
    return parts.map { parameter in
      PublicDeclaration.Parameter(
        label: parameter.first?.text ?? "_",
        isOptional: parameter.contains { $0.isMark("=") }
          || parameter.contains { $0.isMark(">") } && parameter.contains { $0.isMark("-") }
          || parameter.contains { $0.text.hasSuffix("Handler") })
    }
  }
}

extension Collection<SwiftToken> where Index == Int {
  /// The place behind the parenthesis that closes the one at a place.
  func endOfParentheses(from start: Int) -> Int {
    var depth = 0
    for place in start..<endIndex {
      if self[place].isMark("(") { depth += 1 }
      if self[place].isMark(")") { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return endIndex
  }

  /// What stands between the separators that are in no parentheses, brackets or braces.
  func split(atTopLevel separator: String) -> [SubSequence] {
    var parts: [SubSequence] = []
    var depth = 0
    var start = startIndex
    for place in indices {
      switch self[place].text {
      case "(", "[", "{": if self[place].kind == .mark { depth += 1 }
      case ")", "]", "}": if self[place].kind == .mark { depth -= 1 }
      case separator where depth == 0:
        parts.append(self[start..<place])
        start = place + 1
      default: break
      }
    }
    if start < endIndex { parts.append(self[start..<endIndex]) }
    return parts
  }
}

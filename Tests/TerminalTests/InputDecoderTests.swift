import Terminal
import Testing

struct InputDecoderTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var decoder = InputDecoder()
    return decoder.decode(text.utf8) + decoder.flush()
  }

  @Test(
    arguments: [
      ("a", .character("a"), []), ("é", .character("é"), []), ("👩‍💻", .character("👩‍💻"), []),
      ("e\u{301}", .character("é"), []), ("\u{1}", .character("a"), .control),
      ("\0", .character(" "), .control), ("\u{1F}", .character("_"), .control),
      ("\u{1B}", .escape, []), ("\u{1B}a", .character("a"), .alt),
      ("\u{1B}é", .character("é"), .alt), ("\u{1B}\r", .return, .alt),
      ("\u{1B}\u{1}", .character("a"), [.alt, .control]), ("\u{1B}[", .character("["), .alt),
      ("\u{1B}O", .character("O"), .alt), ("\u{1B}[A", .up, []), ("\u{1B}OB", .down, []),
      ("\u{1B}\u{1B}[C", .right, .alt), ("\u{1B}[1;2D", .left, .shift),
      ("\u{1B}[1;8H", .home, [.shift, .alt, .control]), ("\u{1B}[5;5~", .pageUp, .control),
      ("\u{1B}[6~", .pageDown, []), ("\u{1B}[1;3P", .function(1), .alt),
      ("\u{1B}[15~", .function(5), []), ("\u{1B}[24;2~", .function(12), .shift),
      ("\u{1B}[[C", .function(3), []), ("\u{1B}[Z", .backTab, []), ("\u{1B}OM", .return, []),
      ("\u{1B}Op", .character("0"), []), ("\u{1B}[97;5u", .character("a"), .control),
      ("\u{1B}[27;5;9~", .tab, .control), ("\u{8}", .backspace, []),
    ] as [(String, TerminalKey, TerminalModifiers)])
  func `a key is known by its bytes`(
    bytes: String, key: TerminalKey, modifiers: TerminalModifiers
  ) {
    #expect(events(bytes) == [.key(key, modifiers)])
  }

  @Test(
    arguments: [
      ("\u{1B}[<0;250;3M", .press, 0, 249, 2, []), ("\u{1B}[<2;1;1m", .release, 2, 0, 0, []),
      ("\u{1B}[<37;4;5M", .drag, 1, 3, 4, .shift), ("\u{1B}[<64;1;1M", .wheelUp, 0, 0, 0, []),
      ("\u{1B}[<81;1;1M", .wheelDown, 0, 0, 0, .control), ("\u{1B}[M !!", .press, 0, 0, 0, []),
      ("\u{1B}[M#!!", .release, 0, 0, 0, []),
    ] as [(String, TerminalMouse.Kind, Int, Int, Int, TerminalModifiers)])
  func `a use of the mouse is known by its bytes`(
    bytes: String, kind: TerminalMouse.Kind, button: Int, column: Int, row: Int,
    modifiers: TerminalModifiers
  ) {
    let mouse = TerminalMouse(
      kind: kind, button: button, column: column, row: row, modifiers: modifiers)
    #expect(events(bytes) == [.mouse(mouse)])
  }

  @Test(arguments: [
    "\u{1B}[?1;2c", "\u{1B}[I", "\u{1B}[999~", "\u{1B}[<0;0;0M", "\u{1B}[<0;1M", "\u{1B}[<99M",
    "\u{1B}[ q", "\u{1B}[<35;3;3M", "\u{1B}[99999999999999999999A\u{1B}[[Z",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
    "\u{1B}]lq: quit\u{1B}\\", "\u{1B}P>|XTerm(370)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}P!|00000000\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
  ])
  func `what was not typed types nothing`(bytes: String) {
    let typed = events(bytes).filter { $0 != .key(.up, []) }
    #expect(typed.isEmpty)
  }

  @Test(arguments: [
    ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("", ""), ("q\u{1B}[A\u{3}日", "q\u{1B}[A\u{3}日"),
    ("\u{1B}[201", "\u{1B}[201"),
  ])
  func `a paste is one event`(pasted: String, text: String) {
    #expect(
      events("x\u{1B}[200~\(pasted)\u{1B}[201~y") == [
        .key(.character("x"), []), .paste(text), .key(.character("y"), []),
      ])
  }

  @Test(
    arguments: [
      ("\u{1B}]", [.key(.character("]"), .alt)]),
      ("\u{1B}]a", [.key(.character("]"), .alt), .key(.character("a"), [])]),
      ("\u{1B}P\u{1B}[A", [.key(.character("P"), .alt), .key(.up, [])]),
      ("\u{1B}_\r", [.key(.character("_"), .alt), .key(.return, [])]),
    ] as [(String, [TerminalEvent])])
  func `what could start an answer is a key with Alt where none follows`(
    bytes: String, keys: [TerminalEvent]
  ) {
    #expect(events(bytes) == keys)
  }

  @Test(
    arguments: [
      ("\u{1B}]11;rgb\u{1B}[A", [.key(.up, [])]), ("\u{1B}P1$r\r", [.key(.return, [])]),
      ("\u{1B}_Gi\u{1B}x", [.key(.character("x"), .alt)]),
    ] as [(String, [TerminalEvent])])
  func `an answer without an end is cut off by the next control character`(
    bytes: String, keys: [TerminalEvent]
  ) {
    #expect(events(bytes) == keys)
    #expect(events(bytes + "q") == keys + [.key(.character("q"), [])])
  }

  @Test func `the Escape key cuts an answer off, and does nothing else`() {
    #expect(events("\u{1B}]11;rgb\u{1B}") == [])
  }

  @Test func `an answer that does not go on is forgotten`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}]11;rgb:1".utf8).isEmpty)
    #expect(decoder.decode("e".utf8).isEmpty)
    decoder.forgetAnswer()
    #expect(decoder.decode("q".utf8) == [.key(.character("q"), [])])
  }

  @Test func `Escape ends a paste that has no end`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~abc".utf8).isEmpty && decoder.flush().isEmpty)
    #expect(decoder.decode("\u{1B}".utf8).isEmpty && decoder.isUndecided)
    #expect(decoder.flush() == [.paste("abc")])
    #expect(decoder.decode("\u{1B}[201~q".utf8) == [.key(.character("q"), [])])
  }

  @Test(arguments: 1...5)
  func `bytes may come in any portions`(size: Int) {
    let text =
      "aé日👍\u{1B}[1;5C\u{1B}[<0;3;4M\u{1B}OP\u{1B}[200~q\r日\u{1B}\u{1B}[201~\u{1B}é\u{1B}[15~"
      + "\u{1B}]11;rgb:1/2/3\u{7}x\u{1B}]4;1;日\u{1B}\\\u{1B}P>|q\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\z"
    let bytes = Array(text.utf8)
    var decoder = InputDecoder()
    var portions: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      portions += decoder.decode(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(portions == events(text))
  }

  @Test func `terminfo has the say where terminals differ`() {
    let names = [
      "khome": "\u{1B}[7~", "kf1": "\u{1B}[11~", "kf13": "\u{1B}[25~", "kUP5": "\u{1B}Oa",
    ]
    let sequences = KeySequences { names[$0].map { Array($0.utf8) } }
    var decoder = InputDecoder(sequences: sequences)
    #expect(
      decoder.decode("\u{1B}[7~\u{1B}[25~\u{1B}Oa".utf8) == [
        .key(.home, []), .key(.function(1), .shift), .key(.up, .control),
      ])
  }

  @Test func `no bytes trap`() {
    var state: UInt32 = 1
    let interesting: [UInt8] =
      Array("\u{1B}[<;M~OAu0159\u{7F}]P_G\\\u{7}".utf8) + [0, 0xC3, 0xE6, 0xF0, 0x9F, 0xFF]
    var decoder = InputDecoder()
    for _ in 0..<20_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      _ = decoder.decode([interesting[Int(state >> 16) % interesting.count]])
      if state >> 28 == 0 { _ = decoder.flush() }
    }
    #expect(decoder.decode("\u{1B}[201~zz".utf8).count >= 0)
  }
}

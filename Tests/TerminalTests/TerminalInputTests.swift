import Foundation
import Testing

/// What a person does, through a real terminal device.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable))
struct TerminalInputTests {
  @Test func `keys arrive by name`() throws {
    let terminal = try runProbe()
    let keys: [(String, String)] = [
      ("a", "key a"), ("\u{1B}OA", "key up"), ("\u{1B}[1;5C", "key control-right"),
      ("\u{1B}OP", "key F1"), ("\u{1B}[24~", "key F12"), ("\u{1B}[3~", "key delete"),
      ("日", "key 日"), ("\u{13}", "key control-s"), ("\r", "key return"), ("\t", "key tab"),
      ("\u{1B}[Z", "key backTab"), ("\u{7F}", "key backspace"), ("\u{1B}x", "key alt-x"),
    ]
    for (bytes, name) in keys {
      terminal.send(bytes)
      try terminal.wait { $0.split(separator: "\n").last.map(String.init) == name }
    }
  }

  @Test func `Escape alone is told soon`() throws {
    let terminal = try runProbe()
    let start = Date()
    terminal.send("\u{1B}")
    try terminal.wait { $0.hasSuffix("key escape") || $0.contains("key escape\n") }
    // A busy machine takes its time; by default ncurses would wait a second on an idle one.
    #expect(Date().timeIntervalSince(start) < 0.9)
  }

  @Test func `a character cut in two arrives whole`() throws {
    let terminal = try runProbe()
    terminal.send([0xE6, 0x97])
    terminal.settle()
    terminal.send([0xA5])
    try terminal.wait { $0.contains("key 日") }
  }

  @Test(arguments: ["xterm-256color", "tmux-256color"])
  func `the mouse works beyond column 223`(name: String) throws {
    let terminal = try runProbe(columns: 300, rows: 10, environment: ["TERM": name])
    terminal.send("\u{1B}[<0;250;3M\u{1B}[<0;250;3m\u{1B}[<65;1;1M\u{1B}[<48;2;2M")
    try terminal.wait {
      $0.contains("press 0 at 249,2\nrelease 0 at 249,2\nwheelDown 0 at 0,0\ndrag control-0 at 1,1")
    }
  }

  @Test func `the mouse can be left to the terminal`() throws {
    let terminal = try runProbe()
    terminal.send("M")
    try terminal.waitFor { !terminal.isMouseReported }
    terminal.send("M")
    try terminal.waitFor { terminal.isMouseReported }
  }

  @Test func `a paste is one event and no commands`() throws {
    let terminal = try runProbe()
    terminal.send("\u{1B}[200~q\rx\u{1B}[31m日\u{1B}[201~z")
    try terminal.wait { $0.contains(#"paste "q\nx\u{1B}[31m日""#) && $0.contains("key z") }
  }

  @Test func `unknown sequences type nothing`() throws {
    let terminal = try runProbe()
    terminal.send("\u{1B}[?62;1;4c\u{1B}[999~\u{1B}[Iz")
    try terminal.wait { $0.contains("key z") }
    #expect(terminal.screenRows[1] == "key z")
  }

  @Test func `what the terminal answers types nothing, in whatever portions it comes`() throws {
    let terminal = try runProbe()
    for portion in ["\u{1B}", "]11;rgb:1e1e/", "1e1e/1e1e", "\u{7}", "\u{1B}P>|q", "\u{1B}\\"] {
      terminal.send(portion)
      if portion != "\u{1B}" { terminal.settle(milliseconds: 60) }
    }
    terminal.send("z")
    try terminal.wait { $0.contains("key z") }
    #expect(terminal.screenRows[1] == "key z")
  }

  @Test func `Escape ends a paste whose end never comes`() throws {
    let terminal = try runProbe()
    terminal.send("\u{1B}[200~abc")
    terminal.settle()
    terminal.send("\u{1B}")
    try terminal.wait { $0.contains(#"paste "abc""#) }
    terminal.send("z")
    try terminal.wait { $0.contains("key z") }
  }

  @Test func `the shell's job control works`() throws {
    let terminal = try runProbeInShell()
    terminal.send("\u{1A}")
    try terminal.wait { $0.contains("Stopped") }
    terminal.send("echo back\r")
    try terminal.wait { $0.contains("\nback") }
    terminal.send("fg\r")
    try terminal.wait { $0.hasPrefix("size") && $0.contains("resumed") }
    terminal.send("q")
    try terminal.wait { $0.contains("probe done") }
  }
}

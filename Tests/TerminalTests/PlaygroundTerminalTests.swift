import Foundation
import Testing

/// The real playground in a real terminal.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable))
struct PlaygroundTerminalTests {
  /// A running playground that has drawn its first frame.
  private func run(
    _ demo: String, columns: Int = 80, rows: Int = 24, _ options: String...
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [builtProduct("playground"), "--demo", demo] + options, columns: columns, rows: rows)
    try terminal.wait {
      if columns < 40 || rows < 12 { return $0.contains("? help") }
      // The end of the last row comes last.
      return $0.contains("[\(demo)]") && $0.contains(columns < 80 ? "? help  q quit" : "D demos")
    }
    return terminal
  }

  /// What `--snapshot` prints for a size and keys.
  private func snapshot(
    _ demo: String, columns: Int, rows: Int, keys: String
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtProduct("playground"))
    process.arguments = [
      "--demo", demo, "--snapshot", "\(columns)x\(rows)", "--keys", keys,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.prefix(rows))
  }

  /// The screen without its status line, which tells what the last key did.
  private func body(_ terminal: PseudoTerminal) -> [String] {
    terminal.screenRows.enumerated()
      .filter { $0.offset != terminal.rows - 3 || terminal.rows < 12 }.map(\.element)
  }

  private func waitForStatus(_ terminal: PseudoTerminal, _ text: String) throws {
    try terminal.wait { $0.contains(text) }
  }

  /// The column after the button's closing bracket, in the third row of the demo.
  private func buttonEnd(_ terminal: PseudoTerminal, row: Int = 3) -> Int? {
    let cells = terminal.screenRows[row]
    return cells.firstIndex(of: "]").map { cells.distance(from: cells.startIndex, to: $0) + 1 }
  }

  @Test func `h hides the label, the failover holds the button to the cell, and h brings all back`()
    throws
  {
    let terminal = try run("hideable")
    try terminal.wait { $0.contains("Label text") }
    let first = body(terminal)
    #expect(buttonEnd(terminal) == 68)
    terminal.send("h")
    try waitForStatus(terminal, "hide label: 4 constraints stand by, 1 frame changed")
    try terminal.waitFor { !terminal.screen.contains("Label") && buttonEnd(terminal) == 35 }
    terminal.send("f")
    try waitForStatus(terminal, "fill on")
    try terminal.waitFor { buttonEnd(terminal) == 79 }
    terminal.send("fh")
    try waitForStatus(terminal, "show label: 4 constraints act again")
    try terminal.waitFor { body(terminal) == first }
  }

  @Test func `quick toggles end in the last state, and then nothing more is written`() throws {
    let terminal = try run("hideable")
    let first = body(terminal)
    terminal.send("hhhhh")
    try waitForStatus(terminal, "hide label")
    try terminal.waitFor { !terminal.screen.contains("Label") && buttonEnd(terminal) == 35 }
    terminal.send("h")
    try waitForStatus(terminal, "show label")
    try terminal.waitFor { body(terminal) == first }
    terminal.settle()
    let written = terminal.output.count
    terminal.settle()
    #expect(terminal.output.count == written)
  }

  @Test func `resized while the label goes, it ends in the layout of the new size`() throws {
    let terminal = try run("hideable")
    let expected = try snapshot("hideable", columns: 60, rows: 20, keys: "h")
    terminal.send("h")
    terminal.resize(columns: 60, rows: 20)
    try terminal.waitFor { terminal.screenRows == expected }
  }

  @Test(arguments: ["hideable", "pin", "scroll", "table", "failover", "corners"])
  func `resized and back, the screen is as at first`(demo: String) throws {
    let terminal = try run(demo)
    terminal.send("n")
    terminal.send("p")
    for (columns, rows) in [(80, 24), (100, 30), (40, 12), (80, 24)] {
      if columns != terminal.columns { terminal.resize(columns: columns, rows: rows) }
      try waitForStatus(terminal, "\(columns)x\(rows) ")
      let expected = try startedSnapshot(demo, columns: columns, rows: rows)
      try terminal.waitFor { body(terminal) == expected }
    }
  }

  /// What a terminal that started at a size shows after the same keys.
  private func startedSnapshot(_ demo: String, columns: Int, rows: Int) throws -> [String] {
    let lines = try snapshot(demo, columns: columns, rows: rows, keys: "n p")
    return lines.enumerated().filter { $0.offset != rows - 3 }.map(\.element)
  }

  @Test(arguments: [
    ("hideable", "h", 80, 24), ("hideable", "h f g", 100, 30), ("hideable", "Tab Return", 40, 12),
    ("pin", "t l + +", 80, 24), ("pin", "r b 1 g", 60, 20), ("scroll", "a a a h", 80, 24),
    ("scroll", "a a a a End", 60, 14), ("scroll", "2 h g", 80, 12), ("table", "f a", 80, 24),
    ("table", "d d", 50, 15), ("hideable", "?", 80, 24), ("pin", "D", 80, 24),
    ("hideable", "h", 30, 10), ("table", "f", 7, 3),
  ])
  func `a snapshot is what the terminal shows`(
    demo: String, keys: String, columns: Int, rows: Int
  ) throws {
    let expected = try snapshot(demo, columns: columns, rows: rows, keys: keys)
    let terminal = try run(demo, columns: columns, rows: rows)
    let bytes = ["Tab": "\t", "Return": "\r", "End": "\u{1B}[F", "Space": " "]
    for key in keys.split(separator: " ") { terminal.send(bytes[String(key)] ?? String(key)) }
    try terminal.waitFor { terminal.screenRows == expected }
  }

  @Test(arguments: [("q", PseudoTerminal.ExitStatus.exited(0)), ("\u{3}", .signaled(SIGINT))])
  func `q and Ctrl-C quit and leave the terminal as it was`(
    key: String, status: PseudoTerminal.ExitStatus
  ) throws {
    let before = try PseudoTerminal(["/bin/cat"]).deviceModes
    let terminal = try run("hideable")
    terminal.send("h")
    try waitForStatus(terminal, "hide label")
    terminal.send(key)
    #expect(try terminal.waitForExit() == status)
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible && !terminal.isMouseReported)
    #expect(terminal.deviceModes == before)
    #expect(terminal.screen.allSatisfy { $0 == "\n" })
  }

  @Test func `the button is pressed with the mouse`() throws {
    let terminal = try run("hideable")
    terminal.send("\u{1B}[<0;20;4M\u{1B}[<0;20;4m")
    try waitForStatus(terminal, "hide label")
    try terminal.wait { !$0.contains("Label") }
    terminal.send("\u{1B}[<0;60;4M\u{1B}[<0;60;4m")
    terminal.send("g")
    try waitForStatus(terminal, "ghosts on")
    #expect(terminal.screen.contains("hidden: label"))
  }

  @Test func `a click on a name opens that demo`() throws {
    let terminal = try run("hideable")
    terminal.send("\u{1B}[<0;21;1M\u{1B}[<0;21;1m")
    try terminal.wait { $0.contains("[scroll]") }
    terminal.send("\u{1B}[<0;3;1M\u{1B}[<0;3;1m")
    try terminal.wait { $0.contains("[hideable]") }
  }

  @Test func `a click opens the demo under it where the first names have no room`() throws {
    let terminal = try run("corners", columns: 40, rows: 12)
    #expect(terminal.screenRows[0] == "…  scroll   table   failover  [corners]")
    terminal.send("\u{1B}[<0;4;1M\u{1B}[<0;4;1m")
    try terminal.wait { $0.contains("[scroll]") }
  }

  @Test func `the wheel scrolls what lies under it`() throws {
    let terminal = try run("scroll", columns: 60, rows: 14)
    #expect(terminal.screen.contains("Row 1"))
    terminal.send("\u{1B}[<65;20;5M")
    try terminal.wait { !$0.contains("Row 1") }
    terminal.send("\u{1B}[<64;20;5M")
    try terminal.wait { $0.contains("Row 1") }
  }

  @Test func `Ctrl-L mends what another program wrote over the screen`() throws {
    let terminal = try run("hideable")
    terminal.settle()
    let first = terminal.screenRows
    terminal.scribble("\u{1B}[2J\u{1B}[3;3Hsomeone else")
    terminal.send("\u{C}")
    try terminal.waitFor { terminal.screenRows == first }
  }

  @Test func `a storm of resizes ends in the layout of the last size`() throws {
    let terminal = try run("hideable")
    for step in 0..<200 { terminal.resize(columns: 40 + step % 61, rows: 12 + step % 19) }
    terminal.resize(columns: 90, rows: 20)
    try waitForStatus(terminal, "90x20 ")
    let expected = try snapshot("hideable", columns: 90, rows: 20, keys: "")
    try terminal.waitFor { terminal.screenRows == expected }
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (1, 24), (80, 1), (7, 3), (300, 100)])
  func `shrunk to any size it lives and comes back`(columns: Int, rows: Int) throws {
    let terminal = try run("scroll")
    let first = terminal.screenRows
    terminal.resize(columns: columns, rows: rows)
    terminal.settle()
    terminal.resize(columns: 80, rows: 24)
    try terminal.waitFor { terminal.screenRows == first }
  }

  @Test func `what is typed is not lost while it starts`() throws {
    let terminal = try PseudoTerminal([builtProduct("playground")], columns: 80, rows: 24)
    terminal.send("h")
    try waitForStatus(terminal, "hide label: 4 constraints stand by")
  }
}

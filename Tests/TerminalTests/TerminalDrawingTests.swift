import CellGrid
import Foundation
import Testing

@testable import TerminalProbe

/// What ends up on the screen.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable))
struct TerminalDrawingTests {
  @Test(arguments: [("xterm-256color", 208), ("xterm", 3), ("tmux-256color", 208)])
  func `colours are the terminal's nearest`(name: String, orange: Int) throws {
    let terminal = try runProbe("samples", environment: ["TERM": name])
    try terminal.wait { $0.contains("reverse") && $0.contains("❤|") }
    #expect(terminal.cell(column: 0, row: 0).foreground == nil)
    #expect(terminal.cell(column: 0, row: 1).foreground == 1)
    #expect(terminal.cell(column: 0, row: 2).foreground == orange)
    #expect(terminal.cell(column: 0, row: 3).background == 4)
    #expect(terminal.cell(column: 0, row: 4).isBold)
    #expect(terminal.cell(column: 0, row: 5).isReversed)
  }

  @Test func `NO_COLOR leaves attributes only`() throws {
    let terminal = try runProbe("samples", environment: ["NO_COLOR": "1"])
    try terminal.wait { $0.contains("reverse") && $0.contains("❤|") }
    #expect(terminal.cell(column: 0, row: 1).foreground == nil)
    #expect(terminal.cell(column: 0, row: 4).isBold)
    #expect(terminal.cell(column: 0, row: 5).isReversed)
    terminal.send("q")
    _ = try terminal.waitForExit()
    let selections = terminal.outputText.components(separatedBy: "\u{1B}[").dropFirst().filter {
      $0.drop { $0.isNumber || $0 == ";" }.first == "m"
    }
    let codes = selections.flatMap { $0.prefix { $0 != "m" }.split(separator: ";") }
    #expect(!codes.isEmpty && codes.allSatisfy { Int($0).map { $0 < 30 } ?? true })
  }

  @Test func `text cannot steer the terminal`() throws {
    let terminal = try runProbe("samples")
    try terminal.wait { $0.contains("❤|") }
    #expect(terminal.screenRows[6] == "┌─é日─┐ … ●")
    #expect(terminal.screenRows[7] == "␛[31mnot red␛[2J")
    #expect(terminal.screenRows[8] == "e\u{301}👩|🇫|❤|")
    #expect(terminal.cell(column: 5, row: 7).foreground == nil)
    #expect(!terminal.outputText.contains("\u{1B}[3J"))
  }

  @Test(arguments: ["C", "POSIX"])
  func `without UTF-8 lines are still lines, and every byte is ASCII`(locale: String) throws {
    let terminal = try runProbe("samples", environment: ["LC_ALL": locale])
    try terminal.wait { $0.contains("reverse") && $0.contains("|?|") }
    #expect(terminal.screenRows[6] == "┌─e? ─┐ . *")
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test func `a locale that is not installed does not cost UTF-8`() throws {
    for environment in [["LC_ALL": "xx_YY.UTF-8"], ["LC_ALL": ""]] {
      let terminal = try runProbe("samples", environment: environment)
      try terminal.wait { $0.contains("❤|") }
      #expect(terminal.screenRows[6] == "┌─é日─┐ … ●")
    }
  }

  @Test(arguments: [
    ("xterm-256color", 40, 12), ("tmux-256color", 23, 5), ("xterm", 9, 3), ("linux", 20, 5),
  ])
  func `frame after frame, the screen shows the buffer`(name: String, columns: Int, rows: Int)
    throws
  {
    let terminal = try runProbe(
      "random", columns: columns, rows: rows, environment: ["TERM": name])
    let size = CellSize(columns: columns, rows: rows)
    for number in 0..<60 {
      var frame = ProbeFrame.random(number, size: size)
      if name.hasPrefix("tmux"), frame[column: columns - 2, row: rows - 1].isContinuation {
        let corner = CellRect(column: columns - 3, row: rows - 1, columns: 2, rows: 1)
        frame.fill(corner, style: CellStyle())
      }
      try terminal.wait { $0 == frame.text() }
      terminal.send(".")
    }
  }

  @Test(arguments: [("xterm-256color", "漢字x"), ("tmux-256color", "漢  x")])
  func `the last cell is drawn and nothing around it garbled`(name: String, shown: String) throws {
    let terminal = try runProbe(
      "corner", columns: 10, rows: 3, environment: ["TERM": name])
    for _ in 0..<3 {
      try terminal.wait { $0 == "\n\n     \(shown)" }
      terminal.send(".")
      try terminal.wait { $0 == "\n\n     x漢字" }
      terminal.send(".")
    }
  }

  @Test func `changing one label costs tens of bytes`() throws {
    let terminal = try runProbe()
    terminal.send("a")
    try terminal.wait { $0.contains("key a") }
    terminal.settle()
    let before = terminal.output.count
    terminal.send("b")
    try terminal.wait { $0.contains("key b") }
    terminal.settle()
    #expect(terminal.output.count - before <= 40)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (14, 5), (1000, 300)])
  func `every size is drawn, and left again`(columns: Int, rows: Int) throws {
    let terminal = try runProbe()
    terminal.resize(columns: columns, rows: rows)
    let frame = String("size \(columns)x\(rows)".prefix(columns))
    try terminal.wait { $0.hasPrefix(frame) && (columns < 20 || $0.contains("resized")) }
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait { $0.hasPrefix("size 80x24\nresized") }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: [(1, 1), (2, 1), (10, 11)])
  func `it starts in every size`(columns: Int, rows: Int) throws {
    let terminal = try runProbe(columns: columns, rows: rows)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `a size nobody knows is 80 by 24`() throws {
    let terminal = try PseudoTerminal(
      [builtProduct("TerminalProbe")], columns: 0, rows: 0)
    try terminal.waitFor { terminal.outputText.contains("size 80x24") }
    terminal.resize(columns: 30, rows: 5)
    try terminal.wait { $0.hasPrefix("size 30x5") }
    terminal.resize(columns: 0, rows: 0)
    try terminal.waitFor { terminal.outputText.contains("size 80x24") }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `a storm of sizes is drawn at its end`() throws {
    let terminal = try runProbe()
    for step in 0..<200 { terminal.resize(columns: 20 + step % 37, rows: 3 + step % 11) }
    terminal.resize(columns: 50, rows: 12)
    try terminal.wait { $0.hasPrefix("size 50x12") }
    terminal.send("z")
    try terminal.wait { $0.contains("key z") }
    #expect(terminal.screenRows.filter { $0 == "resized" }.count < 11)
  }

  @Test func `the cursor is shown where it is asked for`() throws {
    let terminal = try runProbe("cursor")
    try terminal.waitFor { terminal.isCursorVisible }
    #expect(terminal.cursor == (3, 1))
  }
}

import Foundation
import Testing

/// What the delegate of a running app (`Tests/LifeProbe`) is told.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable))
struct `The life of an app` {
  @Test func `is told to its delegate, from launch through Ctrl-Z to the end`() throws {
    let terminal = try PseudoTerminal([builtProduct("LifeProbe")])
    try terminal.wait { $0.hasPrefix("launched: inactive\nbecame active: active") }
    // Without a shell that could continue it, the app goes on at once.
    terminal.send("\u{1A}")
    try terminal.wait {
      $0.hasPrefix(
        """
        launched: inactive
        became active: active
        resigns: active
        in background: background
        comes back: background
        became active: active
        """)
    }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screenRows[0] == "ends")
  }

  private func launch() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([builtProduct("LifeProbe")])
    try terminal.wait { $0.hasPrefix("launched: inactive\nbecame active: active") }
    return terminal
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `ends by a signal of which the delegate is told`(signal: Int32) throws {
    let terminal = try launch()
    if signal == SIGINT { terminal.send("\u{3}") } else { terminal.signal(signal) }
    #expect(try terminal.waitForExit() == .signaled(signal))
    #expect(terminal.screenRows[0] == "ends")
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
  }

  @Test func `ends by any other signal untold`() throws {
    let terminal = try launch()
    terminal.signal(SIGQUIT)
    #expect(try terminal.waitForExit() == .signaled(SIGQUIT))
    #expect(terminal.screen.trimmingCharacters(in: .whitespacesAndNewlines) == "")
  }

  @Test(arguments: [1, 2])
  func `that hangs ends by itself after Ctrl-C, or by another one`(count: Int) throws {
    let terminal = try launch()
    terminal.send("h")
    terminal.settle()
    for _ in 0..<count {
      terminal.send("\u{3}")
      terminal.settle()
    }
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.screen.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `that takes its time at the end is cut short by another signal, or after 5 s`(
    signal: Int32
  ) throws {
    let terminal = try launch()
    terminal.send("s")
    try terminal.wait { $0.contains("slow") }
    terminal.send("\u{3}")
    terminal.settle()
    if signal == SIGTERM { terminal.signal(signal) }
    #expect(try terminal.waitForExit() == .signaled(signal))
    #expect(terminal.screenRows[0] == "ends")
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
  }

  @Test func `begins in a window as large as the terminal, even one made with the delegate`() throws
  {
    let terminal = try PseudoTerminal([builtProduct("LifeProbe")], columns: 12, rows: 10)
    // Where the label's lines break tells how wide the window is.
    try terminal.wait { $0.hasPrefix("launched:\ninactive\nbecame\nactive:\nactive") }
  }
}

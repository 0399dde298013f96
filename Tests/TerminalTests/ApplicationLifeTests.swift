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

  @Test func `ends by Ctrl-C at once, and the delegate is not told`() throws {
    let terminal = try PseudoTerminal([builtProduct("LifeProbe")])
    try terminal.wait { $0.hasPrefix("launched: inactive\nbecame active: active") }
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.screen.trimmingCharacters(in: .whitespacesAndNewlines) == "")
  }

  @Test func `begins in a window as large as the terminal, even one made with the delegate`() throws
  {
    let terminal = try PseudoTerminal([builtProduct("LifeProbe")], columns: 12, rows: 10)
    // Where the label's lines break tells how wide the window is.
    try terminal.wait { $0.hasPrefix("launched:\ninactive\nbecame\nactive:\nactive") }
  }
}

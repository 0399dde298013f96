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

  @Test(arguments: [SIGHUP, SIGTERM])
  func `tells its delegate although SIGHUP follows at once`(signal: Int32) throws {
    let terminal = try launch()
    terminal.send("w")
    terminal.settle()
    terminal.signal(signal)
    terminal.settle()
    terminal.signal(SIGHUP)
    #expect(try terminal.waitForExit() == .signaled(signal))
    #expect(terminal.screenRows[0] == "ends")
  }

  @Test func `that hangs is ended a second after Ctrl-C, and not by SIGHUP before`() throws {
    let terminal = try launch()
    terminal.send("h")
    terminal.settle()
    let start = ContinuousClock.now
    terminal.send("\u{3}")
    terminal.settle()
    terminal.signal(SIGHUP)
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    #expect((0.9...4).contains((ContinuousClock.now - start) / .seconds(1)))
    #expect(terminal.screen.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
  }

  /// Which signals come one after the other, how the app ends, and after how many seconds.
  private static let slowEnds: [([Int32], Int32, ClosedRange<Double>)] = [
    ([SIGINT, SIGTERM, SIGHUP], SIGINT, 4.9...20), ([SIGTERM, SIGINT], SIGINT, 0...4),
  ]

  @Test(arguments: slowEnds)
  func `that hangs at the end is cut short by Ctrl-C, or after 5 s`(
    signals: [Int32], last: Int32, seconds: ClosedRange<Double>
  ) throws {
    let terminal = try launch()
    terminal.send("s")
    try terminal.wait { $0.contains("slow") }
    let start = ContinuousClock.now
    for signal in signals {
      terminal.signal(signal)
      terminal.settle()
    }
    #expect(try terminal.waitForExit() == .signaled(last))
    #expect(seconds.contains((ContinuousClock.now - start) / .seconds(1)))
    #expect(terminal.screenRows[0] == "ends")
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
  }

  @Test func `has its time too where the signal comes while it ends by itself`() throws {
    let terminal = try launch()
    terminal.send("l")
    try terminal.wait { $0.contains("late") }
    terminal.send("q")
    terminal.settle()
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.screenRows.prefix(2) == ["ends", "late"])
  }

  private static let containing = ["/usr/bin/unshare", "--pid", "--fork"]

  private static var canContain: Bool {
    guard let terminal = try? PseudoTerminal(containing + ["/bin/true"]) else { return false }
    return (try? terminal.waitForExit()) == .exited(0)
  }

  @Test(.enabled(if: canContain))
  func `ends by a signal as the first process of a container`() throws {
    let terminal = try PseudoTerminal(Self.containing + [builtProduct("LifeProbe")])
    try terminal.wait { $0.hasPrefix("launched: inactive\nbecame active: active") }
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(128 + SIGINT))
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
  }

  @Test func `begins in a window as large as the terminal, even one made with the delegate`() throws
  {
    let terminal = try PseudoTerminal([builtProduct("LifeProbe")], columns: 12, rows: 10)
    // Where the label's lines break tells how wide the window is.
    try terminal.wait { $0.hasPrefix("launched:\ninactive\nbecame\nactive:\nactive") }
  }
}

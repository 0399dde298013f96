import Foundation
import Testing

/// How the terminal is taken, and how it is given back.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable))
struct TerminalLifeTests {
  /// Asserts that nothing of the program is left.
  private func expectGivenBack(
    _ terminal: PseudoTerminal, modes: DeviceModes, location: SourceLocation = #_sourceLocation
  ) {
    #expect(!terminal.isAlternateScreen, sourceLocation: location)
    #expect(terminal.isCursorVisible, sourceLocation: location)
    #expect(!terminal.isMouseReported, sourceLocation: location)
    #expect(terminal.deviceModes == modes, sourceLocation: location)
    let paste = terminal.outputText.components(separatedBy: "\u{1B}[?2004").last
    #expect(
      paste?.hasPrefix("l") == true, "bracketed paste stays on", sourceLocation: location)
  }

  /// Asserts that the cursor keys' application mode, the mouse and bracketed paste were switched on
  /// last, and not off.
  private func expectModes(
    _ terminal: PseudoTerminal, location: SourceLocation = #_sourceLocation
  ) {
    for mode in ["1", "1000", "1002", "1006", "2004"] {
      let last = terminal.outputText.components(separatedBy: "\u{1B}[?\(mode)")
        .last { $0.hasPrefix("h") || $0.hasPrefix("l") }
      #expect(last?.hasPrefix("h") == true, "mode \(mode) is off", sourceLocation: location)
    }
  }

  /// The modes of a terminal nobody has touched.
  private func freshModes() throws -> DeviceModes {
    let terminal = try PseudoTerminal(["/bin/cat"])
    return terminal.deviceModes
  }

  @Test func `keys come at once and unseen, and only Ctrl-C keeps its meaning`() throws {
    let terminal = try runProbe()
    let modes = terminal.deviceModes
    #expect(!modes.echoes && !modes.isLineBuffered && modes.hasSignals && !modes.hasFlowControl)
    #expect(terminal.isMouseReported)
    expectModes(terminal)
    #expect(!terminal.isCursorVisible)
  }

  @Test func `quitting gives the terminal back`() throws {
    let terminal = try runProbe()
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    expectGivenBack(terminal, modes: try freshModes())
    #expect(terminal.screenRows[0] == "probe done")
  }

  @Test func `it can be closed and opened again, but not opened twice`() throws {
    let terminal = try runProbe("twice")
    try terminal.wait { $0.contains("the terminal is already in use by this program") }
    terminal.send("x")
    try terminal.wait { $0.contains("key x") }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    expectGivenBack(terminal, modes: try freshModes())
  }

  @Test func `leaving by exit gives the terminal back`() throws {
    let terminal = try runProbe()
    terminal.send("PQ")
    #expect(try terminal.waitForExit() == .exited(7))
    expectGivenBack(terminal, modes: try freshModes())
    #expect(terminal.screenRows[0] == "printed by the probe")
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE,
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ, SIGSYS, SIGPWR,
    SIGIO, 40, 64,
  ])
  func `a signal gives the terminal back and kills`(signal: Int32) throws {
    let terminal = try runProbe()
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signaled(signal))
    expectGivenBack(terminal, modes: try freshModes())
  }

  @Test(arguments: [
    ("F", "the probe failed as told"), ("T", "Index out of range"), ("S", ""), ("O", ""),
  ])
  func `a crash gives the terminal back and is explained there`(key: String, message: String)
    throws
  {
    let terminal = try runProbe()
    terminal.send(key)
    guard case .signaled = try terminal.waitForExit() else {
      Issue.record("the probe survived")
      return
    }
    expectGivenBack(terminal, modes: try freshModes())
    #expect(message.isEmpty || terminal.screen.contains(message))
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func `Ctrl-C and Ctrl-backslash end a program that hangs`(key: String, signal: Int32) throws {
    let terminal = try runProbe()
    terminal.send("H")
    terminal.settle()
    terminal.send(key)
    #expect(try terminal.waitForExit() == .signaled(signal))
    expectGivenBack(terminal, modes: try freshModes())
  }

  @Test func `a program whose terminal is stuck can be ended`() throws {
    let terminal = try runProbe()
    terminal.send("W")
    try terminal.waitFor { terminal.output.count > 2000 }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit(isReading: false) == .signaled(SIGTERM))
    #expect(terminal.deviceModes == (try freshModes()))
  }

  @Test func `what is printed meanwhile shows afterwards`() throws {
    let terminal = try runProbe()
    terminal.send("Px")
    try terminal.wait { $0.contains("key x") }
    #expect(!terminal.screen.contains("printed"))
    terminal.send("F")
    _ = try terminal.waitForExit()
    #expect(terminal.screenRows[0] == "printed by the probe")
  }

  @Test func `a stopped program gives the terminal back and takes it again`() throws {
    let modes = try freshModes()
    let terminal = try runProbeInShell()
    terminal.send("x")
    try terminal.wait { $0.contains("key x") }
    terminal.send("\u{1A}")
    try terminal.wait { $0.contains("Stopped") }
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible && !terminal.isMouseReported)
    #expect(terminal.deviceModes.hasSignals == modes.hasSignals)
    terminal.resize(columns: 60, rows: 10)
    terminal.send("fg\r")
    try terminal.wait { $0.contains("size 60x10") && $0.contains("resumed") }
    #expect(terminal.isAlternateScreen && terminal.isMouseReported)
    #expect(!terminal.deviceModes.echoes && !terminal.deviceModes.hasFlowControl)
    expectModes(terminal)
    #expect(terminal.screen.contains("key x"))
    terminal.send("y")
    try terminal.wait { $0.contains("key y") }
  }

  @Test func `Ctrl-Z without a shell that could continue it goes on`() throws {
    let terminal = try runProbe()
    terminal.send("\u{1A}")
    try terminal.wait { $0.contains("resumed") }
    terminal.send("y")
    try terminal.wait { $0.contains("key y") }
    #expect(terminal.isAlternateScreen && terminal.isMouseReported)
  }

  @Test func `LINES and COLUMNS do not make the screen larger than it is`() throws {
    let terminal = try runProbe(environment: ["LINES": "3000", "COLUMNS": "3000"])
    try terminal.wait { $0.hasPrefix("size 80x24") }
  }

  @Test func `a program continued after SIGSTOP mends the screen`() throws {
    let terminal = try runProbe()
    terminal.signal(SIGSTOP)
    try terminal.waitUntilStopped()
    terminal.scribble("\u{1B}[?1049l\u{1B}[2J$ someone else was here")
    terminal.signal(SIGCONT)
    try terminal.wait { $0.hasPrefix("size 80x24\ncontinued") }
    #expect(!terminal.screen.contains("someone"))
    #expect(terminal.isAlternateScreen)
    expectModes(terminal)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    expectGivenBack(terminal, modes: try freshModes())
  }

  @Test func `after a closed window the input ends`() throws {
    let terminal = try runProbe(ignoringHangup: true)
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .exited(3))
  }

  @Test func `a closed window ends the program`() throws {
    let terminal = try runProbe()
    terminal.hangUp()
    // The end of input may be read before the signal comes.
    #expect([.signaled(SIGHUP), .exited(3)].contains(try terminal.waitForExit()))
  }

  @Test(arguments: [
    ("no-such-terminal", "probe: terminal type 'no-such-terminal' is unknown; is TERM right?"),
    ("dumb", "probe: a terminal of type 'dumb' cannot show a screen"),
    ("", "probe: TERM is not set"),
  ])
  func `a terminal that cannot show a screen is refused in one line`(
    name: String, message: String
  ) throws {
    let terminal = try PseudoTerminal(
      [builtProduct("TerminalProbe")], environment: ["TERM": name])
    let modes = terminal.deviceModes
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.screen.trimmingCharacters(in: .newlines) == message)
    #expect(!terminal.outputText.contains("\u{1B}"))
    #expect(terminal.deviceModes == modes)
  }

  @Test(arguments: [
    ("< /dev/null", "standard input is not a terminal"),
    ("| cat", "standard output is not a terminal"),
  ])
  func `without a terminal the reason is told`(redirection: String, message: String) throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\(builtProduct("TerminalProbe")) \(redirection)"])
    _ = try terminal.waitForExit()
    #expect(terminal.screenRows[0] == "probe: \(message)")
  }

  @Test func `a standard error that is closed is nothing, and no file of ours`() throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "exec \(builtProduct("TerminalProbe")) 2>&-"])
    try terminal.wait { $0.hasPrefix("size") }
    let file = "/proc/\(terminal.process)/fd/2"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "/dev/null")
  }

  @Test func `error text sent to a file goes there at once`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "exec \(builtProduct("TerminalProbe")) 2> \(file.path)"])
    try terminal.wait { $0.hasPrefix("size") }
    terminal.send("F")
    _ = try terminal.waitForExit()
    #expect(try String(contentsOf: file, encoding: .utf8).contains("failed as told"))
  }
}

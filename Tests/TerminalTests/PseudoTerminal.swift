import CVTerm
import Foundation
import Testing

/// A program running in a terminal, and what a person in front of it would see and do.
///
///     let terminal = try PseudoTerminal([builtProduct("playground"), "--demo", "hideable"])
///     try terminal.wait { $0.contains("Label text") }
///     terminal.send("h")
///     try terminal.wait { !$0.contains("Label text") }
///     terminal.send("q")
///     #expect(try terminal.waitForExit() == .exited(0))
///
/// Nothing here sleeps: waiting is reading what the program writes, up to a deadline that only a
/// failing test meets. The terminal is libvterm; where it is missing, suites are skipped with
/// `.enabled(if: PseudoTerminal.isAvailable)`. Suites are `.serialized`.
final class PseudoTerminal {
  /// Whether tests can have a terminal on this machine.
  static var isAvailable: Bool { cvterm_is_available() == 1 }

  /// Everything the program has written.
  private(set) var output: [UInt8] = []

  /// What a missed deadline throws: what was on the screen.
  struct Timeout: Error, CustomStringConvertible {
    var screen: String
    var description: String { "nothing came of waiting; the screen shows:\n\(screen)" }
  }

  /// How a program ended.
  enum ExitStatus: Equatable {
    case exited(Int32)
    case signaled(Int32)
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private var master: Int32 = -1
  private var slave: Int32 = -1
  private(set) var process: Int32 = 0
  private let emulator: OpaquePointer
  private var exitStatus: ExitStatus?
  private var isStopped = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its path and arguments.
  ///   - columns: Its width; 0 for a size the terminal does not know.
  ///   - rows: Its height.
  ///   - environment: What it finds besides PATH and HOME; an empty value takes a variable away.
  ///   - ignoringHangup: Whether it starts with SIGHUP ignored, as under `nohup`.
  /// - Throws: An `ExpectationFailedError` if it cannot be started.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    ignoringHangup: Bool = false
  ) throws {
    self.columns = columns
    self.rows = rows
    emulator = try #require(cvterm_new(Int32(max(columns, 1)), Int32(max(rows, 1))))
    var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "ESCDELAY": "25"]
    for name in ["PATH", "HOME"] { variables[name] = ProcessInfo.processInfo.environment[name] }
    variables.merge(environment) { $1 }
    let pairs = variables.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }
    let status = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(pairs) { environment in
        var program = cpty_program(
          arguments: arguments, environment: environment, columns: Int32(columns),
          rows: Int32(rows), ignores_hangup: ignoringHangup ? 1 : 0)
        return cpty_spawn(&program, &master, &slave, &process)
      }
    }
    try #require(status == 0, "cannot start \(arguments)")
  }

  deinit {
    if exitStatus == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if master >= 0 { Foundation.close(master) }
    Foundation.close(slave)
    cvterm_free(emulator)
  }
}

// MARK: What is seen

extension PseudoTerminal {
  /// The rows of the screen, without the spaces at their ends.
  var screenRows: [String] {
    (0..<max(rows, 1)).map { row in
      var text = ""
      var column = 0
      while column < max(columns, 1) {
        let cell = self.cell(column: column, row: row)
        text += cell.text.isEmpty ? " " : cell.text
        column += max(cell.width, 1)
      }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The screen, rows joined by line breaks.
  var screen: String { screenRows.joined(separator: "\n") }

  /// One cell of the screen.
  func cell(column: Int, row: Int) -> ScreenCell {
    ScreenCell(cvterm_get_cell(emulator, Int32(row), Int32(column)))
  }

  /// Whether the alternate screen is on, the one a program does not leave traces on.
  var isAlternateScreen: Bool { cvterm_get_modes(emulator).is_alternate != 0 }

  /// Whether the cursor is shown.
  var isCursorVisible: Bool { cvterm_get_modes(emulator).is_cursor_visible != 0 }

  /// Whether the program has asked for the mouse.
  var isMouseReported: Bool { cvterm_get_modes(emulator).mouse != 0 }

  /// Where the cursor is.
  var cursor: (column: Int, row: Int) {
    let modes = cvterm_get_modes(emulator)
    return (Int(modes.cursor_column), Int(modes.cursor_row))
  }

  /// The modes of the terminal device, as `stty` would tell them.
  var deviceModes: DeviceModes {
    var modes = termios()
    tcgetattr(slave, &modes)
    return DeviceModes(modes)
  }

  /// Everything the program has written, as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }
}

// MARK: What is done

extension PseudoTerminal {
  /// Types text, or sends whatever else a terminal sends.
  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes as they are.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 1024)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      if !rest.isEmpty { read(within: 0) }
    }
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cvterm_resize(emulator, Int32(max(columns, 1)), Int32(max(rows, 1)))
    cpty_set_size(master, Int32(columns), Int32(rows))
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) { kill(process, number) }

  /// Writes to the screen as another program would.
  func scribble(_ text: String) { cvterm_feed(emulator, text, Int32(text.utf8.count)) }

  /// Goes away, as a closed terminal window does.
  func hangUp() {
    Foundation.close(master)
    master = -1
  }

  /// Reads until the screen is as it should be.
  ///
  /// - Throws: ``Timeout`` with what is there instead.
  func wait(seconds: Double = 20, until predicate: (String) throws -> Bool) throws {
    try waitFor(seconds: seconds) { try predicate(screen) }
  }

  /// Reads until `condition` holds.
  func waitFor(seconds: Double = 20, _ condition: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    read(within: 0)
    while try !condition() {
      guard Date() < deadline else { throw Timeout(screen: screen) }
      read(within: 20)
    }
  }

  /// Reads until the program has been silent for a while.
  func settle(milliseconds: Int32 = 150) { while read(within: milliseconds) {} }

  /// Reads until the program has ended, and the rest of what it wrote.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait at most.
  ///   - isReading: Whether what it writes is taken meanwhile; if not, it may be stuck.
  /// - Returns: How it ended.
  /// - Throws: ``Timeout`` if it goes on.
  func waitForExit(seconds: Double = 20, isReading: Bool = true) throws -> ExitStatus {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while exitStatus == nil {
      guard Date() < deadline else { throw Timeout(screen: screen) }
      if isReading { read(within: 20) } else { poll(nil, 0, 20) }
      updateState()
    }
    read(within: 0)
    return try #require(exitStatus)
  }

  /// Reads until the program is stopped, as Ctrl-Z would.
  func waitUntilStopped() throws {
    isStopped = false
    try waitFor {
      updateState()
      return isStopped
    }
    read(within: 0)
  }

  private func updateState() {
    guard exitStatus == nil else { return }
    var value: Int32 = 0
    switch cpty_state(process, &value) {
    case 1: exitStatus = .exited(value)
    case 2: exitStatus = .signaled(value)
    case 3: isStopped = true
    default: return
    }
  }

  /// Takes in everything there is, waiting for its start only; false if there was nothing.
  @discardableResult
  private func read(within milliseconds: Int32) -> Bool {
    var found = false
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, found ? 0 : milliseconds) > 0 else { return found }
      let count = Foundation.read(master, &bytes, bytes.count)
      guard count > 0 else { return found }
      found = true
      output += bytes[..<count]
      cvterm_feed(emulator, bytes, Int32(count))
      answer()
    }
  }

  /// Sends what the terminal answers to the program's questions.
  private func answer() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = cvterm_take_answer(emulator, &bytes, Int32(bytes.count))
    if count > 0 { _ = write(master, bytes, Int(count)) }
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    var pointers = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { buffer in
      withExtendedLifetime(buffer) { body(buffer.baseAddress.unsafelyUnwrapped) }
    }
  }
}

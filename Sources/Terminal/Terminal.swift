public import CellGrid
internal import CNcurses
internal import Glibc

/// The terminal this program runs in, as a screen of cells.
///
/// Opening it takes the whole screen; closing it, or the end of the program in whatever way, gives
/// the terminal back as it was: by a fatal signal and a Swift trap too, and the parent sees the
/// true cause. Only SIGKILL leaves no chance; `reset` helps then. Meanwhile what the program prints
/// is kept, and shown when the terminal has been given back.
///
///     let terminal = try Terminal()
///     var buffer = CellBuffer(terminal.size)
///     buffer.write("Hello", at: .zero, style: CellStyle(), clip: buffer.bounds)
///     terminal.present(buffer)
///     let events = terminal.readEvents()  // what was typed meanwhile
///
/// There is one at a time, used from one thread. The run loop belongs to the program: it waits for
/// ``inputFileDescriptor`` and ``signalFileDescriptor``.
public final class Terminal {
  /// The screen's extent; at least one cell.
  ///
  /// A terminal that does not know its size (a serial line, some containers) counts as what its
  /// terminfo entry says, mostly 80 × 24.
  public private(set) var size: CellSize

  /// Whether the mouse is reported; off, the terminal lets text be selected.
  public var isMouseEnabled: Bool {
    didSet { _ = cncurses_set_mouse(isMouseEnabled ? 1 : 0) }
  }

  /// Readable when ``readEvents()`` has something to read.
  public var inputFileDescriptor: Int32 { STDIN_FILENO }

  let palette: TerminalPalette
  let isUTF8: Bool
  let hasSafeCorner: Bool
  let escapeDelay: Int32
  var decoder: InputDecoder
  /// When something was read last, in milliseconds since some moment.
  var lastInput: Int64 = 0

  /// What ncurses has been given; nil when it has to be given everything.
  var shown: CellBuffer?
  private var isOpen = true

  /// Takes the screen.
  ///
  /// - Parameter mouse: Whether the mouse is reported.
  /// - Throws: A ``TerminalError`` if there is no terminal or not one that can show a screen; it is
  ///   then as before.
  public init(mouse: Bool = true) throws(TerminalError) {
    var reason: Int32 = 0
    if unsafe cncurses_open(&reason) != 0 { throw TerminalError(reason: reason) }
    size = Self.reportedSize
    palette = TerminalPalette(count: Int(cncurses_color_count()))
    isUTF8 = cncurses_is_utf8() == 1
    hasSafeCorner = cncurses_has_safe_corner() == 1
    escapeDelay = Self.number(inEnvironment: "ESCDELAY") ?? 25
    decoder = InputDecoder(sequences: KeySequences(Self.keySequence))
    isMouseEnabled = mouse
    if mouse { _ = cncurses_set_mouse(1) }
  }

  deinit { close() }

  /// Reads the terminal's size anew, after SIGWINCH.
  ///
  /// What is presented next is drawn from scratch, in one write, even if the size is the same: a
  /// window made small and large again has lost what was on it.
  ///
  /// - Returns: The new ``size``.
  public func resize() -> CellSize {
    guard isOpen else { return size }
    size = Self.reportedSize
    shown = nil
    _ = cncurses_resize(Int32(size.columns), Int32(size.rows))
    return size
  }

  /// Gives the terminal back until ``resume()``.
  public func suspend() { _ = cncurses_suspend() }

  /// Takes the terminal again and repaints what was last presented.
  ///
  /// The size may have changed meanwhile: ``resize()`` tells. Without a ``suspend()`` before, it
  /// mends a screen that someone else has used, as after SIGSTOP.
  public func resume() { _ = cncurses_resume() }

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal again when
  /// the process is continued; at once where no shell could continue it.
  public func stop() {
    suspend()
    _ = cncurses_stop()
    resume()
  }

  /// Gives the terminal back for good; nothing happens the second time.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    _ = cncurses_close()
  }

  private static var reportedSize: CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    _ = unsafe cncurses_get_size(&columns, &rows)
    return CellSize(columns: max(Int(columns), 1), rows: max(Int(rows), 1))
  }

  private static func keySequence(_ name: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 32)
    let length = unsafe cncurses_key_sequence(name, &bytes, Int32(bytes.count))
    return length > 0 ? Array(bytes.prefix(Int(length))) : nil
  }

  private static func number(inEnvironment name: String) -> Int32? {
    guard let value = unsafe getenv(name), let number = Int32(unsafe String(cString: value)) else {
      return nil
    }
    return min(max(number, 0), 5000)
  }
}

extension TerminalError {
  fileprivate init(reason: Int32) {
    let name = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? ""
    switch Int(reason) {
    case CNCURSES_ALREADY_OPEN: self = .alreadyOpen
    case CNCURSES_INPUT_NOT_A_TTY: self = .inputIsNotATerminal
    case CNCURSES_OUTPUT_NOT_A_TTY: self = .outputIsNotATerminal
    case CNCURSES_UNKNOWN_TERMINAL: self = .unknownTerminal(name: name)
    case CNCURSES_CANNOT_ADDRESS_CURSOR: self = .cannotAddressCursor(name: name)
    default: self = .failed
    }
  }
}

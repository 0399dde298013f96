internal import CNcurses

/// Something the system asks of a program that has the screen.
public enum TerminalSignal: Hashable, Sendable {
  /// The terminal may have another size: ``Terminal/resize()``, lay out and present.
  case sizeChanged

  /// Ctrl-Z was pressed: ``Terminal/stop()``, then as after ``sizeChanged``.
  case stopRequested

  /// The process went on after a stop nobody asked for: ``Terminal/resume()``, then as after
  /// ``sizeChanged``.
  case continued
}

extension Terminal {
  /// Readable when ``readSignals()`` has something to tell.
  ///
  /// SIGWINCH, SIGTSTP and SIGCONT arrive here from the moment the terminal is open. A Dispatch
  /// signal source would miss those that come before `dispatchMain()`. It is -1 once the terminal
  /// is closed.
  public var signalFileDescriptor: Int32 { cncurses_signal_descriptor() }

  /// What the system has asked for since the last call, each at most once.
  public func readSignals() -> [TerminalSignal] {
    cncurses_cover_thread()
    let bits = Int(cncurses_take_signals())
    let signals: [(Int, TerminalSignal)] = [
      (CNCURSES_STOP_REQUESTED, .stopRequested), (CNCURSES_CONTINUED, .continued),
      (CNCURSES_SIZE_CHANGED, .sizeChanged),
    ]
    return signals.filter { bits & $0.0 != 0 }.map(\.1)
  }
}

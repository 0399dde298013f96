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

  /// Ctrl-C was pressed, the window was closed or someone else asks the program to end, which
  /// ``Terminal/announceEnd()`` was called for: ``Terminal/endAsRequested()``, within 5 s.
  case endRequested
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
      (CNCURSES_END_REQUESTED, .endRequested),
      (CNCURSES_STOP_REQUESTED, .stopRequested), (CNCURSES_CONTINUED, .continued),
      (CNCURSES_SIZE_CHANGED, .sizeChanged),
    ]
    return signals.filter { bits & $0.0 != 0 }.map(\.1)
  }

  /// Has SIGINT, SIGTERM and SIGHUP told as ``TerminalSignal/endRequested`` before they end the
  /// program.
  ///
  /// The second of them ends it at once, and so does the first where the program hangs for a
  /// second; otherwise they all do from the start.
  public func announceEnd() {
    _ = cncurses_announce_end()
  }

  /// Closes the terminal and ends the process by the signal that has asked for it, so that its
  /// parent sees the true one.
  public func endAsRequested() {
    close()
    _ = cncurses_end()
  }
}

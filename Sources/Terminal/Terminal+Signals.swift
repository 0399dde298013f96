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
  /// ``Terminal/announceEnd()`` was called for: ``Terminal/grantTime()``, and within 5 s
  /// ``Terminal/endAsRequested()``.
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

  /// Has the first SIGINT, SIGTERM or SIGHUP told as ``TerminalSignal/endRequested`` before it ends
  /// the program.
  ///
  /// It does a second later unless ``grantTime()`` is called, so that a program that hangs can be
  /// ended; a second SIGINT does at once. Where the system has no timers to spare, all of them end
  /// the program at once, untold, as they do where nothing is announced.
  public func announceEnd() { _ = cncurses_announce_end() }

  /// Says that the program knows that it is to end, be it by a signal or by itself.
  ///
  /// From then on, or from a signal that comes after it, it has 5 s.
  public func grantTime() { cncurses_grant_time() }

  /// Closes the terminal, and ends the process by the signal that has asked for it, so that its
  /// parent sees the true one; where none has, it goes on.
  public func endAsRequested() {
    close()
    _ = cncurses_end()
  }
}

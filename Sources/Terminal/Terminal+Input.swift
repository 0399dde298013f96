internal import CNcurses
internal import Glibc

extension Terminal {
  /// Everything that has been typed, clicked and pasted since the last call.
  ///
  /// It does not wait, but for the 25 ms (ESCDELAY in the environment says otherwise) that tell an
  /// Escape from the start of a longer sequence. Once the input has ended, the last event is
  /// ``TerminalEvent/endOfInput``, at every call.
  public func readEvents() -> [TerminalEvent] {
    cncurses_cover_thread()
    var events: [TerminalEvent] = []
    // What comes without end has to wait for the next call: there is also a screen to draw.
    for _ in 0..<Self.readLimit {
      guard hasInput(within: decoder.isUndecided ? escapeDelay : 0) else {
        return events + decoder.flush()
      }
      guard let bytes = readBytes() else {
        return events + decoder.flush() + [.endOfInput]
      }
      // An answer comes at once, if not in one piece; what comes much later was typed.
      let now = Self.milliseconds
      if now - lastInput > Self.answerPatience { decoder.forgetAnswer() }
      lastInput = now
      events += decoder.decode(bytes)
    }
    return events
  }

  /// How many blocks of 4096 bytes one call reads.
  private static let readLimit = 16

  /// How long an answer may pause, in milliseconds.
  private static let answerPatience: Int64 = 1000

  /// The time since some moment, in milliseconds.
  private static var milliseconds: Int64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
  }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: inputFileDescriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&descriptor, 1, milliseconds) > 0
  }

  /// What can be read now; nil at the end of the input.
  private func readBytes() -> [UInt8]? {
    let capacity = 4096
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = unsafe read(inputFileDescriptor, buffer.baseAddress, capacity)
      count = max(length, 0)
      failed = length == 0 || (length < 0 && errno != EINTR && errno != EAGAIN)
    }
    return failed ? nil : bytes
  }
}

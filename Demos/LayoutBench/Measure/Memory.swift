import Foundation

/// How much memory this process holds, where the system tells it through `/proc`.
enum Memory {
  /// How many bytes more than before are held at the most while `body` runs; nil where the system
  /// does not tell.
  static func growth<Failure: Error>(
    during body: () throws(Failure) -> Void
  ) throws(Failure) -> Int? {
    trim()
    resetPeak()
    let before = resident
    try body()
    return before.flatMap { before in peak.map { $0 - before } }
  }

  /// Bytes held now.
  static var resident: Int? { field("VmRSS") }

  /// The most bytes held since the last ``resetPeak()``.
  private static var peak: Int? { field("VmHWM") }

  /// Lets ``peak`` begin again at what is held now.
  private static func resetPeak() {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    try? file.write(contentsOf: Data("5".utf8))
  }

  /// Gives back what was freed, so that new storage shows as growth; only glibc can.
  private static func trim() {
    // It is declared in <malloc.h>, which no Swift module covers.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
    _ = trim(0)
  }

  /// Keeps what is freed for what comes next, so that a series of builds times the builds and not
  /// how the kernel clears the same pages again; only glibc can.
  static func keepFreed() {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    let (trimThreshold, mapThreshold): (Int32, Int32) = (-1, -3)
    _ = set(trimThreshold, .max)
    _ = set(mapThreshold, 32 << 20)
  }

  private static func field(_ name: String) -> Int? {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/status"),
      let data = try? file.readToEnd()
    else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(name + ":") }) else { return nil }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}

import CellGrid
import Dispatch
import Glibc
import Terminal

/// A program that shows what it is told, for the tests to look at.
///
/// `events` lists the size and every event, newest last; so does `twice`, after a first try.
/// `samples`, `random` and `corner` show a ``ProbeFrame``; a key goes to the next one. Some keys do
/// more: see ``act(on:)``.
@MainActor
final class Probe {
  private let terminal: Terminal
  private let scene: String
  private var lines: [String] = []
  private var frame = 0
  private var sources: [any DispatchSourceProtocol] = []

  init(scene: String) throws {
    self.scene = scene
    if scene == "twice" { try Terminal().close() }
    terminal = try Terminal()
    if scene == "twice" { lines.append(Self.reasonAgainstAnother) }
  }

  func run() {
    onReadable(terminal.inputFileDescriptor) { $0.readEvents() }
    onReadable(terminal.signalFileDescriptor) { $0.readSignals() }
    draw()
    dispatchMain()
  }

  private func onReadable(
    _ descriptor: Int32, _ handler: @escaping @MainActor (Probe) -> Void
  ) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { handler(self) } }
    source.resume()
    sources.append(source)
  }

  private func readSignals() {
    for signal in terminal.readSignals() {
      switch signal {
      case .sizeChanged: lines.append("resized")
      case .stopRequested:
        terminal.stop()
        lines.append("resumed")
      case .continued:
        terminal.resume()
        lines.append("continued")
      case .endRequested: break
      }
    }
    _ = terminal.resize()
    draw()
  }

  private func readEvents() {
    for event in terminal.readEvents() {
      if event == .endOfInput { quit(3) }
      lines.append(event.summary)
      frame += 1
      act(on: event)
    }
    draw()
  }

  private func act(on event: TerminalEvent) {
    guard case .key(.character(let character), let modifiers) = event, modifiers.isEmpty else {
      return
    }
    switch character {
    case "q": quit(0)
    case "Q": exit(7)
    case "P": print("printed by the probe")
    case "F": fatalError("the probe failed as told")
    case "T": print([Int]()[lines.count])
    case "S": raise(SIGSEGV)
    case "O": print(overflow(lines.count))
    case "H": while true {}
    case "W": while true { flood() }
    case "M": terminal.isMouseEnabled.toggle()
    default: return
    }
  }

  private func overflow(_ depth: Int) -> Int {
    depth < 0 ? 0 : overflow(depth + 1) + depth
  }

  /// Draws until the terminal takes no more.
  private func flood() {
    frame += 1
    terminal.present(ProbeFrame.random(frame % 7, size: terminal.size))
  }

  private static var reasonAgainstAnother: String {
    do {
      _ = try Terminal()
      return "there are two"
    } catch {
      return error.description
    }
  }

  private func quit(_ status: Int32) -> Never {
    terminal.close()
    print("probe done")
    exit(status)
  }

  private func draw() {
    switch scene {
    case "samples": terminal.present(ProbeFrame.samples(size: terminal.size))
    case "random": terminal.present(ProbeFrame.random(frame, size: terminal.size))
    case "corner": terminal.present(ProbeFrame.corner(frame, size: terminal.size))
    default: drawEvents()
    }
  }

  private func drawEvents() {
    var buffer = CellBuffer(terminal.size)
    let size = terminal.size
    let shown = ["size \(size.columns)x\(size.rows)"] + lines.suffix(max(size.rows - 1, 0))
    for (row, line) in shown.enumerated() {
      buffer.write(
        line, at: CellPoint(column: 0, row: row), style: CellStyle(), clip: buffer.bounds)
    }
    terminal.present(buffer, cursor: scene == "cursor" ? CellPoint(column: 3, row: 1) : nil)
  }
}

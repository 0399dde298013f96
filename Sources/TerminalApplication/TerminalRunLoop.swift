import CellGrid
import Dispatch
import Foundation
import Terminal
import UIKitCore

/// The turns of an app in a terminal: what the user does goes to the app, then what changed is laid
/// out, drawn and shown, once.
///
/// Everything happens on Dispatch's main queue, so that main-actor tasks run between turns. The
/// main thread drains it: the alternate stack for fatal signals belongs to that thread.
@MainActor
final class TerminalRunLoop {
  private let terminal: Terminal
  private let input: TerminalInput
  private let app = UIApplication.shared
  private var sources: [any DispatchSourceProtocol] = []
  private let clock = AnimationClock { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
  /// What asks for frames while something moves.
  private var frameTimer: (any DispatchSourceTimer)?
  private var isTurnScheduled = false
  private var hasNewSize = false
  private var isEnding = false
  /// The app holds its delegate weakly, as in UIKit.
  private var delegate: (any UIApplicationDelegate)?

  /// The loop that runs, which nothing else keeps alive.
  private static var current: TerminalRunLoop?

  private init(terminal: Terminal) {
    self.terminal = terminal
    input = TerminalInput(app: app)
    // Before the delegate is made, whose window may be as large as the screen from the start.
    app.resizeScreen(columns: terminal.size.columns, rows: terminal.size.rows)
  }

  /// Runs an app whose delegate `makeDelegate` makes, and ends the process with it.
  static func run(delegate makeDelegate: () -> (any UIApplicationDelegate)?) {
    do {
      let loop = TerminalRunLoop(terminal: try Terminal())
      current = loop
      loop.launch(makeDelegate())
      while RunLoop.main.run(mode: .default, before: .distantFuture) {}
    } catch {
      let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
      let line = DisplayWidth.clean("\(program ?? "app"): \(error)") + "\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      exit(1)
    }
  }

  // MARK: The app's life

  private func launch(_ delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    app.delegate = delegate
    app.terminationHandler = { [unowned self] in end() }
    app.mouseSwitch = { [unowned self] in terminal.isMouseEnabled = $0 }
    app.turnScheduler = { [unowned self] in scheduleTurn() }
    clock.framesWanted = { [unowned self] in showFrames($0) }
    AnimationClock.current = clock
    watch()
    terminal.announceEnd()
    _ = delegate?.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(app, didFinishLaunchingWithOptions: nil)
    becomeActive()
    turn()
  }

  private func becomeActive() {
    app.applicationState = .active
    delegate?.applicationDidBecomeActive(app)
  }

  private func resignActive() {
    delegate?.applicationWillResignActive(app)
    app.applicationState = .inactive
  }

  private func end() {
    tellEnd()
    terminal.close()
    exit(0)
  }

  /// Tells the delegate that the app ends, once.
  private func tellEnd() {
    if isEnding { return }
    isEnding = true
    if app.applicationState == .active { resignActive() }
    delegate?.applicationWillTerminate(app)
  }

  // MARK: Sources

  private func watch() {
    watch(terminal.inputFileDescriptor) { $0.readInput() }
    watch(terminal.signalFileDescriptor) { $0.readSignals() }
  }

  private func watch(_ descriptor: Int32, _ handler: @escaping @MainActor (TerminalRunLoop) -> Void)
  {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { if let self { handler(self) } }
    }
    sources.append(source)
    source.activate()
  }

  private func readInput() {
    for event in terminal.readEvents() {
      if event == .endOfInput { return end() }
      // As terminal users expect, whatever the app does with it.
      if event == .key(.character("l"), .control) { terminal.redraw() }
      input.take(event)
    }
    turn()
  }

  private func readSignals() {
    for signal in terminal.readSignals() {
      switch signal {
      case .sizeChanged: hasNewSize = true
      case .stopRequested: stop()
      case .continued:
        terminal.resume()
        hasNewSize = true
      case .endRequested:
        tellEnd()
        terminal.endAsRequested()
      }
    }
    scheduleTurn()
  }

  // MARK: Turns

  private func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.turn() }
    }
  }

  private func turn() {
    isTurnScheduled = false
    if hasNewSize {
      hasNewSize = false
      let size = terminal.resize()
      app.resizeScreen(columns: size.columns, rows: size.rows)
    }
    // Drawing may itself ask for another turn, as when a layout reveals that more is to be done.
    guard app.needsDisplay else { return }
    terminal.present(app.render())
  }

  // MARK: Frames

  /// Starts or ends frames; input is read in between.
  private func showFrames(_ wanted: Bool) {
    frameTimer?.cancel()
    frameTimer = nil
    guard wanted else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(
      deadline: .now() + Self.frameDuration, repeating: Self.frameDuration,
      leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.showFrame() }
    }
    frameTimer = timer
    timer.activate()
  }

  private func showFrame() {
    clock.tick()
    turn()
  }

  /// How long a frame is shown, in seconds.
  private static let frameDuration = 1.0 / 60

  // MARK: Stopping

  /// Stops the process until the shell lets it go on.
  private func stop() {
    input.cancel()
    resignActive()
    app.applicationState = .background
    delegate?.applicationDidEnterBackground(app)
    terminal.stop()
    hasNewSize = true
    delegate?.applicationWillEnterForeground(app)
    becomeActive()
  }
}

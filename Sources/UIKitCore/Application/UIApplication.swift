public import Foundation

/// The running app: its delegate, its windows, and the way of every event.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app has the terminal.
  public enum State: Int, Sendable {
    /// It has it.
    case active = 0
    /// It is starting, being stopped, or ending.
    case inactive = 1
    /// It is stopped.
    case background = 2
  }

  /// A reason for which an app was started; a terminal gives none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The one app.
  ///
  /// > Note: Unlike UIKit, it is there even when no app was started, as in tests.
  public class var shared: UIApplication { sharedApplication }
  private static let sharedApplication = UIApplication()

  /// What is told of the app's life.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The windows that were made visible, the first one at the back.
  public private(set) var windows: [UIWindow] = []

  /// The window that gets keys.
  public private(set) weak var keyWindow: UIWindow?

  /// Whether the app has the terminal.
  public package(set) var applicationState: State = .inactive

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether windows have come or gone since the screen was last drawn.
  package final var windowsHaveChanged = false

  /// Whether the mouse is reported to the app; while it is not, the terminal lets the user select
  /// text.
  ///
  /// > Note: Not in UIKit.
  public var isMouseEnabled = true {
    didSet { if isMouseEnabled != oldValue { mouseSwitch?(isMouseEnabled) } }
  }

  /// What switches the mouse on and off; nil while there is no terminal.
  ///
  /// It is called at once with what the app has said already.
  package final var mouseSwitch: ((Bool) -> Void)? {
    didSet { mouseSwitch?(isMouseEnabled) }
  }

  /// What ends the run loop; nil while there is none.
  package final var terminationHandler: (() -> Void)?

  /// What makes a turn of the run loop come; nil while there is none.
  package final var turnScheduler: (() -> Void)?

  /// Sends an event to the window it concerns: keys to the key window, a touch to the window it
  /// began in, the wheel to the window under the pointer.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent:
      (event.allPresses.first?.window ?? keyWindow)?.sendEvent(event)
    case let event as UIScrollEvent: event.window?.sendEvent(event)
    default: event.allTouches?.first?.window?.sendEvent(event)
    }
  }

  /// The direction in which the app's interface is read; left to right unless set.
  ///
  /// It counts for every view whose ``UIView/semanticContentAttribute`` leaves it open.
  ///
  /// > Note: Unlike UIKit, which goes by the localizations in the app's bundle, an app says it
  /// > itself: a terminal program has no such bundle.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { direction }
    set {
      if newValue == direction { return }
      UIView.changingDirection(of: windows.flatMap(\.subtree)) { direction = newValue }
    }
  }
  private var direction = UIUserInterfaceLayoutDirection.leftToRight

  /// Ends the app: the delegate is told, the terminal is given back, and the process exits with 0.
  ///
  /// Where no app is running, as in tests, nothing happens.
  ///
  /// > Note: Not in UIKit: on iOS the user ends apps. A terminal program has a key for it.
  public func terminate() {
    terminationHandler?()
  }

  /// The delegate is told.
  @available(*, unavailable, message: "use the delegate's applicationDidBecomeActive(_:)")
  public class var didBecomeActiveNotification: NSNotification.Name { .init("") }
  /// The delegate is told.
  @available(*, unavailable, message: "use the delegate's applicationWillResignActive(_:)")
  public class var willResignActiveNotification: NSNotification.Name { .init("") }
  /// The delegate is told.
  @available(*, unavailable, message: "use the delegate's applicationDidEnterBackground(_:)")
  public class var didEnterBackgroundNotification: NSNotification.Name { .init("") }
  /// The delegate is told.
  @available(*, unavailable, message: "use the delegate's applicationWillEnterForeground(_:)")
  public class var willEnterForegroundNotification: NSNotification.Name { .init("") }
  /// The delegate is told.
  @available(*, unavailable, message: "use the delegate's applicationWillTerminate(_:)")
  public class var willTerminateNotification: NSNotification.Name { .init("") }

  /// A terminal has no scenes.
  @available(*, unavailable, message: "a terminal has no scenes; use windows or keyWindow")
  public var connectedScenes: Set<NSObject> { [] }

  /// A terminal opens no URLs.
  @available(*, unavailable, message: "a terminal opens no URLs; run xdg-open with Process")
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
}

extension UIApplication {
  /// Puts `window` in front; ``UIWindow`` calls it when it is shown.
  package func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    windowsDidChange()
  }

  /// The frontmost window with something to hit at a point of the screen.
  package func window(at point: CGPoint) -> UIWindow? {
    windows.last { $0.hitTest($0.point(onScreen: point), with: nil) != nil }
  }

  /// Lets `window` have the keys from now on.
  package func makeKey(_ window: UIWindow) {
    keyWindow = window
  }

  /// Forgets `window`, and gives the keys to the next one below it.
  package func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window || keyWindow == nil { keyWindow = windows.last }
    windowsDidChange()
  }

  /// Has the screen drawn again, with what lay behind a window that went.
  private func windowsDidChange() {
    windowsHaveChanged = true
    scheduleTurn()
  }

  /// Asks for a turn of the run loop, in which what changed is laid out and drawn.
  package func scheduleTurn() {
    turnScheduler?()
  }
}

package import CellGrid
public import Foundation

/// The root of a view tree; it fills the screen, or a buffer in memory.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRootView(of: oldValue) } }
  }

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether anything has to be drawn again.
  package var needsDisplay = true {
    didSet { if needsDisplay && !oldValue { UIApplication.shared.scheduleTurn() } }
  }

  /// The responder that keys go to first.
  package weak var firstResponder: UIResponder?

  /// The controllers whose views came into the window and were not laid out there yet.
  var appearingControllers: [UIViewController] = []

  /// The views that are on their way into the window or back: their controllers have appeared once
  /// these are there.
  var movingViews: [UIView] = []

  /// What presents controllers in the window, the last one in front.
  var presentations: [UIPresentationController] = []

  /// The controller in front of all others.
  var frontController: UIViewController? {
    presentations.last?.presented ?? rootViewController
  }

  override var ownFocusEnvironments: [any UIFocusEnvironment] { frontController.map { [$0] } ?? [] }

  private var isShown = false

  /// The traits that the views in the window know of; nil before there are any.
  private var announcedTraits: UITraitCollection?

  /// Where the keyboard is.
  package lazy var focusSystem = UIFocusSystem(window: self)

  /// Makes a window, which is not on the screen yet.
  ///
  /// It renders without a terminal: see ``snapshot(columns:rows:)``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a window as large as the screen, which is not on it yet.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window from an archive, which holds nothing of it yet: as `init()` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
  }

  /// The window's rectangle on the screen, in points; its controllers are told of another size
  /// before.
  open override var frame: CGRect {
    get { super.frame }
    set { changingSize(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's rectangle in its own coordinates, in points; its controllers are told of another
  /// size before.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changingSize(to: newValue.size) { super.bounds = newValue } }
  }

  /// Whether the window is not on the screen; true until it is set false, which shows the window in
  /// front of the others.
  open override var isHidden: Bool {
    get { !isShown || super.isHidden }
    set {
      guard newValue != isHidden else { return }
      isShown = !newValue
      super.isHidden = newValue
      if newValue { UIApplication.shared.hide(self) } else { UIApplication.shared.show(self) }
    }
  }

  /// Shows the window in front of the others and lets keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    makeKey()
  }

  /// Lets keys go to the window.
  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  /// Sends an event to the view it concerns.
  open func sendEvent(_ event: UIEvent) {
    route(event)
  }

  /// Moves the focus for Tab, and scrolls the only scroll view there is; what else nobody wanted
  /// goes to the app.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleUnclaimed(presses) { super.pressesBegan(presses, with: event) }
  }

  /// The next responder: the app.
  open override var next: UIResponder? { UIApplication.shared }

  /// A window has no superview, and is its own window.
  open override var window: UIWindow? { self }

  /// The scene the window lies in.
  @available(*, unavailable, message: "a terminal has no scenes; leave it out")
  open weak var windowScene: UIWindowScene? {
    get { nil }
    set {}
  }

  private func replaceRootView(of old: UIViewController?) {
    old?.dropPresented()
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller = rootViewController, let view = controller.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}

extension UIWindow {
  /// Lays the window out at a size in cells, keeps it at that size, and returns what it shows: a
  /// line a row, without trailing spaces.
  ///
  ///     let window = UIWindow(frame: .zero)
  ///     window.rootViewController = controller
  ///     print(window.snapshot(columns: 80, rows: 24))
  ///
  /// > Note: Not in UIKit.
  public func snapshot(columns: Int, rows: Int) -> String {
    resize(columns: columns, rows: rows)
    return render(columns: columns, rows: rows).text()
  }

  /// Tells everything in the window when it has got another size class.
  func announceTraitsIfChanged() {
    let old = announcedTraits
    announcedTraits = traitCollection
    if let old, announcedTraits != old { announceTraits(from: old) }
  }

  /// Gives the window a size in cells.
  package func resize(columns: Int, rows: Int) {
    frame = CGRect(origin: .zero, size: UIScreen.main.metrics.points(columns: columns, rows: rows))
  }

  /// Lays the window out as far as needed and draws it into a buffer.
  package func render(columns: Int, rows: Int) -> CellBuffer {
    let canvas = CellCanvas(columns: columns, rows: rows, metrics: UIScreen.main.metrics)
    draw(on: canvas)
    return canvas.buffer
  }

  /// Settles layout and focus and draws the window where it lies on the screen.
  func draw(on canvas: CellCanvas) {
    if AnimationClock.current == nil { AnimationClock.callDueWithoutClock() }
    layoutIfNeeded()
    focusSystem.updateFocusIfNeeded()
    // The focus may have scrolled to another view.
    layoutIfNeeded()
    render(on: canvas, superviewOrigin: .zero)
    needsDisplay = false
  }

  /// Tells the controllers whose views came into the window that they are laid out now.
  func finishAppearances() {
    let controllers = appearingControllers.filter { !isMoving($0) }
    if controllers.isEmpty { return }
    appearingControllers.removeAll { !isMoving($0) }
    for controller in controllers { controller.finishAppearance(in: self) }
    layoutIfNeeded()
  }

  private func isMoving(_ controller: UIViewController) -> Bool {
    movingViews.contains { controller.viewIfLoaded?.isDescendant(of: $0) == true }
  }

  /// A point of the screen, in this window's coordinates.
  func point(onScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

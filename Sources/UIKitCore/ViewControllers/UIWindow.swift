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

  /// Where the keyboard is.
  package lazy var focusSystem = UIFocusSystem(window: self)

  /// Makes a window.
  ///
  /// It renders without a terminal: see ``snapshot(columns:rows:)``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the window in front of the others.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { UIApplication.shared.hide(self) } else { UIApplication.shared.show(self) }
    }
  }

  /// Shows the window and lets keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
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

  /// Moves the focus for Tab, and scrolls the only scroll view there is; what else nobody wanted goes
  /// to the app.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleUnclaimed(presses) { super.pressesBegan(presses, with: event) }
  }

  /// The next responder: the app.
  open override var next: UIResponder? { UIApplication.shared }

  /// A window has no superview, and is its own window.
  open override var window: UIWindow? { self }

  private func replaceRootView(of old: UIViewController?) {
    if let old {
      old.beginAppearance(false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance(false)
    }
    guard let controller = rootViewController, let view = controller.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    controller.beginAppearance(true)
    insertSubview(view, at: 0)
    controller.endAppearance(true)
  }
}

extension UIWindow {
  /// Lays the window out at a size in cells, keeps it at that size, and returns what it shows: a line
  /// a row, without trailing spaces.
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

  /// Gives the window a size in cells.
  package func resize(columns: Int, rows: Int) {
    frame = CGRect(origin: .zero, size: metrics.points(columns: columns, rows: rows))
  }

  /// Lays the window out as far as needed and draws it into a buffer.
  package func render(columns: Int, rows: Int) -> CellBuffer {
    layoutIfNeeded()
    let canvas = CellCanvas(columns: columns, rows: rows, metrics: metrics)
    render(on: canvas, superviewOrigin: .zero)
    needsDisplay = false
    return canvas.buffer
  }

  /// How points become cells in this window.
  package var metrics: CellMetrics { CellMetrics(cellSize: UIScreen.main.cellSize) }
}

import CellGrid
import Foundation

/// Covers a window, or the view of a controller, and holds the view of another that is presented
/// there.
///
/// Nothing that lies behind it in the same view can be reached.
final class PresentationContainer: UIView {
  private weak var controller: UIPresentationController?
  private let plate: PresentationPlate
  /// Whether the plate has gone below the lower edge.
  private var isPlateBelow = false

  /// A container of a controller's view, as large as the view it is going to lie in.
  init(of controller: UIPresentationController, view: UIView, in host: UIView) {
    self.controller = controller
    plate = PresentationPlate(view: view)
    super.init(frame: host.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.hasBorder = controller.hasBorder
    if !controller.presentationStyle.isTransparent || controller.hasBorder {
      plate.backgroundColor = .systemBackground
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  override var roleName: String { "\(UIPresentationController.self).containerView" }

  override func layoutSubviews() {
    super.layoutSubviews()
    placePlate()
  }

  private func placePlate() {
    guard let controller else { return }
    var frame = controller.plateFrame
    if isPlateBelow { frame.origin.y = bounds.height }
    plate.frame = frame
  }

  /// Shows the plate come or go, if `isAnimated` in time; `end` takes the consequences, and then
  /// `completion` is called.
  func move(
    isIn: Bool, by style: UIModalTransitionStyle, isAnimated: Bool, end: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard isAnimated, AnimationClock.current != nil, UIView.areAnimationsEnabled else {
      end()
      return isAnimated ? AnimationClock.afterwards(completion) : completion()
    }
    func setAway(_ isAway: Bool) {
      isPlateBelow = isAway && style == .coverVertical
      placePlate()
      if style == .crossDissolve { plate.alpha = isAway ? 0 : 1 }
    }
    if isIn { UIView.performWithoutAnimation { setAway(true) } }
    UIView.animate(withDuration: UIPresentationController.duration) {
      setAway(!isIn)
    } completion: { _ in
      end()
      completion()
    }
  }

  /// Lets the window forget that anything is presented here.
  func forgetWindow() {
    if isCurrent { window?.presentations.removeAll { $0 === controller } }
    window?.movingViews.removeAll { $0 === self }
  }

  /// Whether the controller is not presented anew in another container.
  private var isCurrent: Bool { controller?.containerView === self }

  /// It also comes and goes with the view that it covers.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { forgetWindow() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window, let controller, isCurrent, controller.isPresenting,
      !window.presentations.contains(where: { $0 === controller })
    else { return }
    window.presentations.append(controller)
  }

  // MARK: Input

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardEscape,
      controller?.userDismisses(besideIt: false) == true
    else { return super.pressesBegan(presses, with: event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first?.view === self else { return super.touchesBegan(touches, with: event) }
    _ = controller?.userDismisses(besideIt: true)
  }
}

/// What comes and goes of a presented controller: its view, and a line around that.
private final class PresentationPlate: UIView {
  var hasBorder = false
  private let content: UIView

  init(view: UIView) {
    content = view
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  override var roleName: String { "\(UIPresentationController.self).border" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cell = hasBorder ? UIScreen.main.cellSize : .zero
    if content.superview === self {
      content.frame = bounds.inside(cell)
    }
  }

  override func drawCells(on canvas: CellCanvas) {
    guard hasBorder else { return }
    canvas.stroke(
      CellRect(column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows),
      color: .separator)
  }
}

extension CGRect {
  /// What a line along the edges leaves of the rectangle; nothing where there is no room for more.
  func inside(_ line: CGSize) -> CGRect {
    CGRect(
      x: minX + line.width, y: minY + line.height, width: Swift.max(0, width - 2 * line.width),
      height: Swift.max(0, height - 2 * line.height))
  }
}

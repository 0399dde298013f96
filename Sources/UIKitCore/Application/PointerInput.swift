package import Foundation

/// Turns what the mouse does into touches and turns of the wheel.
///
/// A touch belongs to the window it began in until it ends. Places are points of the screen.
@MainActor
package final class PointerInput {
  private let windowAt: (CGPoint) -> UIWindow?
  private var touch: UITouch?
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  /// The pointer over all windows of `app`: the frontmost one under it gets what it does.
  package init(app: UIApplication) {
    windowAt = { [unowned app] in app.window(at: $0) }
  }

  /// The pointer of `window` alone.
  package init(window: UIWindow) {
    windowAt = { [weak window] _ in window }
  }

  /// The button went down at a point of the screen.
  package func down(at location: CGPoint, modifierFlags: UIKeyModifierFlags = []) {
    cancel()
    guard let window = windowAt(location) else { return }
    let place = window.point(onScreen: location)
    let touch = UITouch(at: place, in: window.hitTest(place, with: nil), of: window)
    touch.tapCount = countTap(at: location, time: touch.timestamp)
    self.touch = touch
    send(touch, modifierFlags)
  }

  /// The mouse moved with its button down.
  package func move(to location: CGPoint, modifierFlags: UIKeyModifierFlags = []) {
    advance(to: location, phase: .moved, modifierFlags)
  }

  /// The button went up.
  package func up(at location: CGPoint, modifierFlags: UIKeyModifierFlags = []) {
    advance(to: location, phase: .ended, modifierFlags)
    touch = nil
  }

  /// The wheel turned.
  package func scroll(
    by delta: CGPoint, at location: CGPoint, modifierFlags: UIKeyModifierFlags = []
  ) {
    guard let window = windowAt(location) else { return }
    UIApplication.shared.sendEvent(
      UIScrollEvent(
        delta: delta, at: window.point(onScreen: location), of: window,
        modifierFlags: modifierFlags))
  }

  /// Ends the touch there is without its being meant.
  package func cancel() {
    guard let touch else { return }
    touch.phase = .cancelled
    send(touch, [])
    self.touch = nil
  }

  private func advance(
    to location: CGPoint, phase: UITouch.Phase, _ modifierFlags: UIKeyModifierFlags
  ) {
    guard let touch, let window = touch.window else { return }
    touch.move(to: window.point(onScreen: location), phase: phase)
    send(touch, modifierFlags)
  }

  private func send(_ touch: UITouch, _ modifierFlags: UIKeyModifierFlags) {
    UIApplication.shared.sendEvent(UIEvent(touches: [touch], modifierFlags: modifierFlags))
    if touch.phase == .cancelled { self.touch = nil }
  }

  /// Half a second and one cell: what desktops take for a double click.
  private func countTap(at location: CGPoint, time: TimeInterval) -> Int {
    let cell = UIScreen.main.cellSize
    var count = 1
    if let lastTap, time - lastTap.time < 0.5, abs(location.x - lastTap.location.x) <= cell.width,
      abs(location.y - lastTap.location.y) <= cell.height
    {
      count = lastTap.count + 1
    }
    lastTap = (location, time, count)
    return count
  }
}

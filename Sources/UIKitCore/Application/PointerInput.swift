package import Foundation

/// Turns what the mouse does into touches, for one window.
@MainActor
package final class PointerInput {
  private weak var window: UIWindow?
  private var touch: UITouch?
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  /// The pointer of `window`.
  package init(window: UIWindow) {
    self.window = window
  }

  /// The button went down at a point of the window.
  package func down(at location: CGPoint, modifierFlags: UIKeyModifierFlags = []) {
    guard let window else { return }
    cancel()
    let touch = UITouch(at: location, in: window.hitTest(location, with: nil), of: window)
    touch.tapCount = countTap(at: location, time: touch.timestamp)
    self.touch = touch
    send(touch, modifierFlags)
  }

  /// The mouse moved with its button down.
  package func move(to location: CGPoint, modifierFlags: UIKeyModifierFlags = []) {
    guard let touch else { return }
    touch.move(to: location, phase: .moved)
    send(touch, modifierFlags)
  }

  /// The button went up.
  package func up(at location: CGPoint, modifierFlags: UIKeyModifierFlags = []) {
    guard let touch else { return }
    touch.move(to: location, phase: .ended)
    send(touch, modifierFlags)
    self.touch = nil
  }

  /// The wheel turned.
  package func scroll(by delta: CGPoint, at location: CGPoint) {
    UIApplication.shared.sendEvent(UIScrollEvent(delta: delta, at: location))
  }

  /// Ends the touch there is without its being meant.
  package func cancel() {
    guard let touch else { return }
    touch.phase = .cancelled
    send(touch, [])
    self.touch = nil
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

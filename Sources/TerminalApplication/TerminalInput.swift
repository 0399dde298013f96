import CellGrid
import Foundation
import Terminal
import UIKitCore

/// Turns what the terminal tells into events of the app.
@MainActor
final class TerminalInput {
  private let app: UIApplication
  private var pointer: (window: UIWindow, input: PointerInput)?

  /// The rows the wheel scrolls at a time, as most terminal programs do.
  private static let rowsPerWheelStep: CGFloat = 3

  init(app: UIApplication) {
    self.app = app
  }

  /// Sends one event to the app.
  func take(_ event: TerminalEvent) {
    switch event {
    case .key(let key, let modifiers):
      app.sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(key, modifiers))]))
    case .mouse(let mouse): take(mouse)
    case .paste(let text): app.keyWindow?.routePaste(of: text)
    case .endOfInput: break
    }
  }

  /// Ends the touch there is.
  func cancel() {
    pointer?.input.cancel()
  }

  private func take(_ mouse: TerminalMouse) {
    guard let pointer = currentPointer() else { return }
    let cell = UIScreen.main.cellSize
    let place = CGPoint(
      x: (CGFloat(mouse.column) + 0.5) * cell.width, y: (CGFloat(mouse.row) + 0.5) * cell.height)
    let flags = UIKeyModifierFlags(mouse.modifiers)
    let step = CGPoint(
      x: cell.width * Self.rowsPerWheelStep, y: cell.height * Self.rowsPerWheelStep)
    switch mouse.kind {
    case .press: if mouse.button == 0 { pointer.down(at: place, modifierFlags: flags) }
    case .drag: if mouse.button == 0 { pointer.move(to: place, modifierFlags: flags) }
    case .release: pointer.up(at: place, modifierFlags: flags)
    case .wheelUp: pointer.scroll(by: CGPoint(x: 0, y: -step.y), at: place)
    case .wheelDown: pointer.scroll(by: CGPoint(x: 0, y: step.y), at: place)
    case .wheelLeft: pointer.scroll(by: CGPoint(x: -step.x, y: 0), at: place)
    case .wheelRight: pointer.scroll(by: CGPoint(x: step.x, y: 0), at: place)
    }
  }

  /// The mouse acts on the window that has the keys; a touch ends when another window takes them.
  private func currentPointer() -> PointerInput? {
    guard let window = app.keyWindow else { return nil }
    if let pointer, pointer.window === window { return pointer.input }
    pointer?.input.cancel()
    let input = PointerInput(window: window)
    pointer = (window, input)
    return input
  }
}

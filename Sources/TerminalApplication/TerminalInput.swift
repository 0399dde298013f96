import CellGrid
import Foundation
import Terminal
import UIKitCore

/// Turns what the terminal tells into events of the app.
@MainActor
final class TerminalInput {
  private let app: UIApplication
  private let pointer: PointerInput

  /// The rows the wheel scrolls at a time, as most terminal programs do.
  private static let rowsPerWheelStep: CGFloat = 3

  init(app: UIApplication) {
    self.app = app
    pointer = PointerInput(app: app)
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
    pointer.cancel()
  }

  private func take(_ mouse: TerminalMouse) {
    let cell = UIScreen.main.cellSize
    let place = UIScreen.main.metrics.center(
      of: CellPoint(column: mouse.column, row: mouse.row))
    let flags = UIKeyModifierFlags(mouse.modifiers)
    let step = CGPoint(
      x: cell.width * Self.rowsPerWheelStep, y: cell.height * Self.rowsPerWheelStep)
    switch mouse.kind {
    case .press: if mouse.button == 0 { pointer.down(at: place, modifierFlags: flags) }
    case .drag: if mouse.button == 0 { pointer.move(to: place, modifierFlags: flags) }
    case .release: if mouse.button == 0 { pointer.up(at: place, modifierFlags: flags) }
    case .wheelUp: scroll(x: 0, y: -step.y)
    case .wheelDown: scroll(x: 0, y: step.y)
    case .wheelLeft: scroll(x: -step.x, y: 0)
    case .wheelRight: scroll(x: step.x, y: 0)
    }
    func scroll(x: CGFloat, y: CGFloat) {
      pointer.scroll(by: CGPoint(x: x, y: y), at: place, modifierFlags: flags)
    }
  }
}

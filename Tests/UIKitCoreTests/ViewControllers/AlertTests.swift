import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `An alert` {
  private let window = TestWindow(columns: 50, rows: 14)
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.layoutIfNeeded()
  }

  /// Who was chosen.
  @MainActor private final class Choice {
    var title: String?
  }
  private let choice = Choice()

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [choice] in choice.title = $0.title }
  }

  private func alert(
    _ message: String?, _ style: UIAlertController.Style, _ actions: [UIAlertAction]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: message, preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  private var title: String? {
    _ = window.text
    return choice.title
  }

  @Test func `stands in the middle, with two answers beside each other`() {
    let alert = alert(
      "It cannot be brought back.", .alert,
      [action("Delete", .destructive), action("Cancel", .cancel)])
    root.present(alert, animated: false)
    #expect(
      window.lines == [
        "", "", "", "",
        "       ┌──────────────────────────────────┐",
        "       │             Delete?              │",
        "       │    It cannot be brought back.    │",
        "       │                                  │",
        "       │ [▸   Cancel   ◂] [   Delete    ] │",
        "       └──────────────────────────────────┘",
        "", "", "", "",
      ])
    #expect(alert.preferredStyle == .alert && alert.actions.count == 2)
    window.strike(.keyboardTab)
    window.strike(.keyboardReturnOrEnter)
    #expect(root.presentedViewController == nil)
    #expect(title == "Delete")
  }

  @Test func `has more answers below each other, the one that cancels last`() {
    root.present(
      alert(nil, .alert, [action("Stop", .cancel), action("One"), action("Two")]),
      animated: false)
    #expect(
      Array(window.lines[3...9]) == [
        "       ┌──────────────────────────────────┐",
        "       │             Delete?              │",
        "       │                                  │",
        "       │ [▸            One             ◂] │",
        "       │ [             Two              ] │",
        "       │ [             Stop             ] │",
        "       └──────────────────────────────────┘",
      ])
    window.strike(.keyboardEscape)
    #expect(title == "Stop")
  }

  @Test func `of a sheet stands at the lower edge, and a click beside it cancels`() {
    root.present(
      alert(nil, .actionSheet, [action("Print"), action("No", .cancel)]), animated: false)
    #expect(window.lines.last == "       └──────────────────────────────────┘")
    window.click(column: 1, row: 1)
    #expect(title == "No")
  }

  @Test func `stays until it is answered where nothing cancels`() {
    root.present(alert(nil, .alert, [action("OK")]), animated: false)
    window.strike(.keyboardEscape)
    window.click(column: 1, row: 1)
    #expect(root.presentedViewController is UIAlertController)
    window.strike(.keyboardReturnOrEnter)
    #expect(title == "OK")
  }

  @Test func `breaks long lines, and is no wider than the window`() {
    let text = "A message of many words that has no room in a line, and not in two lines either."
    root.present(alert(text, .alert, [action("OK")]), animated: false)
    window.resize(columns: 30, rows: 14)
    window.layoutIfNeeded()
    let box = root.presentedViewController?.view
    #expect(box?.convert(box?.bounds ?? .zero, to: nil) == rect(16, 48, 208, 112))
    window.resize(columns: 120, rows: 14)
    window.layoutIfNeeded()
    #expect(box?.bounds.size == CGSize(width: 464, height: 80))
  }

  @Test func `scrolls where there is no room for all answers`() {
    root.present(
      alert(nil, .alert, (1...20).map { action("Answer \($0)") }), animated: false)
    #expect(window.lines[0].contains("┌") && window.lines[13].contains("└"))
    for _ in 1..<20 { window.strike(.keyboardTab) }
    #expect(window.text.contains("Answer 20"))
    window.strike(.keyboardReturnOrEnter)
    #expect(title == "Answer 20")
  }

  @Test func `has text fields, in which Return goes on and then answers`() throws {
    let alert = alert(nil, .alert, [action("Cancel", .cancel), action("Enter")])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    root.present(alert, animated: false)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFocused)
    window.type("me")
    window.strike(.keyboardReturnOrEnter)
    #expect(fields[1].isFocused)
    window.type("pw")
    window.strike(.keyboardReturnOrEnter)
    #expect(title == "Enter")
    #expect(fields.map(\.text) == ["me", "pw"])
  }

  @Test func `has an answer that is preferred, and others that cannot be chosen yet`() {
    let (first, second) = (action("One"), action("Two"))
    let alert = alert(nil, .alert, [action("Cancel", .cancel), first, second])
    alert.preferredAction = second
    first.isEnabled = false
    root.present(alert, animated: false)
    #expect(window.text.contains("Two             ◂]"))
    #expect(window.text.contains("One              )"))
    first.isEnabled = true
    #expect(window.text.contains("One              ]"))
    #expect(alert.preferredAction === second && first.style == .default)
    window.strike(.keyboardReturnOrEnter)
    #expect(title == "Two")
  }

  @Test func `may have another title, message and answers while it shows`() {
    let alert = alert("old", .alert, [action("OK")])
    root.present(alert, animated: false)
    alert.title = nil
    alert.message = "new"
    alert.addAction(action("More"))
    let text = window.text
    #expect(!text.contains("Delete?") && !text.contains("old") && text.contains("new"))
    #expect(text.contains("More"))
  }

  @Test func `may ask another question when it has been answered`() {
    let second = alert(nil, .alert, [action("Second")])
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "OK", style: .default) { [root] _ in
        root.present(second, animated: true)
      })
    root.present(first, animated: true)
    _ = window.text
    window.strike(.keyboardReturnOrEnter)
    _ = window.text
    #expect(root.presentedViewController === second)
  }

  @Test func `tells its answer once it is gone`() {
    withClock { clock in
      root.present(alert(nil, .alert, [action("OK")]), animated: false)
      window.strike(.keyboardReturnOrEnter)
      #expect(choice.title == nil && root.presentedViewController == nil)
      window.strike(.keyboardReturnOrEnter)
      clock.advance(by: 0.3)
      #expect(choice.title == "OK")
    }
  }
}

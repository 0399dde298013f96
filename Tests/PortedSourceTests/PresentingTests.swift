import Testing
import UIKit

@MainActor @Suite struct `Notes` {
  let list = NoteListViewController(style: .plain)
  let window: UIWindow

  init() {
    window = show(UINavigationController(rootViewController: list), 480, 320)
    window.makeKeyAndVisible()
  }

  private var lines: [String] {
    window.snapshot(columns: 60, rows: 20)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func type(_ text: String) {
    for character in text { strike(UIKey(characters: String(character))) }
  }

  private func strike(_ key: UIKey) {
    window.layoutIfNeeded()
    window.sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
    _ = lines
  }

  private func strike(_ code: UIKeyboardHIDUsage) {
    strike(UIKey(characters: "", keyCode: code))
  }

  private var editor: NoteEditorViewController? {
    (list.presentedViewController as? UINavigationController)?.topViewController
      as? NoteEditorViewController
  }

  @Test func `are written in a sheet`() throws {
    #expect(lines[19] == " [ Delete ]" + String(repeating: " ", count: 43) + "[ + ]")
    list.addNote()
    _ = lines
    let editor = try #require(editor)
    #expect(editor.textField.isFirstResponder)
    #expect(editor.textField.place == [44, 80, 392, 16])
    type("Milk")
    strike(.keyboardTab)
    strike(.keyboardTab)
    strike(.keyboardReturnOrEnter)
    #expect(list.presentedViewController == nil)
    #expect(list.notes == ["Milk"])
    #expect(lines[2] == "  Milk")
  }

  @Test func `are kept when Escape is struck while one is written, unless it is discarded`() {
    list.addNote()
    _ = lines
    type("Bread")
    strike(.keyboardEscape)
    #expect(editor?.presentedViewController is UIAlertController)
    strike(.keyboardEscape)
    #expect(editor != nil && editor?.presentedViewController == nil)
    strike(.keyboardEscape)
    strike(.keyboardReturnOrEnter)
    #expect(list.presentedViewController == nil && list.notes.isEmpty)
  }

  @Test func `are deleted when that has been asked`() {
    for text in ["One", "Two"] {
      list.noteEditor(NoteEditorViewController(), didFinishWith: text)
    }
    list.askToDelete()
    #expect(lines.contains { $0.contains("There are 2.") })
    strike(.keyboardTab)
    strike(.keyboardReturnOrEnter)
    #expect(list.notes.isEmpty && list.presentedViewController == nil)
  }
}

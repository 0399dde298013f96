import CellGrid
import Foundation
import Testing

@testable import UIKitCore

/// Answers as told, and notes what it was told.
@MainActor private final class Editor: UITextFieldDelegate {
  var log: [String] = []
  var allows = true
  var letsEnd = true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { letsEnd }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return allows
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length)=\(string)")
    return allows
  }
}

@MainActor @Suite struct `A text field` {
  let window = TestWindow(columns: 12, rows: 2)
  let field = UITextField()

  init() {
    let controller = UIViewController()
    controller.view.addSubview(field)
    field.pinToSuperview(edges: [.left, .right, .top])
    window.rootViewController = controller
  }

  private func edit(_ text: String = "") {
    field.text = text
    window.layoutIfNeeded()
    field.becomeFirstResponder()
  }

  @Test func `has empty text rather than none`() {
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "" && field.placeholder == nil)
  }

  @Test func `is edited until its delegate lets editing end, it is forced to, or it is hidden`() {
    let (editor, other) = (Editor(), UIButton(primaryAction: UIAction(title: "On") { _ in }))
    field.superview?.addSubview(other)
    other.frame = CGRect(x: 0, y: 16, width: 48, height: 16)
    field.delegate = editor
    edit("Ada")
    editor.letsEnd = false
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!window.focusSystem.moveFocus(backwards: false) && field.isEditing)
    window.focusSystem.requestFocusUpdate(to: other)
    #expect(!window.endEditing(false) && field.isEditing)
    #expect(editor.log == ["begin"])
    #expect(window.endEditing(true) && !field.isEditing)
    field.becomeFirstResponder()
    field.hideView()
    window.focusSystem.updateFocusIfNeeded()
    #expect(!field.isEditing && editor.log == ["begin", "end", "begin", "end"])
  }

  @Test(arguments: [
    (["e", "\u{301}"], "é", 1), (["🇩", "🇪"], "🇩🇪", 1), (["x", "y"], "xy", 2),
    (["a", "👩", "\u{200D}", "🚀"], "a👩\u{200D}🚀", 2),
  ])
  func `joins what is typed piece by piece into one character`(
    pieces: [String], text: String, caret: Int
  ) {
    edit()
    for piece in pieces { field.insertText(piece) }
    #expect(field.text == text && field.caret == caret)
    #expect(window.lines[0].unicodeScalars.first == pieces[0].unicodeScalars.first)
    field.isSecureTextEntry = true
    #expect(window.lines[0] == String(repeating: "•", count: caret))
    field.deleteBackward()
    #expect(field.text == String(text.dropLast()))
  }

  @Test func `tells why editing ended in place of that it did`() {
    final class Reasons: UITextFieldDelegate {
      var told: [UITextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(_ textField: UITextField) { Issue.record("called too") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) {
        told.append(reason)
      }
    }
    let reasons = Reasons()
    field.delegate = reasons
    edit()
    field.resignFirstResponder()
    #expect(reasons.told == [.committed])
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.top, ["Ada", "", ""]), (.bottom, ["", "", "Ada"]),
    (.center, ["", "Ada", ""]), (.fill, ["", "Ada", ""]),
  ])
  func `stands where its vertical alignment says`(
    alignment: UIControl.ContentVerticalAlignment, lines: [String]
  ) {
    let window = TestWindow(columns: 12, rows: 3)
    let (controller, field) = (UIViewController(), UITextField())
    controller.view.addSubview(field)
    field.pinToSuperview(edges: .all)
    window.rootViewController = controller
    field.text = "Ada"
    field.contentVerticalAlignment = alignment
    #expect(window.lines == lines)
  }

  @Test func `shows its text, its placeholder, and how far it reaches`() {
    field.placeholder = "Name"
    #expect(window.lines[0] == "Name")
    field.borderStyle = .roundedRect
    field.text = "Ada"
    #expect(window.lines[0] == "Ada_________")
    field.textAlignment = .right
    #expect(window.lines[0] == "_________Ada")
    field.isSecureTextEntry = true
    #expect(window.lines[0] == "_________•••")
  }

  @Test func `asks for its text and the caret`() {
    field.text = "Ada"
    #expect(field.intrinsicContentSize == CGSize(width: 32, height: 16))
    field.text = ""
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize == CGSize(width: 40, height: 16))
  }

  @Test func `takes what is typed where the caret stands`() {
    edit("ad")
    window.type("x")
    #expect(field.text == "adx")
    window.strike(.keyboardHome)
    window.type("日")
    #expect(field.text == "日adx")
    window.strike(.keyboardRightArrow)
    window.strike(.keyboardDeleteOrBackspace)
    #expect(field.text == "日dx")
    window.strike(.keyboardDeleteForward)
    #expect(field.text == "日x")
    window.strike(.keyboardEnd)
    window.type(" ")
    #expect(field.text == "日x ")
  }

  @Test func `shows the part with the caret of a text that is too long`() {
    edit("abcdefghijklmnop")
    #expect(window.lines[0] == "fghijklmnop")
    window.strike(.keyboardHome)
    #expect(window.lines[0] == "abcdefghijkl")
  }

  @Test(
    arguments: [
      ("", "Your name", 0, "Your name", 1), ("", "日本", 0, "日本", 2), ("", "", 0, "", 1),
      ("", nil, 0, "", 1), ("Ada", "Your name", 3, "Ada", 1), ("日", "Your name", 2, "日", 1),
    ] as [(String, String?, Int, String, Int)])
  func `reverses what stands at the caret, and leaves it to be read`(
    text: String, placeholder: String?, column: Int, line: String, width: Int
  ) {
    field.placeholder = placeholder
    edit(text)
    #expect(window.lines[0] == line)
    let reversed = (0..<12).filter {
      window.screen[column: $0, row: 0].style.attributes.contains(.reverse)
    }
    #expect(reversed == Array(column..<column + width))
    window.strike(.keyboardHome)
    #expect(window.lines[0] == line)
    #expect(window.screen[column: 0, row: 0].style.attributes.contains(.reverse))
  }

  @Test func `begins and ends with the focus`() {
    let editor = Editor()
    field.delegate = editor
    edit()
    #expect(field.isEditing && field.isFirstResponder)
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing && editor.log == ["begin", "end"])
    window.type("x")
    #expect(field.text == "")
  }

  @Test func `asks before it changes, and tells its actions after`() {
    let editor = Editor()
    field.delegate = editor
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in events.append("done") }, for: .primaryActionTriggered)
    edit("é👍🏽")
    window.type("x")
    #expect(field.text == "é👍🏽x" && events == ["changed"])
    editor.allows = false
    window.strike(.keyboardDeleteOrBackspace)
    window.strike(.keyboardReturnOrEnter)
    #expect(field.text == "é👍🏽x" && events == ["changed"])
    editor.allows = true
    window.strike(.keyboardReturnOrEnter)
    #expect(events == ["changed", "done"])
    #expect(editor.log == ["begin", "5+0=x", "5+1=", "return", "return"])
  }

  @Test func `takes pasted lines as one`() {
    edit("a")
    window.routePaste(of: "b\nc")
    #expect(field.text == "ab c")
  }

  @Test func `lets a disabled field alone`() {
    field.isEnabled = false
    edit()
    #expect(!field.isEditing && !field.becomeFirstResponder())
  }
}

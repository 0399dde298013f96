import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Views in a view` {
  @Test func `are found by their tag, the outermost first`() {
    let outer = root(10, 10)
    let (a, b, c) = (box("a", in: outer), box("b", in: outer), UIView())
    a.addSubview(c)
    for view in [b, c] { view.tag = 7 }
    #expect(outer.viewWithTag(7) === c && outer.viewWithTag(0) === outer)
    #expect(outer.viewWithTag(8) == nil && b.viewWithTag(7) === b)
  }

  @Test func `change places`() {
    let outer = root(16, 16)
    let views = (0..<3).map { box("\($0)", in: outer) }
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(outer.subviews == [views[2], views[1], views[0]])
  }

  @Test func `that are not there cannot change places`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { root(16, 16).exchangeSubview(at: 0, withSubviewAt: 1) }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("root has 0 subviews; there is none at 0"))
  }

  @Test func `end being edited, wherever the field lies`() {
    let window = TestWindow(columns: 10, rows: 3)
    let (panel, field) = (UIView(), UITextField())
    window.addSubview(panel)
    panel.addSubview(field)
    window.layoutIfNeeded()
    #expect(panel.endEditing(false))
    field.becomeFirstResponder()
    #expect(field.isEditing && panel.endEditing(true) && !field.isEditing)
  }
}

import Foundation
import Testing

@testable import UIKitCore

/// What the user does to what cannot be seen.
@MainActor @Suite struct `A hidden view is out of reach` {
  let window = TestWindow(columns: 20, rows: 6)

  @Test(arguments: [true, false])
  func `of typing, and a field that comes back does not go on editing`(collapses: Bool) {
    let (field, other) = (UITextField(), UITextField())
    for (place, each) in [field, other].enumerated() {
      window.addSubview(each)
      each.frame = rect(0, CGFloat(place) * 16, 80, 16)
    }
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    window.type("a")
    #expect(field.text == "a" && field.isEditing)
    if collapses { field.hideView() } else { field.isHidden = true }
    window.focusSystem.updateFocusIfNeeded()
    #expect(!field.isEditing && other.isFocused)
    window.type("b")
    field.isHidden = false
    window.type("c")
    #expect(field.text == "a" && !field.isEditing && other.text == "bc")
  }

  @Test func `of the wheel, which scrolls what lies behind`() {
    let (behind, front) = (UIScrollView(), UIScrollView())
    for scrollView in [behind, front] {
      window.addSubview(scrollView)
      scrollView.frame = rect(0, 0, 160, 96)
      scrollView.contentSize = CGSize(width: 160, height: 960)
    }
    window.turnWheel(rows: 1)
    #expect([behind, front].map(\.contentOffset.y) == [0, 16])
    front.hideView()
    window.turnWheel(rows: 2)
    #expect([behind, front].map(\.contentOffset.y) == [32, 16])
    front.showView()
    window.turnWheel(rows: 1)
    #expect([behind, front].map(\.contentOffset.y) == [32, 32])
  }

  @Test func `of a click that began before`() {
    var presses = 0
    let button = UIButton(primaryAction: UIAction(title: "go") { _ in presses += 1 })
    window.addSubview(button)
    button.frame = rect(0, 0, 80, 16)
    window.press(column: 2, row: 0)
    button.hideView()
    window.release(column: 2, row: 0)
    #expect(presses == 0 && !button.isHighlighted)
    button.showView()
    window.click(column: 2, row: 0)
    #expect(presses == 1)
  }

  @Test func `of key commands, and of those in it`() {
    final class Panel: UIView {
      var count = 0
      override var canBecomeFocused: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "count", input: "x") { [weak self] _ in self?.count += 1 }]
      }
    }
    let (outer, panel) = (UIView(frame: rect(0, 0, 160, 32)), Panel(frame: rect(0, 0, 80, 16)))
    window.addSubview(outer)
    outer.addSubview(panel)
    window.strike(.keyboardTab)
    window.type("x")
    #expect(panel.count == 1)
    for view in [outer, panel] {
      view.hideView()
      window.type("x")
      #expect(panel.count == 1 && !panel.isFocused)
      view.showView()
      window.type("x")
      #expect(panel.count == 1, "the focus does not come back by itself")
      window.strike(.keyboardTab)
      window.type("x")
      #expect(panel.count == 2)
      panel.count = 1
    }
  }
}

@MainActor @Suite struct `A window that hides itself` {
  @Test func `shows nothing, and names what is open in it all the same`() {
    let window = TestWindow(columns: 10, rows: 1)
    let (first, last) = (UILabel(), UILabel())
    for (label, text) in [(first, "one"), (last, "two")] {
      (label.text, label.accessibilityIdentifier) = (text, text)
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    first.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    last.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8).isActive = true
    #expect(window.lines == ["one two"])
    window.hideView()
    #expect(window.lines == [""] && window.frame == rect(0, 0, 80, 16))
    first.hideView()
    #expect(
      first.missingFailovers.map(\.description)
        == ["one hidden: nothing now decides where two is horizontally"])
    first.showView()
    window.showView()
    #expect(window.lines == ["one two"] && last.frame == rect(32, 0, 24, 16))
  }
}

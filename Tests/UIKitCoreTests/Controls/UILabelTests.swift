import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A label` {
  let window = TestWindow(columns: 20, rows: 5)

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    return label
  }

  @Test func `asks for whole cells`() {
    #expect(label("Name").intrinsicContentSize == CGSize(width: 32, height: 16))
    #expect(label("日本語").intrinsicContentSize == CGSize(width: 48, height: 16))
    #expect(UILabel().intrinsicContentSize == .zero && label("").intrinsicContentSize == .zero)
    #expect(UILabel().sizeThatFits(CGSize(width: 80, height: 80)) == .zero)
  }

  @Test func `of several lines takes the height that its width makes necessary`() {
    let label = label("one two three four five six")
    label.numberOfLines = 0
    label.pinToSuperview(edges: [.top, .left, .right])
    window.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 160, 32))
    #expect(window.lines.prefix(2) == ["one two three four", "five six"])
    window.resize(columns: 10, rows: 5)
    window.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 80, 48))
    window.resize(columns: 40, rows: 5)
    window.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 320, 16))
  }

  @Test func `that hugs its text takes one line again when there is room`() {
    let label = label("one two three four five six")
    label.numberOfLines = 0
    label.pinToSuperview(edges: [.top, .left])
    label.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 160, 32))
    window.resize(columns: 40, rows: 5)
    window.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 216, 16))
  }

  @Test func `measures at its preferred width`() {
    let label = label("one two three four")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 64
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 48))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize == CGSize(width: 64, height: 32))
  }

  @Test(arguments: [
    (NSTextAlignment.left, "abc"), (.natural, "abc"), (.center, "        abc"),
    (.right, "                 abc"),
  ])
  func `lies where its alignment says`(alignment: NSTextAlignment, line: String) {
    let label = UILabel(frame: rect(0, 0, 160, 16))
    label.text = "abc"
    label.textAlignment = alignment
    window.addSubview(label)
    #expect(window.lines[0] == line)
  }

  @Test func `too low for its lines says so`() {
    let label = UILabel(frame: rect(0, 0, 64, 32))
    label.text = "one two three four five"
    label.numberOfLines = 0
    window.addSubview(label)
    #expect(window.lines.prefix(2) == ["one two", "three f…"])
  }

  @Test func `in a clear colour leaves no trace, and what lies behind stays`() {
    let behind = UILabel(frame: rect(0, 0, 160, 16))
    behind.text = "behind everything"
    window.addSubview(behind)
    let label = UILabel(frame: rect(0, 0, 48, 16))
    label.text = "日secret"
    label.textColor = .clear
    window.addSubview(label)
    #expect(window.lines[0] == "behind everything")
    label.textColor = nil
    #expect(window.lines[0] == "日sec… everything")
    label.textColor = .clear
    label.backgroundColor = .systemBlue
    #expect(window.lines[0] == "       everything")
  }

  @Test func `stands in the middle of a height with room`() {
    let label = UILabel(frame: rect(0, 0, 64, 80))
    label.text = "abc"
    window.addSubview(label)
    #expect(window.lines == ["", "", "abc", "", ""])
  }

  @Test func `takes nil for its font and colour as UIKit does`() {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }
}

import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite final class `A row that sizes itself, when its cell changes`: NoteTableFixture {
  @Test(arguments: ["column", "stack"])
  func `closes up when a label in it is hidden by hideView, in the same layout`(
    identifier: String
  ) throws {
    show(["a text that takes two lines", "two"], as: identifier)
    #expect(heights == [72, 56])
    for _ in 0..<3 {
      try cell(0).note.hideView()
      window.layoutIfNeeded()
      #expect(heights == [40, 56])
      #expect(try cell(1).frame == rect(0, 40, 160, 56))
      #expect(try cell(0).footer.frame.minY == (identifier == "stack" ? 16 : 20))
      #expect(table.contentSize.height == 96)
      try cell(0).note.showView()
      window.layoutIfNeeded()
      #expect(heights == [72, 56])
    }
  }

  @Test func `closes up for isHidden only where a stack arranges the label`() throws {
    show(["one", "two"], as: "stack")
    try cell(0).note.isHidden = true
    window.layoutIfNeeded()
    #expect(heights == [40, 56])
    show(["one", "two"], as: "column")
    try cell(0).note.isHidden = true
    window.layoutIfNeeded()
    #expect(heights == [56, 56])
  }

  @Test func `follows a text, a constant, a priority and a view that comes or goes`() throws {
    show(["one", "two"])
    try cell(0).note.text = "a text that takes all of three lines of it"
    window.layoutIfNeeded()
    #expect(heights == [88, 56])
    let height = try cell(0).note.heightAnchor.constraint(equalToConstant: 100)
    height.isActive = true
    window.layoutIfNeeded()
    #expect(heights == [140, 56])
    height.constant = 20
    window.layoutIfNeeded()
    #expect(heights == [60, 56])
    height.isActive = false
    window.layoutIfNeeded()
    #expect(heights == [88, 56])
    try cell(0).note.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(heights == [40, 56])
  }

  @Test func `keeps its height where the app wants to say when it changes`() throws {
    show(["one", "two"])
    #expect(table.selfSizingInvalidation == .enabledIncludingConstraints)
    table.selfSizingInvalidation = .enabled
    try cell(0).note.hideView()
    window.layoutIfNeeded()
    #expect(heights == [56, 56])
    try cell(0).invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(heights == [40, 56])
    try cell(0).note.showView()
    try cell(0).contentView.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(heights == [56, 56])
    table.selfSizingInvalidation = .disabled
    try cell(0).note.hideView()
    try cell(0).invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(heights == [56, 56])
    table.performBatchUpdates(nil)
    window.layoutIfNeeded()
    #expect(heights == [40, 56])
  }

  @Test func `takes no room when its cell is hidden`() throws {
    show(["one", "two", "three"])
    try cell(1).hideView()
    window.layoutIfNeeded()
    #expect(try cell(2).frame == rect(0, 56, 160, 56))
    #expect(table.contentSize.height == 112)
    try cell(1).showView()
    window.layoutIfNeeded()
    #expect(try cell(2).frame == rect(0, 112, 160, 56))
  }

  @Test func `is measured anew when the table gets another width`() throws {
    show(["a text that takes two lines", "two"])
    window.resize(columns: 40, rows: 20)
    table.frame = rect(0, 0, 320, 320)
    window.layoutIfNeeded()
    #expect(heights == [56, 56])
    table.frame = rect(0, 0, 80, 320)
    window.layoutIfNeeded()
    #expect(heights == [120, 56])
    #expect(try cell(0).note.frame == rect(8, 20, 64, 80))
  }

  @Test func `moves the rows below it in an animation`() throws {
    try withClock { clock in
      show(["one", "two"])
      let label = try cell(0).note
      UIView.animate(withDuration: 1) { label.hideView() }
      clock.advance(by: 0.5)
      #expect(try cell(1).frame == rect(0, 40, 160, 56))
      #expect(try abs(cell(1).shownState.frame.minY - 48) < 0.001)
      #expect(try abs(cell(0).shownState.frame.height - 48) < 0.001)
    }
  }
}

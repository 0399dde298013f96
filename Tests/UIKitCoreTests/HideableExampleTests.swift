import Foundation
import Testing

@testable import UIKitCore

/// `|-[button]-[label]-|` with the failover `[button]-(>=8)-|`, as the hideable demo has it.
@MainActor @Suite struct `The button and the label` {
  let panel = root(0, 48)
  let button: ContentView
  let label: ContentView
  let fill: NSLayoutConstraint

  init() {
    button = ContentView("button", width: 272, height: 16, in: panel)
    label = ContentView("label", width: 80, height: 16, in: panel)
    button.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    button.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(
        equalToSystemSpacingAfter: panel.leadingAnchor, multiplier: 1),
      label.leadingAnchor.constraint(
        equalToSystemSpacingAfter: button.trailingAnchor, multiplier: 1),
      panel.trailingAnchor.constraint(
        equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      button.trailingAnchor.constraint(lessThanOrEqualTo: panel.trailingAnchor, constant: -8),
    ])
    fill = button.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -8)
    fill.priority = UILayoutPriority(500)
    for view in [button, label] { view.pinToSuperview(edges: [.top, .bottom]) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let columns: Int
    let shown: [CGFloat]
    let hidden: [CGFloat]
    let filled: [CGFloat]
    var testDescription: String { "\(columns) columns" }
  }

  nonisolated static let rows = [
    Row(columns: 80, shown: [8, 544, 552, 632], hidden: [8, 280], filled: [8, 632]),
    Row(columns: 40, shown: [8, 224, 232, 312], hidden: [8, 280], filled: [8, 312]),
    Row(columns: 30, shown: [8, 144, 152, 232], hidden: [8, 232], filled: [8, 232]),
    Row(columns: 100, shown: [8, 704, 712, 792], hidden: [8, 280], filled: [8, 792]),
  ]

  @Test(arguments: rows)
  func `settles shown, hidden and filled`(row: Row) {
    panel.frame = rect(0, 0, CGFloat(row.columns) * 8, 48)
    panel.layoutIfNeeded()
    #expect([button.frame, label.frame].flatMap { [$0.minX, $0.maxX] } == row.shown)
    label.hideView()
    panel.layoutIfNeeded()
    #expect([button.frame.minX, button.frame.maxX] == row.hidden)
    fill.isActive = true
    panel.layoutIfNeeded()
    #expect([button.frame.minX, button.frame.maxX] == row.filled)
    fill.isActive = false
    label.showView()
    panel.layoutIfNeeded()
    #expect([button.frame, label.frame].flatMap { [$0.minX, $0.maxX] } == row.shown)
  }

  @Test func `resized in every state, it settles as if it had started at that size`() {
    for row in Self.rows + Self.rows.reversed() {
      panel.frame = rect(0, 0, CGFloat(row.columns) * 8, 48)
      panel.layoutIfNeeded()
      #expect([button.frame, label.frame].flatMap { [$0.minX, $0.maxX] } == row.shown)
    }
    label.hideView()
    for row in Self.rows + Self.rows.reversed() {
      panel.frame = rect(0, 0, CGFloat(row.columns) * 8, 48)
      panel.layoutIfNeeded()
      #expect([button.frame.minX, button.frame.maxX] == row.hidden)
    }
  }

  @Test func `hiding the label makes four constraints stand by`() {
    label.hideView()
    #expect(panel.constraints.count { !$0.isActing } == 4)
  }
}

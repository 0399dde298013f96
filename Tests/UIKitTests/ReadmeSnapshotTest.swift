import Testing
import UIKit

@MainActor @Test func `a hidden label is not drawn`() {
  let window = UIWindow(frame: .zero)
  let label = UILabel()
  label.text = "Hello"
  window.addSubview(label)
  label.pinToSuperview(edges: [.top, .left])
  #expect(window.snapshot(columns: 20, rows: 1) == "Hello")
  label.hideView()
  #expect(window.snapshot(columns: 20, rows: 1) == "")
}

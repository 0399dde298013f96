import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Images` {
  let image = UIImage(text: "/\\\n||\n")

  @Test func `are as large as their characters`() {
    #expect(image.size == CGSize(width: 16, height: 32))
    #expect(UIImage(text: "日本").size == CGSize(width: 32, height: 16))
  }

  @Test func `are read from files`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try "ab\r\ncde\r\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.lines == ["ab", "cde"])
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
    #expect(UIImage(named: "no image of that name") == nil)
  }

  @Test func `give an image view its size`() {
    let outer = root(100, 80)
    let view = UIImageView(image: image)
    #expect(view.frame == rect(0, 0, 16, 32))
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 16, height: 32))
    view.image = UIImage(text: "wider")
    outer.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 40, height: 16))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test(arguments: [
    (UIView.ContentMode.topLeft, "/\\\n||\n\n"), (.center, "\n /\\\n ||\n"),
    (.bottomRight, "\n\n  /\\\n  ||"), (.top, " /\\\n ||\n\n"), (.left, "\n/\\\n||\n"),
  ])
  func `stand where the content mode says`(mode: UIView.ContentMode, picture: String) {
    let window = UIWindow(frame: .zero)
    let view = UIImageView(image: image)
    view.contentMode = mode
    window.addSubview(view)
    view.pinToSuperview()
    #expect(window.snapshot(columns: 4, rows: 4) == picture)
  }

  @Test func `stand before a button's title, and behind it`() {
    let window = UIWindow(frame: .zero)
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(text: "✓"), for: .normal)
    window.addSubview(button)
    button.pinToSuperview(edges: [.left, .top])
    #expect(window.snapshot(columns: 12, rows: 1) == "[ ✓ Go ]")
    #expect(button.currentImage === button.image(for: .highlighted))
    button.setImage(nil, for: .normal)
    button.setBackgroundImage(UIImage(text: "======"), for: .normal)
    #expect(button.backgroundImage(for: .selected)?.lines == ["======"])
    #expect(window.snapshot(columns: 12, rows: 1) == "[=Go=]")
  }
}

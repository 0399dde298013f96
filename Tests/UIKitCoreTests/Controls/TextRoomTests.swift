import CellGrid
import Foundation
import Testing

@testable import UIKitCore

/// A label with room around its text, in the two ways apps write one.
@MainActor private final class PaddedLabel: UILabel {
  var padding = UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 24)

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let inner = super.textRect(
      forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: inner.minX - padding.left, y: inner.minY - padding.top,
      width: inner.width + padding.left + padding.right,
      height: inner.height + padding.top + padding.bottom)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: padding))
  }
}

@MainActor private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 16, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds).offsetBy(dx: -16, dy: 0)
  }
}

@MainActor @Suite struct `Room around text` {
  let window = TestWindow(columns: 20, rows: 6)

  private func show(_ view: UIView, edges: UIRectEdge = [.top, .left]) {
    window.addSubview(view)
    view.pinToSuperview(edges: edges)
    window.layoutIfNeeded()
  }

  @Test func `in a label makes it larger, and its text keeps within`() {
    let label = PaddedLabel()
    label.text = "text"
    show(label)
    #expect(label.frame == rect(0, 0, 64, 32))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 64, height: 32))
    #expect(window.lines.prefix(2) == ["", " text"])
  }

  @Test func `in a label of several lines counts for where they break`() {
    let label = PaddedLabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    show(label, edges: [.top, .left, .right])
    #expect(label.frame == rect(0, 0, 160, 48))
    #expect(window.lines.prefix(3) == ["", " one two three", " four"])
    label.preferredMaxLayoutWidth = 96
    #expect(label.intrinsicContentSize == CGSize(width: 88, height: 64))
  }

  @Test func `is drawn only while the label is`() {
    let label = PaddedLabel()
    label.text = "text"
    label.drawText(in: rect(0, 0, 100, 100))
    show(label)
    #expect(window.lines[0] == "" && window.lines[1] == " text")
  }

  @Test func `in a field is where its text, its placeholder and its caret lie`() {
    let field = PaddedField()
    field.placeholder = "name"
    show(field, edges: [.top, .left, .right])
    #expect(window.lines[0] == "name")
    field.text = "Ann"
    #expect(window.lines[0] == "  Ann")
    field.becomeFirstResponder()
    #expect(window.lines[0] == "   Ann")
    #expect(window.screen[column: 6, row: 0].style.attributes.contains(.reverse))
    #expect(!window.screen[column: 3, row: 0].style.attributes.contains(.reverse))
  }

  @Test func `in a field is left by the views at its sides while they show`() {
    let (field, left, right) = (UITextField(), UIView(), UILabel())
    left.frame.size.width = 16
    right.text = "€"
    right.sizeToFit()
    field.leftView = left
    field.rightView = right
    field.text = "12"
    #expect(field.intrinsicContentSize.width == 24 && left.superview == nil)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    #expect(field.intrinsicContentSize.width == 48 && right.superview === field)
    show(field)
    field.widthAnchor.constraint(equalToConstant: 80).isActive = true
    #expect(window.lines[0] == "  12     €")
    #expect(field.leftViewRect(forBounds: field.bounds) == rect(0, 8, 16, 0))
    #expect(field.rightViewRect(forBounds: field.bounds) == rect(72, 0, 8, 16))
    #expect(right.frame == rect(72, 0, 8, 16))
    field.becomeFirstResponder()
    #expect(window.lines[0] == "  12" && right.superview == nil)
    field.rightViewMode = .whileEditing
    #expect(window.lines[0] == "  12     €")
    field.rightView = nil
    #expect(right.superview == nil && window.lines[0] == "  12")
    field.leftViewMode = .never
    #expect(window.lines[0] == "12")
  }

  @Test func `in a field is left by the views at its sides where text runs from right to left`() {
    let (field, left) = (UITextField(), UIView())
    left.frame.size.width = 16
    field.leftView = left
    field.leftViewMode = .always
    field.text = "12"
    field.semanticContentAttribute = .forceRightToLeft
    show(field)
    field.widthAnchor.constraint(equalToConstant: 80).isActive = true
    #expect(window.lines[0] == "      12")
    #expect(field.leftViewRect(forBounds: field.bounds) == rect(64, 8, 16, 0))
    #expect(field.textRect(forBounds: field.bounds) == rect(0, 0, 64, 16))
  }

  @Test func `in a button is inside of its brackets`() {
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 24)
    show(button)
    #expect(button.frame == rect(0, 0, 80, 48))
    #expect(button.titleLabel?.frame == rect(24, 16, 16, 16))
    #expect(window.lines[1] == "[  OK    ]")
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.center, "[    OK    ]"), (.fill, "[    OK    ]"),
    (.left, "[ OK       ]"), (.right, "[       OK ]"), (.leading, "[ OK       ]"),
    (.trailing, "[       OK ]"),
  ])
  func `in a button is where its alignment says`(
    alignment: UIControl.ContentHorizontalAlignment, shown: String
  ) {
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.widthAnchor.constraint(equalToConstant: 96).isActive = true
    show(button)
    #expect(window.lines[0] == shown)
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.center, CGFloat(0), CGFloat(48)), (.fill, 0, 48),
    (.top, 0, 16), (.bottom, 32, 16),
  ])
  func `in a button is above or below its title as its alignment says`(
    alignment: UIControl.ContentVerticalAlignment, top: CGFloat, height: CGFloat
  ) {
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.contentVerticalAlignment = alignment
    button.heightAnchor.constraint(equalToConstant: 48).isActive = true
    show(button)
    #expect(button.titleLabel?.frame == rect(16, top, 16, height))
  }

  @Test func `right to left is where text begins`() {
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.contentHorizontalAlignment = .leading
    button.semanticContentAttribute = .forceRightToLeft
    button.widthAnchor.constraint(equalToConstant: 96).isActive = true
    show(button)
    #expect(window.lines[0] == "[       OK ]")
  }

  @Test func `in a configured button turns with the direction`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "OK"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 16, trailing: 24)
    let button = UIButton(configuration: configuration)
    show(button)
    #expect(button.frame == rect(0, 0, 80, 32))
    #expect(button.titleLabel?.frame == rect(24, 0, 16, 16))
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(button.titleLabel?.frame == rect(40, 0, 16, 16))
    button.configuration?.contentInsets = .zero
    window.layoutIfNeeded()
    #expect(button.frame == rect(0, 0, 48, 16))
    button.configuration = nil
    button.contentEdgeInsets.left = 8
    window.layoutIfNeeded()
    #expect(button.frame.width == 40 && button.currentTitle == nil)
  }

  private var shownBackground: CellColor { window.screen[column: 0, row: 0].style.background }

  @Test func `and colours of a configured button are those of its look, or its own`() {
    let looks: [(UIButton.Configuration, UIColor?, UIColor?)] = [
      (.plain(), nil, nil), (.borderless(), nil, nil), (.gray(), nil, .systemFill),
      (.bordered(), nil, .systemFill), (.tinted(), .tintColor, .systemFill),
      (.borderedTinted(), .tintColor, .systemFill), (.filled(), .white, .tintColor),
      (.borderedProminent(), .white, .tintColor),
    ]
    for (look, foreground, background) in looks {
      let action = UIAction(title: "Send") { _ in }
      let button = UIButton(configuration: look, primaryAction: action)
      #expect(button.currentTitle == "Send")
      #expect(button.titleColor(for: .normal) == foreground)
      show(button)
      #expect(shownBackground == background?.cellColor ?? Cell.blank.style.background)
      button.configuration?.baseForegroundColor = .red
      button.configuration?.baseBackgroundColor = .blue
      button.configuration?.image = UIImage(text: "✓")
      #expect(button.currentTitleColor == .red && button.currentImage != nil)
      #expect(shownBackground == UIColor.blue.cellColor)
      button.removeFromSuperview()
    }
  }
}

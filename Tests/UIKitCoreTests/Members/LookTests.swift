import CellGrid
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Fonts and colours` {
  @Test(arguments: [
    (UIFont.Weight.ultraLight, false), (.thin, false), (.light, false), (.regular, false),
    (.medium, false), (.semibold, true), (.bold, true), (.heavy, true), (.black, true),
  ])
  func `show as bold from semibold on`(weight: UIFont.Weight, isBold: Bool) {
    #expect(UIFont.systemFont(ofSize: 12, weight: weight).isBold == isBold)
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: weight).isBold == isBold)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `have the size of their style`(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size && font.lineHeight == 16)
    #expect(font.isBold == (style == .headline))
  }

  @Test func `change their size and nothing else`() {
    let font = UIFont.italicSystemFont(ofSize: UIFont.labelFontSize).withSize(30)
    #expect(font.isItalic && font.pointSize == 30)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  @Test(arguments: [
    (UIColor.black, UInt8(0)), (.darkGray, 8), (.gray, 244), (.lightGray, 7), (.white, 15),
    (.red, 9), (.green, 10), (.blue, 12), (.cyan, 14), (.yellow, 11), (.magenta, 13),
    (.orange, 208), (.purple, 90), (.brown, 94), (.systemRed, 1), (.systemGreen, 2),
    (.systemBlue, 4), (.systemOrange, 208), (.systemYellow, 3), (.systemPink, 205),
    (.systemPurple, 5), (.systemTeal, 37), (.systemCyan, 6), (.systemMint, 43),
    (.systemIndigo, 61), (.systemBrown, 94), (.systemGray, 245), (.systemGray2, 247),
    (.systemGray3, 250), (.systemGray4, 252), (.systemGray5, 254), (.systemGray6, 255),
    (.secondaryLabel, 245), (.tertiaryLabel, 247), (.quaternaryLabel, 250),
    (.placeholderText, 247), (.link, 4), (.separator, 8), (.opaqueSeparator, 8),
    (.tintColor, 4), (.systemFill, 8), (.darkText, 0), (.lightText, 15),
  ])
  func `with a name are the palette's`(color: UIColor, index: UInt8) {
    #expect(color.cellColor == .indexed(index))
    #expect(color.withAlphaComponent(0.5).cellColor == .indexed(index))
    #expect(color.withAlphaComponent(0).cellColor == nil)
  }

  @Test func `of text and background are the terminal's`() {
    let colors: [UIColor] = [
      .label, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground,
    ]
    #expect(colors.allSatisfy { $0.cellColor == .terminalDefault })
  }

  @Test(
    arguments: [(0, [255, 0, 0]), (1.0 / 3, [0, 255, 0]), (2.0 / 3, [0, 0, 255])]
      as [(CGFloat, [UInt8])])
  func `come from a place on the colour wheel`(hue: CGFloat, rgb: [UInt8]) {
    let pure = CellColor.rgb(red: rgb[0], green: rgb[1], blue: rgb[2])
    #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cellColor == pure)
    let grey = UIColor(hue: hue, saturation: 0, brightness: 0.2, alpha: 1)
    #expect(grey.cellColor == UIColor(white: 0.2, alpha: 1).cellColor)
  }
}

@MainActor @Suite struct `What is drawn` {
  let window = TestWindow(columns: 12, rows: 3)

  /// A view that draws by a closure.
  final class Picture: UIView {
    var draw: (CellCanvas) -> Void = { _ in }
    override func drawCells(on canvas: CellCanvas) { draw(canvas) }
  }

  @Test func `lies on the cells of the view`() {
    let picture = Picture(frame: rect(16, 0, 64, 48))
    window.addSubview(picture)
    picture.draw = { canvas in
      canvas.stroke(CellRect(column: 0, row: 0, columns: 8, rows: 3))
      #expect(canvas.write("ab日", column: 1, row: 1, color: .red, background: .blue) == 4)
      #expect(canvas.character(column: 2, row: 1) == "b")
      let part = canvas.cells(of: rect(8, 16, 16, 16), in: picture)
      #expect(part == CellRect(column: 1, row: 1, columns: 2, rows: 1))
    }
    #expect(window.lines == ["  ┌──────┐", "  │ab日  │", "  └──────┘"])
  }

  @Test(arguments: [
    (1, 1, ["─"]), (1, 3, ["│", "│", "│"]), (4, 1, ["────"]), (2, 2, ["┌┐", "└┘"]),
    (3, 2, ["┌─┐", "└─┘"]), (2, 3, ["┌┐", "││", "└┘"]), (0, 3, []), (3, 0, []),
  ])
  func `as a frame is one line where its opposite sides fall together`(
    columns: Int, rows: Int, lines: [String]
  ) {
    let picture = Picture(frame: rect(0, 0, 96, 48))
    window.addSubview(picture)
    picture.draw = { $0.stroke(CellRect(column: 0, row: 0, columns: columns, rows: rows)) }
    #expect(window.lines == lines + Array(repeating: "", count: 3 - lines.count))
  }

  @Test func `of an image is its other one while that is highlighted`() {
    let view = UIImageView(image: UIImage(text: "off"))
    view.highlightedImage = UIImage(text: "on")
    window.addSubview(view)
    #expect(window.lines[0] == "off")
    view.isHighlighted = true
    view.contentMode = .topRight
    #expect(window.lines[0] == " on")
    #expect(UIImage(named: "none", in: Bundle.main) == nil)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, "  x"), (.scaleAspectFit, "  x"), (.scaleAspectFill, "  x"),
    (.redraw, "  x"), (.topRight, "    x"), (.bottomLeft, "x"),
  ])
  func `of an image keeps its size`(mode: UIView.ContentMode, line: String) {
    let view = UIImageView(frame: rect(0, 0, 40, 16))
    view.image = UIImage(text: "x")
    view.contentMode = mode
    window.addSubview(view)
    #expect(window.lines[0] == line)
  }

  @Test func `of a label breaks as it is told`() {
    let label = UILabel(frame: rect(0, 0, 64, 16))
    label.text = "a long text"
    window.addSubview(label)
    #expect(window.lines[0] == "a long …")
    label.lineBreakMode = .byTruncatingHead
    #expect(window.lines[0] == "…ng text")
    #expect(
      label.textRect(forBounds: rect(8, 0, 48, 99), limitedToNumberOfLines: 0)
        == rect(8, 0, 48, 32))
  }

  @Test func `of a label has another colour while it is highlighted`() {
    let label = UILabel(frame: rect(0, 0, 64, 16))
    label.text = "text"
    label.textColor = .red
    label.highlightedTextColor = .blue
    window.addSubview(label)
    func color() -> CellColor { window.screen[column: 0, row: 0].style.foreground }
    #expect(color() == .indexed(9))
    label.isHighlighted = true
    #expect(color() == .indexed(12))
    label.highlightedTextColor = nil
    #expect(color() == .indexed(9))
  }

  @Test func `of a button has the colour and the background of its state`() {
    let button = UIButton(frame: rect(0, 0, 64, 16))
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    button.setBackgroundImage(UIImage(text: "~~"), for: .disabled)
    #expect(button.titleColor(for: .selected) == .red && button.currentTitleColor == .red)
    #expect(button.currentBackgroundImage == nil)
    button.isEnabled = false
    #expect(button.currentTitleColor == .gray && button.titleColor(for: .disabled) == .gray)
    #expect(button.currentBackgroundImage?.lines == ["~~"])
  }

  @Test(
    arguments: [
      (UIButton.ButtonType.custom, nil), (.system, nil), (.detailDisclosure, "i"),
      (.infoLight, "i"), (.infoDark, "i"), (.contactAdd, "+"), (.close, "×"),
    ] as [(UIButton.ButtonType, String?)])
  func `of a button goes by its type`(type: UIButton.ButtonType, title: String?) {
    let button = UIButton(type: type)
    #expect(button.buttonType == type && button.currentTitle == title)
  }

  @Test(arguments: [
    (UITextField.BorderStyle.none, "ab"), (.line, "ab______"), (.bezel, "ab______"),
    (.roundedRect, "ab______"),
  ])
  func `of a field shows how far it reaches`(style: UITextField.BorderStyle, line: String) {
    let field = UITextField(frame: rect(0, 0, 64, 16))
    field.text = "ab"
    field.borderStyle = style
    window.addSubview(field)
    #expect(window.lines[0] == line)
  }
}

import Foundation
import Testing

@testable import UIKitCore

/// A view that draws something around what it is aligned by.
private final class Framed: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
}

@MainActor @Suite struct `Alignment rectangles` {
  let outer = root(100, 80)

  @Test func `are what constraints and content sizes speak of`() {
    let view = Framed()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    let marker = box("marker", in: outer)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      marker.leftAnchor.constraint(equalTo: view.rightAnchor),
      marker.topAnchor.constraint(equalTo: view.bottomAnchor),
      marker.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == rect(8, 9, 26, 14))
    #expect(marker.frame.origin == CGPoint(x: 30, y: 20) && marker.frame.width == 20)
    #expect(view.alignmentRect(forFrame: view.frame) == rect(10, 10, 20, 10))
    #expect(view.frame(forAlignmentRect: rect(10, 10, 20, 10)) == view.frame)
  }

  @Test func `are seen by what lies in the view, too`() {
    let view = Framed(frame: rect(0, 0, 50, 40))
    outer.addSubview(view)
    let inner = box("inner", in: view)
    inner.pinToSuperview()
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(2, 1, 44, 36))
  }
}

@MainActor @Suite struct `Content sizes` {
  let outer = root(100, 80)

  @Test(arguments: [
    (Float(249), CGFloat(30)), (250, 60), (749, 60), (751, 60),
  ])
  func `hugging gives way to a wider wish of its own priority`(priority: Float, width: CGFloat) {
    let view = ContentView("view", width: 30, height: 10, in: outer)
    view.widthAnchor.constraint(equalToConstant: 60).at(priority)
    outer.layoutIfNeeded()
    #expect(view.frame.width == width)
  }

  @Test(arguments: [(Float(250), CGFloat(30)), (749, 30), (750, 10), (751, 10)])
  func `resistance gives way to a narrower wish of its own priority`(
    priority: Float, width: CGFloat
  ) {
    let view = ContentView("view", width: 30, height: 10, in: outer)
    view.widthAnchor.constraint(equalToConstant: 10).at(priority)
    outer.layoutIfNeeded()
    #expect(view.frame.width == width)
  }

  @Test func `of two views in a row the one that hugs less is stretched`() {
    let a = ContentView("a", width: 30, height: 10, in: outer)
    let b = ContentView("b", width: 30, height: 10, in: outer)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: outer.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: outer.rightAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(a.frame.width == 30 && b.frame.width == 70)
    a.setContentHuggingPriority(.defaultLow, for: .horizontal)
    b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    outer.layoutIfNeeded()
    #expect(a.frame.width == 70 && b.frame.width == 30)
  }

  @Test func `aspect ratios hold`() {
    let view = box("view", in: outer)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16 / 9),
      view.widthAnchor.constraint(equalToConstant: 32),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.height == 18)
  }
}

@MainActor @Suite struct `Baselines` {
  let outer = root(400, 320)

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    label.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    return label
  }

  @Test func `without text are the edges`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      a.heightAnchor.constraint(equalToConstant: 30),
      a.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.firstBaselineAnchor, constant: 1),
      b.bottomAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 1),
    ])
    outer.layoutIfNeeded()
    #expect(b.frame.minY == 6 && b.frame.maxY == 36)
  }

  @Test func `of a guide are its edges, also where its view has text`() {
    let text = label("text")
    let guide = UILayoutGuide()
    text.addLayoutGuide(guide)
    let view = box("view", in: outer)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: outer.topAnchor),
      guide.topAnchor.constraint(equalTo: text.topAnchor, constant: 3),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .firstBaseline,
        multiplier: 1, constant: 0),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.minY == 3)
  }

  @Test func `of text are those of its first and last row`() {
    let text = label("one\ntwo\nthree", lines: 0)
    let (first, last) = (box("first", in: outer), box("last", in: outer))
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: outer.topAnchor, constant: 32),
      first.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(first.frame.minY == 48 && last.frame.minY == 80)
  }

  @Test func `follow text that stands in the middle of a greater height`() {
    let text = label("one")
    let marker = label("two")
    let height = text.heightAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      height, text.topAnchor.constraint(equalTo: outer.topAnchor),
      marker.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(marker.frame.minY == 32)
    height.constant = 16
    outer.layoutIfNeeded()
    #expect(marker.frame.minY == 0)
  }

  @Test func `are those of the view that stands for another`() {
    final class Row: UIView {
      let title = UILabel()
      override var forFirstBaselineLayout: UIView { title }
      override var forLastBaselineLayout: UIView { title }
    }
    let row = Row()
    row.translatesAutoresizingMaskIntoConstraints = false
    row.title.text = "title"
    row.title.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(row.title)
    outer.addSubview(row)
    let (first, last) = (box("first", in: outer), box("last", in: outer))
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      row.title.topAnchor.constraint(equalTo: row.topAnchor, constant: 20),
      row.bottomAnchor.constraint(equalTo: row.title.bottomAnchor, constant: 30),
      first.topAnchor.constraint(equalTo: row.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: row.lastBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(first.frame.minY == 46 && last.frame.minY == 46)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Axis.vertical, CGFloat(26), CGFloat(66)), (.horizontal, 26, 42),
  ])
  func `of a stack are those of its first and last view, or of the highest in a row`(
    axis: NSLayoutConstraint.Axis, first: CGFloat, last: CGFloat
  ) {
    let (one, two) = (UILabel(), UILabel())
    one.text = "one"
    two.text = "two\nlines"
    two.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.axis = axis
    stack.alignment = axis == .horizontal ? .top : .fill
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(stack)
    let (top, bottom) = (box("top", in: outer), box("bottom", in: outer))
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      top.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      bottom.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(top.frame.minY == first && bottom.frame.minY == last)
    two.hideView()
    outer.layoutIfNeeded()
    #expect(top.frame.minY == 26 && bottom.frame.minY == 26)
  }

  @Test func `mirrored, a stack begins at the right`() {
    let (one, two) = (UILabel(), UILabel())
    one.text = "one"
    two.text = "two"
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.frame = rect(0, 0, 64, 16)
    stack.distribution = .equalSpacing
    outer.addSubview(stack)
    outer.layoutIfNeeded()
    #expect(one.frame.minX == 40 && two.frame.minX == 0)
  }
}

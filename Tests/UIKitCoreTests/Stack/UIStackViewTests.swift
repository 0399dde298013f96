import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A stack view` {
  @Test func `has UIKit's defaults`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.intrinsicContentSize == UIView().intrinsicContentSize)
    #expect(stack.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func `has UIKit's raw values`() {
    typealias Alignment = UIStackView.Alignment
    let alignments: [Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(Alignment.top == .leading && Alignment.bottom == .trailing)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }

  final class Panel: UIStackView {
    let name = UILabel()
  }

  /// As apps write it: a stack's own does not fail.
  final class Row: UIStackView {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init(frame: .zero)
    }

    required init(coder: NSCoder) {
      count = 0
      super.init(coder: coder)
      spacing = 4
    }
  }

  @Test func `can be subclassed with each initializer`() {
    #expect(Panel().axis == .horizontal)
    #expect(Panel(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    let view = UIView()
    #expect(Panel(arrangedSubviews: [view]).arrangedSubviews == [view])
    #expect(Panel(coder: NSCoder()).name.text == nil)
    #expect(Row(count: 2).count == 2 && Row(coder: NSCoder()).spacing == 4)
  }

  @Test func `lays out what it arranges by constraints, as subviews`() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a])
    stack.addSubview(b)
    #expect(!a.translatesAutoresizingMaskIntoConstraints && a.superview === stack)
    #expect(b.translatesAutoresizingMaskIntoConstraints && stack.arrangedSubviews == [a])
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `moves a view that is arranged already`() {
    let views = (0..<4).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[3], views[0]])
    stack.insertArrangedSubview(views[3], at: 0)
    #expect(stack.arrangedSubviews == [views[3], views[1], views[2], views[0]])
    #expect(stack.subviews == views)
  }

  @Test func `ties a view to its neighbours that left and came back between two layouts`() {
    let column = StackColumn(spacing: 2)
    #expect(column.layout() == [94, 0, 22, 54])
    let before = column.stack.constraints.map(\.visual).sorted()
    column.b.removeFromSuperview()
    column.stack.insertArrangedSubview(column.b, at: 1)
    #expect(column.layout() == [94, 0, 22, 54])
    #expect(column.stack.constraints.map(\.visual).sorted() == before)
    column.stack.removeArrangedSubview(column.b)
    column.stack.insertArrangedSubview(column.b, at: 1)
    #expect(column.layout() == [94, 0, 22, 54])
    #expect(column.stack.constraints.map(\.visual).sorted() == before)
  }

  @Test func `takes a view from another stack`() {
    let view = UIView()
    let (first, second) = (UIStackView(arrangedSubviews: [view]), UIStackView())
    second.addArrangedSubview(view)
    #expect(first.arrangedSubviews.isEmpty && second.arrangedSubviews == [view])
  }

  @Test func `an index beyond the end traps with both numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("UIStackView arranges 0 views; UIView cannot stand at 1"))
  }

  @Test func `is nothing while it is empty`() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let fixture = StackFixture(axis)
      #expect(fixture.size() == .zero)
      let view = fixture.add("a", 10, 20)
      #expect(fixture.size() == CGSize(width: 10, height: 20))
      view.removeFromSuperview()
      #expect(fixture.size() == .zero)
    }
  }

  @Test func `follows its views' contents`() {
    let fixture = StackFixture(.vertical)
    let view = fixture.add("a", 10, 20)
    fixture.add("b", 5, 5)
    #expect(fixture.size() == CGSize(width: 10, height: 25))
    view.content = CGSize(width: 30, height: 40)
    #expect(fixture.size() == CGSize(width: 30, height: 45))
  }

  @Test func `divides by contents as they change`() {
    let fixture = StackFixture(width: 110, height: 10)
    fixture.stack.spacing = 10
    fixture.stack.distribution = .fillProportionally
    let view = fixture.add("a", 10, 10)
    fixture.add("b", 30, 10)
    #expect(fixture.frames().map(\.width) == [25, 75])
    view.content.width = 30
    #expect(fixture.frames().map(\.width) == [50, 50])
    view.content.width = 0
    #expect(fixture.frames().map(\.width) == [0, 100])
    view.content.width = UIView.noIntrinsicMetric
    #expect(fixture.frames().map(\.width) == [70, 30])
  }

  @Test func `changes its axis`() {
    let fixture = StackFixture()
    fixture.stack.spacing = 1
    fixture.add("a", 10, 20)
    fixture.add("b", 30, 40)
    #expect(fixture.size() == CGSize(width: 41, height: 40))
    fixture.stack.axis = .vertical
    #expect(fixture.size() == CGSize(width: 30, height: 61))
    #expect(fixture.frames() == [rect(0, 0, 30, 20), rect(0, 21, 30, 40)])
  }

  @Test func `nests`() {
    let fixture = StackFixture(.vertical, width: 100)
    fixture.stack.spacing = 4
    fixture.add("title", 30, 16)
    let row = UIStackView()
    row.spacing = 8
    row.distribution = .fillEqually
    fixture.stack.addArrangedSubview(row)
    for name in ["x", "y"] {
      row.addArrangedSubview(ContentView(name, width: 10, height: 20, in: row))
    }
    #expect(fixture.frames() == [rect(0, 0, 100, 16), rect(0, 20, 100, 20)])
    #expect(row.arrangedSubviews.map(\.frame) == [rect(0, 0, 46, 20), rect(54, 0, 46, 20)])
    #expect(fixture.size().height == 40)
  }

  // MARK: Spacing

  @Test func `keeps custom spaces, negative ones and the system's`() {
    let column = StackColumn(spacing: 5)
    #expect(column.stack.customSpacing(after: column.a) == UIStackView.spacingUseDefault)
    column.stack.setCustomSpacing(-10, after: column.a)
    column.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: column.b)
    #expect(column.stack.customSpacing(after: column.a) == -10)
    #expect(column.layout() == [88, 0, 10, 48])
    column.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: column.a)
    #expect(column.layout() == [103, 0, 25, 63])
    column.stack.spacing = UIStackView.spacingUseSystem
    #expect(column.layout() == [106, 0, 28, 66])
  }

  @Test func `forgets the custom space of a view that it no longer arranges`() {
    let column = StackColumn()
    column.stack.setCustomSpacing(10, after: column.a)
    column.stack.removeArrangedSubview(column.a)
    column.stack.insertArrangedSubview(column.a, at: 0)
    #expect(column.stack.customSpacing(after: column.a) == UIStackView.spacingUseDefault)
    #expect(column.layout() == [90, 0, 20, 50])
    column.stack.setCustomSpacing(10, after: UIView())
    #expect(column.layout() == [90, 0, 20, 50])
  }

  @Test func `keeps the custom space of a view that moves`() {
    let column = StackColumn()
    column.stack.setCustomSpacing(10, after: column.a)
    column.stack.insertArrangedSubview(column.a, at: 1)
    #expect(column.fixture.frames().map(\.minY) == [0, 30, 60])
  }

  @Test func `spaces equal spacing at least by each custom space`() {
    let fixture = StackFixture(width: 100, height: 10)
    fixture.stack.distribution = .equalSpacing
    let views = ["a", "b", "c"].map { fixture.add($0, 20, 10) }
    fixture.stack.setCustomSpacing(30, after: views[0])
    // Equal spaces of 20 are too small for the first: the views shrink.
    #expect(fixture.frames().map(\.width) == [20, 20, 0])
    fixture.stack.setCustomSpacing(15, after: views[0])
    #expect(fixture.frames().map(\.minX) == [0, 40, 80])
  }

  // MARK: Margins and baselines

  @Test func `keeps to its margins where that is asked for`() {
    let fixture = StackFixture(width: 100, height: 50)
    fixture.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.add("a", 10, 10)
    #expect(fixture.frames() == [rect(0, 0, 100, 50)])
    fixture.stack.isLayoutMarginsRelativeArrangement = true
    #expect(fixture.frames() == [rect(2, 1, 94, 46)])
    fixture.stack.layoutMargins.left = 20
    #expect(fixture.frames() == [rect(20, 1, 76, 46)])
    fixture.stack.alignment = .center
    #expect(fixture.frames() == [rect(20, 19, 76, 10)])
  }

  @Test func `runs from right to left where text does`() {
    let fixture = StackFixture(width: 100, height: 10)
    fixture.stack.semanticContentAttribute = .forceRightToLeft
    fixture.stack.isLayoutMarginsRelativeArrangement = true
    fixture.stack.directionalLayoutMargins =
      NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 15)
    fixture.stack.spacing = 10
    fixture.add("a", 10, 10)
    fixture.add("b", 20, 10)
    #expect(fixture.frames() == [rect(45, 0, 50, 10), rect(15, 0, 20, 10)])
    fixture.stack.distribution = .equalSpacing
    #expect(fixture.frames().map(\.minX) == [85, 15])
    fixture.stack.axis = .vertical
    fixture.stack.alignment = .leading
    #expect(fixture.frames().map(\.maxX) == [95, 95])
  }

  @Test func `says how large it would be`() {
    let stack = UIStackView()
    stack.spacing = 4
    for name in ["a", "b"] {
      stack.addArrangedSubview(ContentView(name, width: 10, height: 20, in: stack))
    }
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 24, height: 20))
    stack.arrangedSubviews[0].isHidden = true
    let smaller = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(smaller == CGSize(width: 10, height: 20))
  }

  @Test func `is as large as its views and its margins`() {
    let fixture = StackFixture(.vertical)
    fixture.stack.isLayoutMarginsRelativeArrangement = true
    #expect(fixture.size() == CGSize(width: 16, height: 16))
    fixture.add("a", 10, 20)
    fixture.stack.alignment = .leading
    #expect(fixture.size() == CGSize(width: 26, height: 36))
  }

  private func label(_ text: String, in fixture: StackFixture) -> UILabel {
    let label = UILabel()
    label.text = text
    fixture.stack.addArrangedSubview(label)
    return label
  }

  @Test(arguments: [
    // A line is 16 points high; its baseline lies at its lower edge.
    (UIStackView.Alignment.firstBaseline, [CGFloat(24), 40, 0]),
    (.lastBaseline, [84, 60, 60]),
  ])
  func `lines text up by its baselines`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    let fixture = StackFixture(height: 100)
    fixture.stack.alignment = alignment
    let text = label("text", in: fixture)
    fixture.add("plain", 10, 40)
    let box = fixture.add("box", 10, 40)
    box.baselineDrop = 40
    fixture.root.layoutIfNeeded()
    #expect(text.frame.height == 16)
    #expect(fixture.frames().map(\.minY) == tops)
  }

  @Test func `has the baselines of its first, last or highest view`() {
    let fixture = StackFixture()
    fixture.stack.alignment = .firstBaseline
    let text = label("text", in: fixture)
    let inner = UIStackView()
    inner.axis = .vertical
    inner.spacing = 4
    for name in ["x", "y"] {
      let view = ContentView(name, width: 10, height: 40, in: inner)
      view.baselineDrop = name == "x" ? 36 : 20
      inner.addArrangedSubview(view)
    }
    fixture.stack.addArrangedSubview(inner)
    #expect(fixture.frames().map(\.minY) == [20, 0])
    inner.arrangedSubviews[0].isHidden = true
    #expect(fixture.frames().map(\.minY) == [4, 0])
    inner.arrangedSubviews[0].isHidden = false
    fixture.stack.alignment = .lastBaseline
    #expect(fixture.frames().map(\.minY) == [68, 0])
    inner.axis = .horizontal
    #expect(inner.forFirstBaselineLayout === inner.arrangedSubviews[0])
    #expect(text.frame.height == 16)
    #expect(UIStackView().forLastBaselineLayout.subviews.isEmpty)
  }

  @Test func `spaces baselines in a column where that is asked for`() {
    let fixture = StackFixture(.vertical)
    fixture.stack.spacing = 40
    let labels = ["a", "b"].map { label($0, in: fixture) }
    fixture.root.layoutIfNeeded()
    #expect(labels[1].frame.minY == 56)
    fixture.stack.isBaselineRelativeArrangement = true
    fixture.root.layoutIfNeeded()
    #expect(labels[1].frame.minY == 40)
    fixture.stack.spacing = UIStackView.spacingUseSystem
    fixture.root.layoutIfNeeded()
    #expect(labels[1].frame.minY == 24)
    fixture.stack.axis = .horizontal
    fixture.root.layoutIfNeeded()
    #expect(labels[1].frame.minX == 16)
  }

  @Test func `gives labels that break their text the same width`() {
    let fixture = StackFixture(width: 108)
    fixture.stack.spacing = 8
    let labels = ["some words that take lines", "a few"].map { label($0, in: fixture) }
    for label in labels { label.numberOfLines = 0 }
    fixture.root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [50, 50])
    // One alone takes what the others leave.
    labels[1].numberOfLines = 1
    fixture.root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [60, 40])
    labels[1].text = "more"
    fixture.root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [68, 32])
    labels[0].text = "few"
    fixture.root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [68, 32])
  }
}

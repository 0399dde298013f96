import Foundation
import Testing

@testable import UIKitCore

/// Three views whose contents are 160 × 200, 80 × 100 and 40 × 50 in a row, and the same transposed
/// in a column.
@MainActor @Suite struct `Frames in a stack` {
  typealias Distribution = UIStackView.Distribution
  typealias Alignment = UIStackView.Alignment

  nonisolated static let contents = [
    CGSize(width: 160, height: 200), CGSize(width: 80, height: 100), CGSize(width: 40, height: 50),
  ]
  nonisolated static let distributions: [Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated static let alignments: [Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]
  nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// Origins and lengths along the axis, in a length of 400 with a spacing of 10.
  static func along(_ distribution: Distribution) -> [(CGFloat, CGFloat)] {
    switch distribution {
    case .fill: [(0, 260), (270, 80), (360, 40)]
    case .fillEqually: [(0, 380 / 3), (410 / 3, 380 / 3), (820 / 3, 380 / 3)]
    case .fillProportionally:
      [(0, 1520 / 7), (1590 / 7, 760 / 7), (2420 / 7, 380 / 7)]
    case .equalSpacing: [(0, 160), (220, 80), (360, 40)]
    case .equalCentering: [(0, 160), (190, 80), (360, 40)]
    }
  }

  /// Origins and lengths across the axis, in a length of 300; without text baselines are edges.
  static func across(_ alignment: Alignment, _ length: CGFloat) -> (CGFloat, CGFloat) {
    switch alignment {
    case .fill: (0, 300)
    case .leading, .firstBaseline: (0, length)
    case .center: ((300 - length) / 2, length)
    case .trailing, .lastBaseline: (300 - length, length)
    }
  }

  private func fixture(
    _ axis: NSLayoutConstraint.Axis, _ distribution: Distribution, _ alignment: Alignment,
    isFixed: Bool
  ) -> StackFixture {
    let isRow = axis == .horizontal
    let fixture =
      isFixed
      ? StackFixture(axis, width: isRow ? 400 : 300, height: isRow ? 300 : 400)
      : StackFixture(axis)
    fixture.stack.spacing = 10
    fixture.stack.distribution = distribution
    fixture.stack.alignment = alignment
    for (index, size) in Self.contents.enumerated() {
      fixture.add(
        "v\(index)", isRow ? size.width : size.height, isRow ? size.height : size.width)
    }
    return fixture
  }

  @Test(arguments: distributions, alignments)
  func `of a given size`(distribution: Distribution, alignment: Alignment) {
    for axis in Self.axes {
      let isIgnored =
        axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline)
      let expected = zip(Self.along(distribution), Self.contents).map { along, content in
        let across = Self.across(isIgnored ? .fill : alignment, content.height)
        return rect(along.0, across.0, along.1, across.1)
      }
      let frames = fixture(axis, distribution, alignment, isFixed: true).frames()
      #expect(
        isClose(axis == .horizontal ? frames : frames.map(\.transposed), expected),
        "\(axis): \(frames)")
    }
  }

  /// Origins and lengths along the axis where nothing but the views decides the stack's length.
  static func free(_ distribution: Distribution) -> [(CGFloat, CGFloat)] {
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: [(0, 160), (170, 80), (260, 40)]
    case .fillEqually: [(0, 160), (170, 160), (340, 160)]
    // The second gap is as small as it can be, the first as it must be for equal distances or less.
    case .equalCentering: [(0, 160), (170, 80), (260, 40)]
    }
  }

  @Test(arguments: distributions, alignments)
  func `of a stack as large as its views`(distribution: Distribution, alignment: Alignment) {
    for axis in Self.axes {
      let fixture = fixture(axis, distribution, alignment, isFixed: false)
      let size = fixture.size()
      let isRow = axis == .horizontal
      #expect((isRow ? size.height : size.width) == 200)
      guard distribution != .equalCentering else { continue }
      let frames = isRow ? fixture.frames() : fixture.frames().map(\.transposed)
      let expected = Self.free(distribution)
      #expect(frames.map(\.minX) == expected.map(\.0), "\(axis)")
      #expect(frames.map(\.width) == expected.map(\.1), "\(axis)")
    }
  }

  @Test(arguments: axes)
  func `of equal distances in a stack as long as they need`(axis: NSLayoutConstraint.Axis) {
    let frames = fixture(axis, .equalCentering, .fill, isFixed: false).frames()
    let row = axis == .horizontal ? frames : frames.map(\.transposed)
    #expect(row.map(\.width) == [160, 80, 40])
    #expect(row[1].midX - row[0].midX == 130 && row[2].midX - row[1].midX == 130)
  }

  @Test(arguments: axes)
  func `that do not fit shrink by their resistance`(axis: NSLayoutConstraint.Axis) {
    for distribution in [Distribution.fill, .equalSpacing, .equalCentering] {
      let isRow = axis == .horizontal
      let fixture = StackFixture(axis, width: isRow ? 200 : nil, height: isRow ? nil : 200)
      fixture.stack.spacing = 10
      fixture.stack.distribution = distribution
      for (name, length) in [("a", 100.0), ("b", 100), ("c", 40)] {
        fixture.add(name, isRow ? length : 10, isRow ? 10 : length)
      }
      fixture.stack.arrangedSubviews[1]
        .setContentCompressionResistancePriority(UILayoutPriority(700), for: axis)
      let frames = fixture.frames()
      #expect(frames.map { isRow ? $0.width : $0.height } == [100, 40, 40], "\(distribution)")
      #expect(frames.map { isRow ? $0.minX : $0.minY } == [0, 110, 160], "\(distribution)")
    }
  }

  @Test func `of views without content are nothing, or as long as each other`() {
    let fixture = StackFixture(width: 100, height: 20)
    fixture.stack.distribution = .fillEqually
    fixture.add("a")
    fixture.add("b")
    #expect(fixture.frames() == [rect(0, 0, 50, 20), rect(50, 0, 50, 20)])
    fixture.stack.alignment = .center
    #expect(fixture.frames() == [rect(0, 10, 50, 0), rect(50, 10, 50, 0)])
  }

  @Test func `stretch by their hugging`() {
    let fixture = StackFixture(width: 100, height: 10)
    fixture.add("a", 10, 10).setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    fixture.add("b", 10, 10)
    fixture.add("c", 10, 10).setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(fixture.frames().map(\.width) == [10, 80, 10])
  }

  @Test(arguments: 2...6)
  func `go to the first where hugging does not tell`(count: Int) {
    let fixture = StackFixture(width: 100, height: 10)
    for index in 0..<count { fixture.add("v\(index)", 10, 10) }
    let expected = [CGFloat(110 - 10 * count)] + Array(repeating: 10, count: count - 1)
    #expect(fixture.frames().map(\.width) == expected)
  }

  @Test(arguments: 2...6)
  func `go from the last where resistance does not tell`(count: Int) {
    let fixture = StackFixture(width: 10 * CGFloat(count) - 5, height: 10)
    for index in 0..<count { fixture.add("v\(index)", 10, 10) }
    let expected = Array(repeating: CGFloat(10), count: count - 1) + [5]
    #expect(fixture.frames().map(\.width) == expected)
  }
}

import Foundation

@testable import UIKitCore

/// A way to arrange four views in another.
enum Arrangement: Sendable, CustomStringConvertible {
  /// One stack of all.
  case stack(NSLayoutConstraint.Axis, UIStackView.Distribution, UIStackView.Alignment)
  /// A stack of the first, a stack across of the next two, and the last.
  case nested(NSLayoutConstraint.Axis, UIStackView.Distribution)
  /// Constraints from each to the next, with bypasses.
  case column

  static let stacks: [Arrangement] = distributions.flatMap { distribution in
    [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      alignments(along: axis).map { .stack(axis, distribution, $0) }
    }
  }

  static let nests: [Arrangement] = distributions.flatMap { distribution in
    [.nested(.horizontal, distribution), .nested(.vertical, distribution)]
  }

  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  private static func alignments(
    along axis: NSLayoutConstraint.Axis
  ) -> [UIStackView.Alignment] {
    [.fill, .leading, .center, .trailing]
      + (axis == .horizontal ? [.firstBaseline, .lastBaseline] : [])
  }

  /// Whether the views give up their room for `isHidden` alone.
  var closesUpForIsHidden: Bool {
    if case .column = self { false } else { true }
  }

  var description: String {
    switch self {
    case .stack(let axis, let distribution, let alignment):
      "stack \(axis.rawValue) \(distribution.rawValue) \(alignment.rawValue)"
    case .nested(let axis, let distribution): "nested \(axis.rawValue) \(distribution.rawValue)"
    case .column: "column"
    }
  }
}

/// Four views in a superview, or those of them that were not left out.
@MainActor struct ArrangedViews {
  private(set) var views: [Int: UIView] = [:]
  private(set) var stacks: [UIStackView] = []
  private static let sizes = [(30, 12), (50, 20), (20, 16), (40, 8)]

  init(_ arrangement: Arrangement, in superview: UIView, without missing: Set<Int> = []) {
    for place in 0..<4 where !missing.contains(place) {
      let (width, height) = Self.sizes[place]
      let view = ContentView(
        "v\(place)", width: CGFloat(width), height: CGFloat(height), in: superview)
      view.baselineDrop = CGFloat(place * 3)
      views[place] = view
    }
    switch arrangement {
    case .stack(let axis, let distribution, let alignment):
      let stack = addStack(axis, distribution, [0, 1, 2, 3])
      stack.alignment = alignment
      pin(stack, to: superview)
    case .nested(let axis, let distribution):
      let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
      let inner = addStack(across, distribution, [1, 2])
      let outer = addStack(axis, distribution, [0, 3])
      outer.insertArrangedSubview(inner, at: views[0] == nil ? 0 : 1)
      pin(outer, to: superview)
    case .column: addColumn(in: superview)
    }
  }

  private mutating func addStack(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution, _ places: [Int]
  ) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = 4
    for place in places {
      guard let view = views[place] else { continue }
      stack.addArrangedSubview(view)
      if place == 1 { stack.setCustomSpacing(9, after: view) }
    }
    stacks.append(stack)
    return stack
  }

  private func pin(_ stack: UIStackView, to superview: UIView) {
    superview.addSubview(stack)
    stack.pinToSuperview(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  private func addColumn(in superview: UIView) {
    for place in 0..<4 {
      guard let view = views[place] else { continue }
      view.pinToSuperview(edges: [.left, .right])
      let top = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 1)
      top.at(place == 0 ? 1000 : 100)
      view.topAnchor.constraint(
        greaterThanOrEqualTo: superview.topAnchor, constant: 1
      ).isActive = true
      superview.bottomAnchor.constraint(
        greaterThanOrEqualTo: view.bottomAnchor, constant: 1
      ).isActive = true
      superview.bottomAnchor.constraint(
        equalTo: view.bottomAnchor, constant: 1
      ).at(place == 3 ? 1000 : 200)
      for earlier in 0..<place {
        guard let above = views[earlier] else { continue }
        view.topAnchor.constraint(
          greaterThanOrEqualTo: above.bottomAnchor, constant: 4
        ).isActive = true
        if earlier == place - 1 {
          view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 4).isActive = true
        }
      }
    }
  }

  /// The frames of the stacks and of the views, but for some.
  func frames(without hidden: Set<Int> = []) -> [CGRect] {
    stacks.map(\.frame) + (0..<4).filter { !hidden.contains($0) }.compactMap { views[$0]?.frame }
  }
}

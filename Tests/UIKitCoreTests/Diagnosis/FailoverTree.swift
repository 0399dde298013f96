import ConstraintSolver
import Foundation

@testable import UIKitCore

/// A small tree of views tied to each other at random: the same for the same seed.
///
/// There are stack views of all kinds, scroll views, guides, views with content, and views that are
/// where their frames say.
@MainActor final class FailoverTree {
  let root = UIKitCoreTests.root(200, 100)
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var random: FixedRandom

  init(seed: Int) {
    random = FixedRandom(state: UInt64(seed))
    for place in 0..<number(4...7) { addView(place) }
    for view in views where !view.translatesAutoresizingMaskIntoConstraints { tie(view) }
    for _ in 0..<3 { tieSome() }
  }

  /// What the constraints leave open of the views that show, and of their guides.
  var open: Set<Variable> {
    let engine = root.settledEngine
    let contents = views.compactMap(\.contentEdges)
    let boxes =
      views.filter(\.hasAmbiguousLayout).map(\.box)
      + (guides + contents).filter(\.hasAmbiguousLayout).map(\.box)
    return Set(boxes.compactMap { $0 }.flatMap { engine.ambiguous($0.frameVariables) })
  }

  /// The places of some views that may be hidden, of which one may lie in another.
  func pick() -> [Int] { Array(views.indices.shuffled(using: &random).prefix(number(1...3))) }

  // MARK: Views

  private func addView(_ place: Int) {
    let superview = one(in: 2) ? any(views + [root]) : root
    let view: UIView
    switch number(0...7) {
    case 0, 1: view = stack()
    case 2: view = UIScrollView()
    case 3, 4:
      view = ContentView(
        "", width: CGFloat(number(1...30)),
        height: one(in: 2) ? CGFloat(number(1...20)) : UIView.noIntrinsicMetric, in: superview)
    default: view = UIView(frame: rect(3, 4, 20, 10))
    }
    view.accessibilityIdentifier = "v\(place)"
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints =
        type(of: view) == UIView.self && one(in: 6)
      if one(in: 2) { view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
    }
    if one(in: 5) {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guides.append(guide)
    }
    views.append(view)
  }

  private func stack() -> UIStackView {
    let stack = UIStackView()
    stack.axis = one(in: 2) ? .horizontal : .vertical
    stack.spacing = CGFloat(number(0...4))
    stack.distribution = any([
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    stack.alignment = any([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
    return stack
  }

  // MARK: Constraints

  private func tie(_ view: UIView) {
    guard let superview = view.superview else { return }
    let isArranged = superview is UIStackView
    for isHorizontal in [true, false] {
      if !isArranged {
        let (near, far) = edges(of: view, isHorizontal)
        let (start, end) = edges(of: superview, isHorizontal)
        let before = views.prefix { $0 !== view }.last.map { edges(of: $0, isHorizontal).far }
        switch number(0...9) {
        case 0: break
        case 1...4: tie(near, before ?? start, 2)
        default: tie(near, start, 3)
        }
        switch number(0...4) {
        case 0: tie(far, end, -3)
        case 1: tie(far, end, -3, .lessThanOrEqual)
        default: break
        }
      }
      let (size, other) = sizes(of: view, isHorizontal)
      switch number(0...5) {
      case 0...2: size.constraint(equalToConstant: CGFloat(number(1...40))).at(priority())
      case 3: size.constraint(equalTo: other).at(priority())
      default: break
      }
    }
  }

  private func tieSome() {
    let isHorizontal = one(in: 2)
    let items: [any LayoutAnchors] = views + guides + [root]
    let (one, other) = (any(items), any(items))
    if (one as AnyObject) === (other as AnyObject) { return }
    let (near, far) = edges(of: one, isHorizontal)
    let (start, end) = edges(of: other, isHorizontal)
    switch number(0...4) {
    case 0: tie(near, end, 1)
    case 1: tie(far, start, -1, .lessThanOrEqual)
    case 2: tie(near, start, 1, .greaterThanOrEqual)
    case 3: tie(far, end, 0)
    default:
      sizes(of: one, isHorizontal).size.constraint(equalTo: sizes(of: other, isHorizontal).size)
        .at(priority())
    }
  }

  /// An anchor of either axis.
  private enum Edge {
    case x(NSLayoutXAxisAnchor)
    case y(NSLayoutYAxisAnchor)
  }

  private func edges(of item: any LayoutAnchors, _ isHorizontal: Bool) -> (near: Edge, far: Edge) {
    isHorizontal
      ? (.x(item.leadingAnchor), .x(item.trailingAnchor))
      : (.y(item.topAnchor), .y(item.bottomAnchor))
  }

  private func sizes(
    of item: any LayoutAnchors, _ isHorizontal: Bool
  ) -> (size: NSLayoutDimension, other: NSLayoutDimension) {
    isHorizontal
      ? (item.widthAnchor, item.heightAnchor) : (item.heightAnchor, item.widthAnchor)
  }

  private func tie(
    _ one: Edge, _ other: Edge, _ constant: CGFloat,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) {
    let constraint: NSLayoutConstraint
    switch (one, other) {
    case (.x(let one), .x(let other)): constraint = related(one, other, constant, relation)
    case (.y(let one), .y(let other)): constraint = related(one, other, constant, relation)
    default: return
    }
    constraint.at(priority())
  }

  private func related<Kind: AnyObject>(
    _ one: NSLayoutAnchor<Kind>, _ other: NSLayoutAnchor<Kind>, _ constant: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: one.constraint(equalTo: other, constant: constant)
    case .lessThanOrEqual: one.constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: one.constraint(greaterThanOrEqualTo: other, constant: constant)
    }
  }

  private func priority() -> Float { any([999, 999, 999, 750, 500, 250, 1]) }

  // MARK: Chance

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func one(in count: Int) -> Bool { number(1...count) == 1 }
  private func any<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}

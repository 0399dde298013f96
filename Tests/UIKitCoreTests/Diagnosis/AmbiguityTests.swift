import ConstraintSolver
import Foundation
import Testing

@testable import UIKitCore

/// Asks of each variable by itself, and of all of a view's at once.
@MainActor @Suite struct `What is ambiguous of a layout` {
  /// Views and guides in each other, with constraints between any of them.
  @MainActor private struct Layout {
    let outer = root(400, 300)
    var views: [UIView] = []
    var guides: [UILayoutGuide] = []
    var random: FixedRandom

    private mutating func number(_ range: Range<Int>) -> Int {
      Int.random(in: range, using: &random)
    }

    init(seed: UInt64) {
      random = FixedRandom(state: seed)
      for index in 0..<number(2..<8) {
        let parent = ([outer] + views).randomElement(using: &random) ?? outer
        let view =
          number(0..<3) == 0
          ? ContentView("\(index)", width: 40, height: 16, in: parent)
          : box("\(index)", in: parent)
        if number(0..<6) == 0 {
          view.translatesAutoresizingMaskIntoConstraints = true
          view.autoresizingMask = [.flexibleWidth]
          view.frame = rect(8, 8, 30, 20)
        }
        views.append(view)
        if number(0..<4) == 0 {
          let guide = UILayoutGuide()
          view.addLayoutGuide(guide)
          guides.append(guide)
        }
      }
      for _ in 0..<number(2..<30) { addConstraint() }
      if number(0..<3) == 0 { views.randomElement(using: &random)?.hideView() }
    }

    private mutating func addConstraint() {
      let items: [Any] = views + guides
      let all: [Any] = items + [outer]
      let kinds: [[NSLayoutConstraint.Attribute]] = [
        [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height],
      ]
      guard let item = items.randomElement(using: &random),
        let other = all.randomElement(using: &random),
        let kind = kinds.randomElement(using: &random),
        let first = kind.randomElement(using: &random),
        let second = kind.randomElement(using: &random)
      else { return }
      let isConstant = kind[0] == .width && number(0..<2) == 0
      if !isConstant && (item as AnyObject) === (other as AnyObject) { return }
      let constraint = NSLayoutConstraint(
        item: item, attribute: first,
        relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][number(0..<4)],
        toItem: isConstant ? nil : other, attribute: isConstant ? .notAnAttribute : second,
        multiplier: 1, constant: CGFloat(number(0..<8)) * 8)
      constraint.priority = [.required, .defaultHigh, .defaultLow][number(0..<3)]
      constraint.isActive = true
    }
  }

  /// The variables of a box, one after another.
  private func expected(_ box: LayoutBox, in engine: LayoutEngine) -> [Variable] {
    box.frameVariables.filter {
      engine.solver.ambiguity(of: $0, countingFrom: LayoutEngine.leastCounted) != nil
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `is the same asked at once and one by one`(seed: UInt64) throws {
    let layout = Layout(seed: seed)
    _ = conflicts { layout.outer.layoutIfNeeded() }
    let engine = try #require(layout.outer.ownEngine)
    var asked = 0
    for view in layout.views {
      guard let box = view.box else { continue }
      let found = engine.ambiguous(box.frameVariables)
      #expect(found == expected(box, in: engine), "\(view.itemName)")
      asked += 1
    }
    for guide in layout.guides {
      guard let box = guide.box else { continue }
      let found = engine.ambiguous(box.frameVariables)
      #expect(found == expected(box, in: engine))
    }
    #expect(asked > 1)
  }
}

import Foundation
import Testing

@testable import UIKitCore

/// Views around hidden ones lie as if these had never been there.
@MainActor @Suite struct `Whatever holds the views closes up` {
  /// What the arranged views lie in.
  enum Place: CaseIterable {
    /// A view as large as they ask for.
    case free
    /// A view of a size.
    case fixed
    /// A scroll view.
    case scrolling
  }

  /// Arranged views in a root.
  @MainActor struct Fixture {
    let root = UIKitCoreTests.root(400, 300)
    let container: UIView
    let arranged: ArrangedViews

    init(_ arrangement: Arrangement, _ place: Place, without missing: Set<Int> = []) {
      container = place == .scrolling ? UIScrollView() : UIView()
      root.addSubview(container)
      container.pinToSuperview(edges: [.top, .left])
      if place != .free {
        container.widthAnchor.constraint(equalToConstant: 210).isActive = true
        container.heightAnchor.constraint(equalToConstant: 90).isActive = true
      }
      arranged = ArrangedViews(arrangement, in: container, without: missing)
    }

    func frames(without hidden: Set<Int> = []) -> [CGRect] {
      root.layoutIfNeeded()
      let content = (container as? UIScrollView)?.contentSize ?? .zero
      return [container.frame, CGRect(origin: .zero, size: content)]
        + arranged.frames(without: hidden)
    }

    func each(_ places: Set<Int>, _ body: (UIView) -> Void) {
      for place in places.sorted() { arranged.views[place].map(body) }
    }
  }

  nonisolated static let choices: [Set<Int>] = [
    [0], [1], [3], [0, 1], [1, 2], [0, 3], [0, 1, 2], [0, 1, 2, 3],
  ]

  @Test(arguments: Arrangement.stacks + Arrangement.nests + [.column], Place.allCases)
  func `by either way of hiding, before a layout and after`(
    arrangement: Arrangement, place: Place
  ) {
    let fixture = Fixture(arrangement, place)
    let whole = fixture.frames()
    for (index, choice) in Self.choices.enumerated() {
      let expected = Fixture(arrangement, place, without: choice).frames()
      // The views are hidden in one way here, in the next there.
      for way in [WayOfHiding.allCases[index % 4], WayOfHiding.allCases[(index + 1) % 4]] {
        let closesUp = way != .hidden || arrangement.closesUpForIsHidden
        fixture.each(choice, way.hide)
        let frames = fixture.frames(without: closesUp ? choice : [])
        #expect(frames == (closesUp ? expected : whole), "\(choice) \(way)")
        fixture.each(choice, way.show)
        #expect(fixture.frames() == whole, "\(choice) \(way) shown")
      }
      if index % 3 > 0 { continue }
      let early = Fixture(arrangement, place)
      early.each(choice, WayOfHiding.collapsed.hide)
      #expect(early.frames(without: choice) == expected, "\(choice) before a layout")
      early.each(choice, WayOfHiding.collapsed.show)
      #expect(early.frames() == whole, "\(choice) before a layout, shown")
    }
  }

  nonisolated static let moving: [Arrangement] = [
    .stack(.vertical, .fill, .fill), .stack(.horizontal, .equalSpacing, .center),
    .nested(.vertical, .fillEqually), .column,
  ]

  @Test(arguments: moving, Place.allCases)
  func `in an animation that is overtaken, too`(arrangement: Arrangement, place: Place) {
    withClock { clock in
      let fixture = Fixture(arrangement, place)
      let whole = fixture.frames()
      for choice in Self.choices[4...6] {
        let expected = Fixture(arrangement, place, without: choice).frames()
        for way in WayOfHiding.allCases where way != .hidden || arrangement.closesUpForIsHidden {
          UIView.animate(withDuration: 1) { fixture.each(choice, way.hide) }
          #expect(fixture.arranged.frames(without: choice) == Array(expected.dropFirst(2)))
          clock.advance(by: 0.4)
          UIView.animate(withDuration: 1) { fixture.each(choice, way.show) }
          clock.advance(by: 0.4)
          UIView.animate(withDuration: 0.5) { fixture.each(choice, way.hide) }
          clock.advance(by: 2)
          #expect(fixture.frames(without: choice) == expected, "\(choice) \(way)")
          UIView.animate(withDuration: 1) { fixture.each(choice, way.show) }
          clock.advance(by: 2)
          #expect(fixture.frames() == whole, "\(choice) \(way) shown")
          let shown = fixture.arranged.views.values.allSatisfy { $0.shownState.frame == $0.frame }
          #expect(shown, "\(choice) \(way) comes to rest")
        }
      }
    }
  }

  /// What hides and shows a view, in each order of three, arranged by a stack or not.
  ///
  /// Of a view that no stack arranges, isHidden is not animated.
  nonisolated static let changes: [(changes: [Int], arranges: Bool)] = (0..<64)
    .map { [$0 / 16, $0 / 4 % 4, $0 % 4] }
    .flatMap { [(changes: $0, arranges: true), ($0, false)] }
    .filter { $0.arranges || $0.changes.dropFirst().allSatisfy { $0 < 2 } }

  @Test(arguments: changes)
  func `in an animator, until that is taken back`(changes: [Int], arranges: Bool) {
    func change(_ view: UIView?, _ step: Int) {
      switch step {
      case 0: view?.hideView()
      case 1: view?.showView()
      default: view?.isHidden = step == 2
      }
    }
    withClock { clock in
      let arrangement: Arrangement = arranges ? .stack(.vertical, .fill, .fill) : .column
      let fixture = Fixture(arrangement, .free)
      let view = fixture.arranged.views[1]
      change(view, changes[0])
      let before = fixture.frames(without: [1])
      let state = [view?.isHidden, view?.isCollapsed]
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        for step in changes.dropFirst() { change(view, step) }
      }
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect([view?.isHidden, view?.isCollapsed] == state)
      #expect(fixture.frames(without: [1]) == before)
    }
  }
}

import Foundation
import Testing

@testable import UIKitCore

/// Where an app's constraints contradict a stack's own.
@MainActor @Suite struct `Conflicts with a stack` {
  @Test(arguments: WayOfHiding.allCases, [false, true])
  func `are as before once a view that was hidden shows again`(way: WayOfHiding, laysOut: Bool) {
    _ = conflicts {
      let column = StackColumn(spacing: 2)
      let root = column.fixture.root
      _ = column.layout()
      let own = [column.a, column.b, column.c].enumerated().flatMap { index, view in
        [
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(100 * index)),
          view.widthAnchor.constraint(equalToConstant: CGFloat(40 + 10 * index)),
        ]
      }
      NSLayoutConstraint.activate(own)
      let before = (column.fixture.frames(), own.map(\.isActing))
      #expect(before.1.contains(false), "nothing contradicts anything")
      for view in [column.a, column.b, column.c] {
        way.hide(view)
        if laysOut { root.layoutIfNeeded() }
        way.show(view)
        #expect(column.fixture.frames() == before.0)
        #expect(own.map(\.isActing) == before.1)
      }
    }
  }

  @Test func `are settled among the app's constraints: of these the one activated last yields`() {
    let column = StackColumn()
    let (top, bottom) = (
      column.a.topAnchor.constraint(equalTo: column.stack.topAnchor, constant: 10),
      column.c.heightAnchor.constraint(equalToConstant: 10)
    )
    let all = column.stack.heightAnchor.constraint(equalToConstant: 200)
    let fixed = [column.a, column.b].map { $0.heightAnchor.constraint(equalToConstant: 30) }
    let conflicts = conflicts {
      _ = column.layout()
      NSLayoutConstraint.activate([all, bottom] + fixed + [top])
      #expect(column.fixture.frames().map(\.height) == [30, 160, 10])
    }
    #expect(conflicts.map(\.yielding) == [top, fixed[1]])
    let own = column.stack.constraints.filter { $0.identifier?.hasPrefix("UISV") == true }
    #expect(!own.isEmpty && own.allSatisfy { $0.isActing })
  }

  @Test(arguments: 0..<40)
  func `do not tell what was hidden meanwhile`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let fixture = randomStack(&random)
    let (stack, views) = (fixture.stack, fixture.stack.arrangedSubviews)
    _ = conflicts {
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        if Bool.random(using: &random) { fixture.root.layoutIfNeeded() }
        let constraint = randomConstraint(in: stack, &random)
        constraint.at([250, 750, 1000, 1000].randomElement(using: &random) ?? 1000)
      }
      if Bool.random(using: &random) { views[2].isHidden = true }
      let before = (fixture.frames(), stack.frame)
      for _ in 0..<8 {
        let shown = views.filter { !$0.isHidden }
        let gone = shown.filter { _ in Bool.random(using: &random) }
        let way = WayOfHiding.allCases.randomElement(using: &random) ?? .hidden
        for view in gone { way.hide(view) }
        if Bool.random(using: &random) { fixture.root.layoutIfNeeded() }
        for view in gone.shuffled(using: &random) { way.show(view) }
        #expect(fixture.frames() == before.0)
        #expect(stack.frame == before.1)
      }
    }
  }

  /// A stack of five views.
  private func randomStack(_ random: inout FixedRandom) -> StackFixture {
    let fixture = StackFixture(Bool.random(using: &random) ? .horizontal : .vertical)
    fixture.stack.distribution =
      UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
    fixture.stack.alignment =
      UIStackView.Alignment(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
    fixture.stack.spacing = CGFloat(Int.random(in: 0...8, using: &random))
    for index in 0..<5 {
      fixture.add(
        "v\(index)", CGFloat(Int.random(in: 1...9, using: &random) * 8),
        CGFloat(Int.random(in: 1...6, using: &random) * 8))
    }
    return fixture
  }

  /// An app's constraint of an arranged view, which may contradict the stack's own.
  private func randomConstraint(
    in stack: UIStackView, _ random: inout FixedRandom
  ) -> NSLayoutConstraint {
    let views = stack.arrangedSubviews
    let view = views.randomElement(using: &random) ?? stack
    let other = views.randomElement(using: &random) ?? stack
    let constant = CGFloat(Int.random(in: 0...12, using: &random) * 8)
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: view.widthAnchor.constraint(equalToConstant: constant)
    case 1: view.heightAnchor.constraint(equalToConstant: constant)
    case 2: view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: constant)
    case 3: view.topAnchor.constraint(equalTo: stack.topAnchor, constant: constant)
    default: view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: constant)
    }
  }
}

import Foundation
import Testing

@testable import UIKitCore

/// Which of contradicting constraints yields is the one activated last, however often and in how
/// many turns they were activated.
@MainActor @Suite struct `The order of activations` {
  /// Ways to switch constraints off and on.
  enum Way: CaseIterable {
    case property, lists, holder

    @MainActor func deactivate(_ constraints: [NSLayoutConstraint], in view: UIView) {
      switch self {
      case .property: for constraint in constraints { constraint.isActive = false }
      case .lists: NSLayoutConstraint.deactivate(constraints)
      case .holder: view.removeConstraints(constraints)
      }
    }

    @MainActor func activate(_ constraints: [NSLayoutConstraint], in view: UIView) {
      switch self {
      case .property: for constraint in constraints { constraint.isActive = true }
      case .lists: NSLayoutConstraint.activate(constraints)
      case .holder: view.addConstraints(constraints)
      }
    }
  }

  let outer = root(300, 100)
  let view: UIView
  let narrow: NSLayoutConstraint
  let wide: NSLayoutConstraint

  init() {
    view = box("view", in: outer)
    narrow = view.widthAnchor.constraint(equalToConstant: 10)
    wide = view.widthAnchor.constraint(equalToConstant: 20)
  }

  /// Lays out and returns the view's width.
  private func width() -> CGFloat {
    outer.layoutIfNeeded()
    return view.frame.width
  }

  @Test(arguments: Way.allCases, [false, true])
  func `is that of the latest activations, with a layout in between and without`(
    way: Way, laysOut: Bool
  ) {
    let conflicts = conflicts {
      way.activate([narrow, wide], in: view)
      #expect(width() == 10)
      for expected in [20, 10, 20] as [CGFloat] {
        let first = expected == 20 ? narrow : wide
        way.deactivate([first], in: view)
        if laysOut { #expect(width() == expected) }
        way.activate([first], in: view)
        #expect(width() == expected)
        #expect(first.isActive && !first.isActing)
      }
    }
    #expect(conflicts.map(\.yielding) == [wide, narrow, wide, narrow])
  }

  @Test(arguments: Way.allCases, [false, true])
  func `stays where all are switched off and on in the same order`(way: Way, laysOut: Bool) {
    _ = conflicts {
      way.activate([narrow, wide], in: view)
      _ = width()
      way.deactivate([wide, narrow], in: view)
      if laysOut { _ = width() }
      way.activate([narrow, wide], in: view)
      #expect(width() == 10)
      way.deactivate([narrow, wide], in: view)
      if laysOut { _ = width() }
      way.activate([wide, narrow], in: view)
      #expect(width() == 20)
    }
  }

  @Test func `changes where a constraint goes to another holder`() {
    _ = conflicts {
      NSLayoutConstraint.activate([narrow, wide])
      #expect(width() == 10)
      outer.addConstraint(narrow)
      #expect(width() == 20)
    }
  }

  @Test func `does not change where an active constraint is activated`() {
    _ = conflicts {
      NSLayoutConstraint.activate([narrow, wide])
      #expect(width() == 10)
      narrow.isActive = true
      NSLayoutConstraint.activate([narrow])
      #expect(width() == 10)
    }
  }

  @Test func `does not change where numbers do, or a view is hidden meanwhile`() {
    _ = conflicts {
      NSLayoutConstraint.activate([narrow, wide])
      narrow.constant = 15
      #expect(width() == 15)
      view.hideView()
      _ = width()
      view.showView()
      #expect(width() == 15)
    }
  }

  @Test func `does not change where the direction does`() {
    let (start, end) = (
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 100)
    )
    let found = conflicts {
      NSLayoutConstraint.activate([start, end, wide])
      #expect(width() == 90)
      outer.semanticContentAttribute = .forceRightToLeft
      #expect(width() == 90)
      outer.semanticContentAttribute = .forceLeftToRight
      #expect(width() == 90)
      #expect(!wide.isActing)
    }
    #expect(found.map(\.yielding) == [wide])
  }

  @Test func `does not change where a subtree leaves and comes back`() {
    let other = box("other", in: outer)
    narrow.at(500)
    other.widthAnchor.constraint(equalToConstant: 20).at(500)
    let link = other.widthAnchor.constraint(equalTo: view.widthAnchor)
    link.isActive = true
    let before = width()
    view.removeFromSuperview()
    _ = width()
    outer.addSubview(view)
    link.isActive = true
    #expect(width() == before)
  }

  @Test(arguments: 0..<20)
  func `is all that counts: layouts in between do not show`(seed: UInt64) {
    let (one, other) = (Rivals(), Rivals())
    var random = FixedRandom(state: seed)
    _ = conflicts {
      for _ in 0..<40 {
        let index = Int.random(in: 0..<one.constraints.count, using: &random)
        let (isOn, laysOut) = (Bool.random(using: &random), Bool.random(using: &random))
        for rivals in [one, other] { rivals.constraints[index].isActive = isOn }
        if laysOut { one.outer.layoutIfNeeded() }
      }
      #expect(one.frames() == other.frames())
    }
  }

  @Test(arguments: 0..<20)
  func `is all that counts: directions and hidden views in between do not show`(seed: UInt64) {
    let (one, fresh) = (Rivals(), Rivals())
    var random = FixedRandom(state: seed)
    _ = conflicts {
      for _ in 0..<40 {
        let index = Int.random(in: 0..<one.constraints.count, using: &random)
        let view = one.views.randomElement(using: &random) ?? one.outer
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.isCollapsed ? view.showView() : view.hideView()
        case 1:
          one.outer.semanticContentAttribute =
            Bool.random(using: &random) ? .forceRightToLeft : .forceLeftToRight
        default: one.constraints[index].isActive = Bool.random(using: &random)
        }
        if Bool.random(using: &random) { one.outer.layoutIfNeeded() }
      }
      for view in one.views { view.showView() }
      one.outer.semanticContentAttribute = .forceLeftToRight
      let active = one.constraints.indices.filter { one.constraints[$0].isActive }
      let order = active.sorted {
        one.constraints[$0].activationOrder < one.constraints[$1].activationOrder
      }
      NSLayoutConstraint.activate(order.map { fresh.constraints[$0] })
      #expect(one.frames() == fresh.frames())
    }
  }

  /// Views with more constraints than can hold.
  @MainActor private struct Rivals {
    let outer = root(300, 100)
    let views: [UIView]
    let constraints: [NSLayoutConstraint]

    init() {
      let outer = outer
      let views = ["a", "b", "c"].map { box($0, in: outer) }
      self.views = views
      constraints = views.enumerated().flatMap { index, view in
        let next = views[(index + 1) % views.count]
        let size = CGFloat(10 * index)
        return [
          view.widthAnchor.constraint(equalToConstant: 10 + size),
          view.widthAnchor.constraint(equalTo: next.widthAnchor, constant: 3),
          view.leadingAnchor.constraint(equalTo: next.trailingAnchor),
          view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: size),
          view.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -size),
        ]
      }
    }

    func frames() -> [CGRect] {
      outer.layoutIfNeeded()
      return views.map(\.frame)
    }
  }

  @Test(arguments: [false, true])
  func `stays where a view leaves the tree with its constraints, and comes back`(laysOut: Bool) {
    let stack = UIStackView(arrangedSubviews: [view])
    stack.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(stack)
    let wider = stack.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([narrow, wider])
    let found = conflicts {
      for _ in 0..<3 {
        #expect(width() == 10)
        #expect(narrow.isActing && !wider.isActing)
        view.removeFromSuperview()
        if laysOut {
          outer.layoutIfNeeded()
          #expect(stack.frame.width == 80)
        }
        stack.addArrangedSubview(view)
      }
      #expect(width() == 10)
    }
    // Told anew only where it was gone in between.
    #expect(found.map(\.yielding) == Array(repeating: wider, count: laysOut ? 4 : 1))
  }

  @Test func `is that of all constraints, whatever views come into the tree when`() {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    narrow.isActive = true
    view.removeFromSuperview()
    outer.addSubview(stack)
    let wider = stack.widthAnchor.constraint(equalToConstant: 80)
    wider.isActive = true
    outer.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    let found = conflicts {
      stack.addArrangedSubview(view)
      #expect(width() == 10)
      #expect(stack.frame.width == 10)
    }
    #expect(found.map(\.yielding) == [wider])
    view.hideView()
    outer.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    view.showView()
    #expect(width() == 10)
  }

  /// A view outside the tree with a constraint older than all others.
  private func older() -> (view: UIView, width: NSLayoutConstraint) {
    let view = box("older")
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    return (view, width)
  }

  @Test func `is restored where something new gives way, and nothing is told twice`() {
    let (late, five) = older()
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(stack)
    let eighty = stack.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([narrow, wide, eighty])
    var found = conflicts { #expect(width() == 10) }
    #expect(found.map(\.yielding) == [wide])
    found = conflicts {
      stack.addArrangedSubview(late)
      #expect(width() == 10)
      #expect(late.frame.width == 5 && stack.frame.width == 5)
    }
    #expect(found.map(\.yielding) == [eighty])
    #expect(five.isActing && !wide.isActing && !eighty.isActing)
    found = conflicts {
      outer.frame.size.width += 8
      #expect(width() == 10)
    }
    #expect(found.isEmpty)
  }

  @Test func `is left alone where what comes in makes nothing give way`() {
    let (late, five) = older()
    NSLayoutConstraint.activate([narrow, wide])
    var found = conflicts { #expect(width() == 10) }
    #expect(found.map(\.yielding) == [wide])
    let known = [narrow.row.id, wide.row.id]
    found = conflicts {
      outer.addSubview(late)
      #expect(width() == 10)
      #expect(late.frame.width == 5)
    }
    #expect(found.isEmpty && five.isActing)
    // The solver has not got to know anything anew.
    #expect([narrow.row.id, wide.row.id] == known)
  }
}

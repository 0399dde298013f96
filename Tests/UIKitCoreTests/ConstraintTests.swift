import Foundation
import Testing

@testable import UIKitCore

/// The number is that of `Tests/FieldCases.md`.
@MainActor @Suite struct `Constraints` {
  let outer = root(100, 80)

  @Test func `an active constraint is held by the nearest common ancestor, in order`() {
    let p = box("p", in: outer)
    let (x, y) = (box("x", in: p), box("y", in: p))
    let between = x.leftAnchor.constraint(equalTo: y.rightAnchor)
    let toParent = x.topAnchor.constraint(equalTo: p.topAnchor)
    let own = x.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, toParent, own])
    #expect(p.constraints == [between, toParent])
    #expect(x.constraints == [own])
    #expect(outer.constraints.isEmpty)
  }

  @Test func `removing a view drops every constraint to the outside and keeps those inside`() {
    let p = box("p", in: outer)
    let x = box("x", in: p)
    let inside = x.topAnchor.constraint(equalTo: p.topAnchor)
    let across = x.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let further = x.widthAnchor.constraint(equalTo: p.widthAnchor)
    NSLayoutConstraint.activate([inside, across])
    outer.addConstraint(further)
    #expect(outer.constraints == [across, further])
    p.removeFromSuperview()
    #expect(!across.isActive && !further.isActive && inside.isActive)
    #expect(outer.constraints.isEmpty && p.constraints == [inside])
  }

  @Test func `removing a view drops what names a guide of its descendants, or one outside`() {
    let p = box("p", in: outer)
    let x = box("x", in: p)
    let (inside, outside) = (UILayoutGuide(), UILayoutGuide())
    x.addLayoutGuide(inside)
    outer.addLayoutGuide(outside)
    let across = inside.topAnchor.constraint(equalTo: outer.topAnchor)
    let back = p.leftAnchor.constraint(equalTo: outside.leftAnchor)
    let own = inside.topAnchor.constraint(equalTo: p.topAnchor)
    let margins = x.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor)
    NSLayoutConstraint.activate([across, back, own, margins])
    #expect(outer.constraints == [across, back, margins] && p.constraints == [own])
    p.removeFromSuperview()
    #expect(outer.constraints.isEmpty && p.constraints == [own] && own.isActive)
  }

  @Test func `a batch of activations and deactivations is one change`() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let holder = Counting(frame: rect(0, 0, 100, 80))
    let (a, b) = (box("a", in: holder), box("b", in: holder))
    let before = [
      a.widthAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalToConstant: 20),
    ]
    let after = [
      a.widthAnchor.constraint(equalToConstant: 30), b.widthAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate(before)
    holder.layoutIfNeeded()
    let count = holder.count
    let conflicts = conflicts {
      NSLayoutConstraint.activate(after)
      NSLayoutConstraint.deactivate(before)
      holder.layoutIfNeeded()
    }
    #expect(conflicts.isEmpty && holder.count == count + 1)
    #expect(a.frame.width == 30 && b.frame.width == 40)
  }

  @Test func `A19: required to required is no change, optional to optional acts`() {
    let view = box("view", in: outer)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    width.priority = .required
    outer.layoutIfNeeded()
    #expect(view.frame.width == 30)
    let strong = view.widthAnchor.constraint(equalToConstant: 50).at(600)
    let weak = view.widthAnchor.constraint(equalToConstant: 70).at(500)
    width.isActive = false
    outer.layoutIfNeeded()
    #expect(view.frame.width == 50)
    weak.priority = UILayoutPriority(700)
    outer.layoutIfNeeded()
    #expect(view.frame.width == 70)
    strong.priority = UILayoutPriority(701)
    outer.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func `an inactive constraint may change between required and not`() {
    let width = outer.widthAnchor.constraint(equalToConstant: 1)
    width.priority = .defaultLow
    width.priority = .required
    #expect(width.priority == .required)
  }

  @Test func `a constant that is not finite traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
      }
    }
  }

  @Test func `a constraint reads as it would be written`() {
    let view = box("view", in: outer)
    let edge = view.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -8)
    edge.priority = UILayoutPriority(750)
    edge.identifier = "failover"
    #expect(edge.notation == "view.trailing <= root.trailing - 8 @750 'failover'")
    let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5)
    #expect(ratio.notation == "view.width == 1.5*view.height")
  }

  @Test
  func
    `constraints that cannot all hold: the last one yields, with the smallest set, and comes back`()
  {
    let view = box("view", in: outer)
    let bystander = view.heightAnchor.constraint(equalToConstant: 3)
    let first = view.widthAnchor.constraint(equalToConstant: 9)
    let second = view.widthAnchor.constraint(lessThanOrEqualToConstant: 4)
    NSLayoutConstraint.activate([bystander, first, second])
    let found = conflicts { outer.layoutIfNeeded() }
    #expect(view.frame.width == 9)
    #expect(found.map(\.yielding) == [second])
    #expect(found.first?.constraints == [first, second])
    first.isActive = false
    #expect(conflicts { outer.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width <= 4)
  }
}

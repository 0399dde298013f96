import Foundation
import Testing

@testable import UIKitCore

extension NSLayoutConstraint {
  /// Everything the constraint was made with, without blanks.
  fileprivate var parts: String {
    let first = "\(firstItem.itemName).\(firstAttribute)\(relation.sign)"
    let second = secondItem.map { "\(Optional($0).itemName).\(secondAttribute)" } ?? ""
    return "\(first)\(second)*\(multiplier)+\(constant)"
  }
}

@MainActor @Suite struct `Anchors` {
  let outer = root(100, 80)

  @Test func `make every relation between edges, with constants`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    let made = [
      a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 1),
      a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 2),
      a.centerXAnchor.constraint(lessThanOrEqualTo: b.centerXAnchor, constant: -3),
      a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
    ]
    #expect(
      made.map(\.parts) == [
        "a.left==b.right*1.0+1.0", "a.top>=b.bottom*1.0+2.0", "a.centerX<=b.centerX*1.0+-3.0",
        "a.firstBaseline==b.lastBaseline*1.0+0.0",
      ])
    #expect(made.allSatisfy { !$0.isActive && $0.priority == .required && $0.multiplier == 1 })
  }

  @Test func `make every relation between sizes, with multipliers`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    let (own, other) = (a.widthAnchor, b.heightAnchor)
    let made = [
      own.constraint(equalToConstant: 1), own.constraint(greaterThanOrEqualToConstant: 2),
      own.constraint(lessThanOrEqualToConstant: 3), own.constraint(equalTo: other),
      own.constraint(equalTo: other, constant: 4), own.constraint(equalTo: other, multiplier: 2),
      own.constraint(greaterThanOrEqualTo: other, multiplier: 2, constant: 5),
      own.constraint(lessThanOrEqualTo: other, multiplier: 0.5, constant: -6),
    ]
    #expect(
      made.map(\.parts) == [
        "a.width==*1.0+1.0", "a.width>=*1.0+2.0", "a.width<=*1.0+3.0", "a.width==b.height*1.0+0.0",
        "a.width==b.height*1.0+4.0", "a.width==b.height*2.0+0.0", "a.width>=b.height*2.0+5.0",
        "a.width<=b.height*0.5+-6.0",
      ])
  }

  @Test func `put the system's spacing between edges, times a multiplier`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    let made = [
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 0.5),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      b.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
      b.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
    ]
    #expect(made.map(\.constant) == [8, 16, 4, 8, 16, 4])
    #expect(made.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
  }

  @Test func `leave room for a line of text above a baseline`() {
    let (upper, lower) = (UILabel(), UILabel())
    let plain = box("plain", in: outer)
    for label in [upper, lower] {
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
    }
    // However high the labels are.
    upper.frame.size.height = 48
    lower.frame.size.height = 48
    let (above, below) = (upper.lastBaselineAnchor, lower.firstBaselineAnchor)
    let made = [
      below.constraint(equalToSystemSpacingBelow: above, multiplier: 1),
      below.constraint(greaterThanOrEqualToSystemSpacingBelow: above, multiplier: 2),
      below.constraint(lessThanOrEqualToSystemSpacingBelow: plain.bottomAnchor, multiplier: 1),
      plain.topAnchor.constraint(equalToSystemSpacingBelow: above, multiplier: 1),
      plain.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: above, multiplier: 1),
    ]
    #expect(made.map(\.constant) == [24, 48, 24, 8, 8])
    made[0].isActive = true
    upper.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(upper.frame.maxY == 16 && lower.frame.minY == 24)
  }

  @Test func `can be named without being called`() {
    let view = box("view", in: outer)
    let edges: [(NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint] = [
      view.leadingAnchor.constraint(equalTo:), view.leadingAnchor.constraint(lessThanOrEqualTo:),
      view.leadingAnchor.constraint(greaterThanOrEqualTo:),
    ]
    #expect(edges.map { $0(outer.leadingAnchor).relation.rawValue } == [0, -1, 1])
    let sizes: [(NSLayoutDimension, CGFloat) -> NSLayoutConstraint] = [
      view.widthAnchor.constraint(equalTo:multiplier:),
      view.widthAnchor.constraint(lessThanOrEqualTo:multiplier:),
      view.widthAnchor.constraint(greaterThanOrEqualTo:multiplier:),
    ]
    #expect(sizes.map { $0(outer.widthAnchor, 0.5).multiplier } == [0.5, 0.5, 0.5])
  }

  @Test func `tell what fixes their item, and whether anything does`() {
    let view = box("view", in: outer)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let edge = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let top = guide.topAnchor.constraint(equalTo: outer.topAnchor)
    for constraint in [edge, width, top] { constraint.isActive = true }
    #expect(view.leadingAnchor.constraintsAffectingLayout == [edge, width])
    #expect(view.heightAnchor.constraintsAffectingLayout == [])
    #expect(guide.topAnchor.constraintsAffectingLayout == [top])
    #expect(view.topAnchor.hasAmbiguousLayout && guide.widthAnchor.hasAmbiguousLayout)
    view.pinToSuperview(edges: [.top, .bottom])
    guide.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
    guide.trailingAnchor.constraint(equalTo: outer.trailingAnchor).isActive = true
    #expect(!view.topAnchor.hasAmbiguousLayout && !guide.widthAnchor.hasAmbiguousLayout)
    #expect(!NSLayoutDimension().hasAmbiguousLayout)
    #expect(NSLayoutDimension().constraintsAffectingLayout == [])
  }

  @Test func `of the same attribute and item are equal`() {
    let view = box("view", in: outer)
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    #expect(view.leadingAnchor != outer.leadingAnchor)
    #expect(view.leadingAnchor != view.leftAnchor)
    #expect(view.leadingAnchor.item === view)
    #expect(view.leadingAnchor.name == "view.leading")
  }

  @Test func `come back from a constraint`() {
    let view = box("view", in: outer)
    let edge = view.leadingAnchor.constraint(equalTo: outer.trailingAnchor)
    #expect(edge.firstAnchor.item === view && edge.secondAnchor?.item === outer)
    #expect(edge.secondAnchor?.name == "root.trailing")
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func `of nothing make no constraint`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = NSLayoutDimension().constraint(equalToConstant: 1) }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("an anchor of nothing cannot be constrained"))
  }
}

@MainActor @Suite struct `Distances between anchors` {
  let outer = root(100, 80)

  @Test func `are as large as a constant`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      a.rightAnchor.constraint(equalTo: outer.leftAnchor, constant: 20),
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 7),
      a.bottomAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: -4),
    ])
    outer.layoutIfNeeded()
    #expect(b.frame.origin == CGPoint(x: 27, y: 6))
  }

  @Test func `are as large as others: two gaps share what is left, across levels`() {
    let holder = box("holder", in: outer)
    let view = box("view", in: holder)
    NSLayoutConstraint.activate([
      holder.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      outer.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(
        equalTo: view.rightAnchor.anchorWithOffset(to: outer.rightAnchor), multiplier: 3),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 50)
  }

  @Test func `compare with sizes`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: outer.leftAnchor),
      a.widthAnchor.constraint(equalToConstant: 12),
      b.widthAnchor.constraint(
        equalTo: outer.leftAnchor.anchorWithOffset(to: a.rightAnchor), multiplier: 2, constant: 1),
    ])
    outer.layoutIfNeeded()
    #expect(b.frame.width == 25)
  }

  @Test func `count in the direction of the text`() {
    outer.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 10),
      a.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 7),
    ])
    outer.layoutIfNeeded()
    #expect(b.frame.maxX == 78)
    outer.semanticContentAttribute = .unspecified
    outer.layoutIfNeeded()
    #expect(b.frame.minX == 22)
  }

  @Test func `end when one of their views leaves, and stand by when one is hidden`() {
    let (a, b, c) = (box("a", in: outer), box("b", in: outer), box("c", in: outer))
    let gaps = a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
      equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor))
    gaps.isActive = true
    #expect(outer.constraints == [gaps])
    #expect(gaps.firstAnchor.name == "(a.right to b.left).width")
    #expect(gaps.secondAnchor?.name == "(b.right to c.left).width")
    outer.layoutIfNeeded()
    c.hideView()
    #expect(gaps.isActive && !gaps.isActing)
    c.showView()
    #expect(gaps.isActing)
    b.removeFromSuperview()
    #expect(!gaps.isActive && outer.constraints.isEmpty)
    outer.layoutIfNeeded()
  }

  @Test func `end when a guide at one of their ends is taken away`() {
    let a = box("a", in: outer)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let gap = a.rightAnchor.anchorWithOffset(to: guide.leftAnchor).constraint(equalToConstant: 4)
    gap.isActive = true
    outer.layoutIfNeeded()
    outer.removeLayoutGuide(guide)
    outer.layoutIfNeeded()
    #expect(!gap.isActive && outer.constraints.isEmpty)
  }
}

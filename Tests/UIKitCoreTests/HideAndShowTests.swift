import Foundation
import Testing

@testable import UIKitCore

/// What `hideView()` and `showView()` do in a column; numbers are those of `Tests/FieldCases.md`.
@MainActor @Suite struct `Hide and show` {
  let column = Column()
  let shown = [rect(0, 1, 40, 3), rect(0, 6, 40, 5), rect(0, 13, 40, 2)]

  /// The failover between the neighbours: C below A, should B be away.
  @discardableResult
  func bypass() -> NSLayoutConstraint {
    column.c.topAnchor.constraint(equalTo: column.a.bottomAnchor, constant: 2).at(250)
  }

  @Test func `a visible column is laid out as it is constrained`() {
    #expect(column.frames() == shown)
  }

  @Test func `A1: isHidden alone leaves every constraint acting`() {
    column.b.isHidden = true
    #expect(column.frames() == shown)
  }

  @Test
  func `A3: the bypass takes over when the view between is hidden, and gives way when it returns`()
  {
    bypass()
    column.b.hideView()
    #expect(column.frames()[2] == rect(0, 6, 40, 2))
    column.b.showView()
    #expect(column.frames() == shown)
  }

  @Test func `A5: hidden twice and shown once is shown, with all its constraints`() {
    bypass()
    _ = column.frames()
    let acting = column.root.constraints.filter(\.isActing)
    column.b.hideView()
    column.b.hideView()
    #expect(column.frames()[2] == rect(0, 6, 40, 2))
    column.b.showView()
    #expect(column.root.constraints.filter(\.isActing) == acting)
    #expect(!column.b.isHidden && !column.b.isCollapsed)
    #expect(column.frames() == shown)
  }

  @Test func `showing a view that was not hidden changes nothing`() {
    column.b.showView()
    #expect(column.frames() == shown)
  }

  @Test func `hiding leaves isActive as the app set it`() {
    column.b.hideView()
    #expect(column.gap.isActive)
    #expect(!column.gap.isActing)
    column.b.showView()
    #expect(column.gap.isActing)
  }

  @Test func `A7: a constant changed while hidden counts after showing`() {
    bypass()
    column.b.hideView()
    _ = column.frames()
    column.gap.constant = 9
    column.b.showView()
    #expect(column.frames()[2] == rect(0, 20, 40, 2))
  }

  @Test func `a constraint deactivated while hidden stays off`() {
    bypass()
    column.b.hideView()
    _ = column.frames()
    column.gap.isActive = false
    column.b.showView()
    #expect(column.frames()[2] == rect(0, 6, 40, 2))
  }

  @Test func `a constraint activated while hidden acts once the view is shown`() {
    let left = column.b.leftAnchor.constraint(equalTo: column.a.leftAnchor, constant: 4)
    _ = column.frames()
    column.root.constraints.first { $0.firstItem === column.b && $0.firstAttribute == .left }?
      .isActive = false
    column.b.hideView()
    _ = column.frames()
    left.isActive = true
    #expect(column.frames()[1] == shown[1])
    column.b.showView()
    #expect(column.frames()[1] == rect(4, 6, 36, 5))
  }

  @Test func `the inside of a hidden view goes on acting`() {
    let inner = box("inner", in: column.b)
    inner.pinToSuperview(with: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    _ = column.frames()
    column.b.hideView()
    column.b.constraints.first { $0.firstItem === inner && $0.firstAttribute == .left }?.constant =
      3
    _ = column.frames()
    #expect(inner.frame == rect(3, 1, 36, 3))
  }

  @Test func `a descendant's constraint to the outside stands by with its ancestor`() {
    let inner = box("inner", in: column.b)
    let outside = inner.topAnchor.constraint(equalTo: column.a.topAnchor, constant: 7)
    outside.isActive = true
    column.b.hideView()
    #expect(!outside.isActing)
    column.b.showView()
    #expect(outside.isActing)
    _ = column.frames()
    #expect(inner.frame.minY == 2)
  }

  @Test func `a constraint between two hidden neighbours acts once both are shown`() {
    _ = column.frames()
    column.b.hideView()
    column.c.hideView()
    #expect(column.frames() == shown)
    column.b.showView()
    #expect(!column.gap.isActing)
    column.gap.constant = 4
    #expect(column.frames() == shown)
    column.gap.constant = 2
    column.c.showView()
    #expect(column.gap.isActing)
    #expect(column.frames() == shown)
  }

  @Test(arguments: [true, false])
  func `A12: a hidden view inside a hidden view stays hidden when the outer one is shown`(
    outerFirst: Bool
  ) {
    let inner = box("inner", in: column.b)
    let pin = inner.topAnchor.constraint(equalTo: column.b.topAnchor)
    pin.isActive = true
    for view in outerFirst ? [column.b, inner] : [inner, column.b] { view.hideView() }
    column.b.showView()
    #expect(inner.isCollapsed && inner.isHidden && !pin.isActing)
    #expect(column.frames() == shown)
  }

  @Test func `isHidden = false ends a collapse`() {
    bypass()
    column.b.hideView()
    _ = column.frames()
    column.b.isHidden = false
    #expect(!column.b.isCollapsed)
    #expect(column.frames() == shown)
  }

  @Test func `a collapsed view keeps the frame it had`() {
    _ = column.frames()
    column.b.hideView()
    #expect(column.frames()[1] == shown[1])
  }

  @Test(arguments: [false, true])
  func `a frame that is set while the view is hidden stands`(isMoved: Bool) {
    let outer = root(320, 160)
    let view = UIView(frame: CGRect(x: 8, y: 16, width: 40, height: 16))
    let neighbour = box("neighbour", in: outer)
    outer.addSubview(view)
    neighbour.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8).isActive = true
    outer.layoutIfNeeded()
    view.hideView()
    let new = CGRect(x: 80, y: 32, width: 160, height: 64)
    view.frame = new
    outer.layoutIfNeeded()
    #expect(view.frame == new)
    if isMoved {
      view.removeFromSuperview()
      outer.addSubview(view)
    }
    view.showView()
    outer.layoutIfNeeded()
    #expect(view.frame == new)
  }

  @Test
  func `a view hidden before its first layout has a frame of zero, but for its own constraints`() {
    column.b.hideView()
    #expect(column.frames()[1] == rect(0, 0, 0, 5))
  }

  @Test func `A9: removed while hidden, only the inside constraints are left`() {
    column.b.hideView()
    _ = column.frames()
    column.b.removeFromSuperview()
    column.b.showView()
    column.root.addSubview(column.b)
    #expect(!column.gap.isActive)
    #expect(column.b.constraints.count == 1)
    // Nothing places B and C any more.
    #expect(column.frames() == [shown[0], rect(0, 0, 0, 5), rect(0, 0, 40, 2)])
  }

  @Test func `A10: moved to another superview while hidden, nothing reaches across`() {
    let other = box("other", in: column.root)
    column.b.hideView()
    _ = column.frames()
    other.addSubview(column.b)
    column.b.showView()
    _ = column.frames()
    #expect(column.b.superview === other)
    #expect(!column.gap.isActive)
    #expect(column.frames() == [shown[0], rect(0, 0, 0, 5), rect(0, 0, 40, 2)])
  }

  @Test func `hidden before it has a superview, it is collapsed when it gets one`() {
    let late = box("late")
    late.hideView()
    column.root.addSubview(late)
    let pin = late.topAnchor.constraint(equalTo: column.c.bottomAnchor)
    pin.isActive = true
    #expect(!pin.isActing)
    late.showView()
    _ = column.frames()
    #expect(late.frame.minY == 15)
  }

  @Test func `A11: a constraint that an ancestor further up holds stands by too`() {
    let p = box("P", in: column.root)
    let x = box("X", in: p)
    let y = box("Y", in: column.root)
    let link = y.topAnchor.constraint(equalTo: x.bottomAnchor, constant: 1)
    NSLayoutConstraint.activate([
      p.topAnchor.constraint(equalTo: column.root.topAnchor),
      p.heightAnchor.constraint(equalToConstant: 10),
      x.topAnchor.constraint(equalTo: p.topAnchor, constant: 1),
      x.heightAnchor.constraint(equalToConstant: 4),
      link,
    ])
    y.topAnchor.constraint(equalTo: p.topAnchor).at(250)
    _ = column.frames()
    #expect(y.frame.minY == 6)
    x.hideView()
    _ = column.frames()
    #expect(y.frame.minY == 0)
    #expect(!link.isActing)
  }

  @Test func `a thousand cycles end in the frames of none, bit for bit`() {
    bypass()
    let before = column.frames()
    for _ in 0..<1000 {
      column.b.hideView()
      _ = column.frames()
      column.b.showView()
      _ = column.frames()
    }
    #expect(column.frames() == before)
  }
}

import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Trees` {
  /// A tree laid out by an engine of its own: `sub`, 40 points square, with `inner` one point
  /// inside.
  private func laidOutSubtree() -> (sub: UIView, inner: UIView) {
    let sub = box("sub")
    let inner = box("inner", in: sub)
    sub.widthAnchor.constraint(equalToConstant: 40).isActive = true
    sub.heightAnchor.constraint(equalToConstant: 40).isActive = true
    inner.pinToSuperview(with: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    sub.layoutIfNeeded()
    return (sub, inner)
  }

  @Test func `a view that moves to where there is no room loses the frame it had`() {
    let outer = root(100, 100)
    let old = box("old", in: outer)
    let new = box("new", in: outer)
    old.pinToSuperview()
    new.pinToSuperview(edges: [.top, .left])
    new.widthAnchor.constraint(equalToConstant: 0).isActive = true
    new.heightAnchor.constraint(equalToConstant: 0).isActive = true
    let view = box("view", in: old)
    view.pinToSuperview()
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    view.removeFromSuperview()
    new.addSubview(view)
    view.pinToSuperview()
    outer.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test(arguments: [true, false])
  func `a subtree that was laid out by itself joins another tree`(isLaidOut: Bool) {
    let (sub, inner) = laidOutSubtree()
    #expect(sub.bounds.size == CGSize(width: 40, height: 40))
    let outer = root(100, 100)
    let other = box("other", in: outer)
    other.widthAnchor.constraint(equalToConstant: 7).isActive = true
    if isLaidOut { outer.layoutIfNeeded() }
    outer.addSubview(sub)
    sub.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5).isActive = true
    sub.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5).isActive = true
    outer.layoutIfNeeded()
    #expect(sub.frame == rect(5, 5, 40, 40))
    #expect(inner.frame == rect(1, 1, 38, 38))
    #expect(other.frame.width == 7)
  }

  @Test func `a view is removed, laid out by itself, and added again`() {
    let outer = root(100, 100)
    let view = box("view", in: outer)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    outer.layoutIfNeeded()
    view.removeFromSuperview()
    view.layoutIfNeeded()
    outer.addSubview(view)
    view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame == rect(7, 0, 30, 0))
  }

  @Test func `a view outlives its tree and joins another`() {
    let view = box("view")
    let sibling = box("sibling")
    do {
      let outer = root(10, 10)
      outer.addSubview(view)
      outer.addSubview(sibling)
      view.widthAnchor.constraint(equalToConstant: 4).isActive = true
      view.leftAnchor.constraint(equalTo: sibling.rightAnchor).isActive = true
      view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      outer.layoutIfNeeded()
    }
    #expect(view.superview == nil)
    #expect(view.outsideConstraints.isEmpty && sibling.outsideConstraints.isEmpty)
    let next = root(100, 100)
    next.layoutIfNeeded()
    next.addSubview(view)
    view.leftAnchor.constraint(equalTo: next.leftAnchor, constant: 3).isActive = true
    next.layoutIfNeeded()
    #expect(view.frame == rect(3, 0, 4, 0))
  }

  @Test(arguments: [true, false])
  func `a tree with constraints is released with its root`(isLaidOut: Bool) {
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let outer = root(10, 10)
      let (a, b) = (box("a", in: outer), box("b", in: outer))
      a.pinToSuperview()
      let constraint = b.leftAnchor.constraint(equalTo: a.rightAnchor)
      constraint.isActive = true
      if isLaidOut { outer.layoutIfNeeded() }
      b.hideView()
      if isLaidOut { outer.layoutIfNeeded() }
      (weakView, weakConstraint) = (b, constraint)
    }
    #expect(weakView == nil && weakConstraint == nil)
  }

  @Test func `a constraint activated just before its view moves to another tree acts there`() {
    let (a, b) = (root(100, 100), root(100, 100))
    let view = box("view", in: a)
    a.layoutIfNeeded()
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    b.addSubview(view)
    b.layoutIfNeeded()
    #expect(view.frame.width == 30)
    width.constant = 40
    a.addSubview(view)
    a.layoutIfNeeded()
    b.layoutIfNeeded()
    view.heightAnchor.constraint(equalToConstant: 3).isActive = true
    a.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 40, height: 3))
  }

  @Test func `a constraint deactivated in one tree and activated in another acts there alone`() {
    let (a, b) = (root(100, 100), root(100, 100))
    let view = box("view", in: a)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    a.layoutIfNeeded()
    width.isActive = false
    b.addSubview(view)
    width.isActive = true
    b.layoutIfNeeded()
    a.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `a subview is inserted in front of a sibling, or behind it, from wherever it was`() {
    let outer = root(10, 10)
    let (a, b, c) = (box("a", in: outer), box("b", in: outer), box("c", in: outer))
    outer.insertSubview(a, belowSubview: c)
    #expect(outer.subviews == [b, a, c])
    outer.insertSubview(b, aboveSubview: a)
    #expect(outer.subviews == [a, b, c])
    outer.insertSubview(c, belowSubview: a)
    #expect(outer.subviews == [c, a, b])
    outer.sendSubviewToBack(b)
    outer.bringSubviewToFront(c)
    #expect(outer.subviews == [b, a, c])
  }

  @Test func `a root may begin and end to be laid out by constraints after its first layout`() {
    let view = root(50, 20)
    view.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 9)
    width.isActive = true
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 9, height: 20))
    width.isActive = false
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.size.width = 33
    let child = box("child", in: view)
    child.pinToSuperview()
    view.layoutIfNeeded()
    #expect(child.frame.width == 33)
  }

  @Test func `layoutIfNeeded within updateConstraints ends`() {
    final class Eager: UIView {
      override func updateConstraints() {
        superview?.layoutIfNeeded()
        super.updateConstraints()
      }
    }
    let outer = root(10, 10)
    outer.addSubview(Eager())
    outer.layoutIfNeeded()
    #expect(!outer.dirt.needsLayout)
  }

  @Test func `constraints that an ancestor holds follow margins, guides and bounds in between`() {
    let outer = root(100, 100)
    let middle = box("middle", in: outer)
    middle.pinToSuperview()
    let (x, y) = (box("x", in: middle), box("y", in: middle))
    let guide = UILayoutGuide()
    middle.addLayoutGuide(guide)
    let toGuide = y.leftAnchor.constraint(equalTo: guide.leftAnchor)
    outer.addConstraint(x.leftAnchor.constraint(equalTo: middle.layoutMarginsGuide.leftAnchor))
    outer.addConstraint(toGuide)
    x.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3).isActive = true
    outer.layoutIfNeeded()
    #expect(x.frame.origin == CGPoint(x: 8, y: 3))
    middle.layoutMargins.left = 20
    middle.bounds.origin.y = 10
    outer.layoutIfNeeded()
    #expect(x.frame.origin == CGPoint(x: 20, y: 13))
    middle.removeLayoutGuide(guide)
    #expect(!toGuide.isActive)
  }

  @Test func `a content view's edges make the content, its centre follows the part that shows`() {
    let outer = root(100, 100)
    let scrollView = UIScrollView()
    outer.addSubview(scrollView)
    scrollView.pinToSuperview()
    scrollView.contentSize = CGSize(width: 500, height: 500)
    let view = box("view", in: scrollView)
    view.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 40)
    #expect(scrollView.contentSize == CGSize(width: 500, height: 500))
    scrollView.contentOffset.x = 100
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 140)
  }

  @Test
  func `a forgotten translatesAutoresizingMaskIntoConstraints is told with the view's own frame`() {
    let outer = root(100, 100)
    let view = UIView()
    view.accessibilityIdentifier = "view"
    outer.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    let conflicts = conflicts { outer.layoutIfNeeded() }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.constraints == [width])
    let text = conflicts.first?.description ?? ""
    #expect(text.contains("view.width == 0   ") && text.contains("view.width == 30"))
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test(arguments: [true, false])
  func `an app's constraint yields to a frame, whichever came first`(widthIsLast: Bool) {
    let framed = UIView(frame: rect(8, 16, 100, 32))
    let outer = root(200, 100)
    outer.addSubview(framed)
    let view = box("view", in: framed)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    if !widthIsLast { width.isActive = true }
    view.pinToSuperview(edges: [.left, .right])
    if widthIsLast { width.isActive = true }
    let conflicts = conflicts { outer.layoutIfNeeded() }
    #expect(framed.frame == rect(8, 16, 100, 32))
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.yielding?.isActing == false)
    #expect(conflicts.first?.yielding?.isActive == true)
    framed.autoresizingMask = .flexibleWidth
    outer.frame.size.width = 240
    outer.layoutIfNeeded()
    #expect(framed.frame.width == 140)
  }

  @Test func `a view pinned to a controller's root view is removed after layout`() {
    let controller = UIViewController()
    let view = box("view", in: controller.view)
    view.pinToSuperview()
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    _ = window.snapshot(columns: 40, rows: 10)
    view.removeFromSuperview()
    _ = window.snapshot(columns: 40, rows: 10)
    #expect(controller.view.frame == rect(0, 0, 320, 160))
  }

  @Test func `a point outside a view hits none of its subviews`() {
    let outer = root(100, 100)
    let parent = UIView(frame: rect(0, 0, 10, 10))
    let child = UIView(frame: rect(50, 0, 10, 10))
    outer.addSubview(parent)
    parent.addSubview(child)
    #expect(outer.hitTest(CGPoint(x: 55, y: 5), with: nil) === outer)
  }

  @Test func `a chain of views added under a live engine is laid out to its end`() {
    let outer = root(100, 100)
    outer.layoutIfNeeded()
    var parent = outer
    for _ in 0..<300 {
      let view = UIView()
      parent.addSubview(view)
      view.pinToSuperview()
      parent = view
    }
    outer.layoutIfNeeded()
    #expect(parent.frame == outer.bounds)
  }

  @Test func `held constraints stay in order as others are taken out`() {
    let outer = root(100, 100)
    let view = box("view", in: outer)
    let all = (0..<100).map {
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: CGFloat($0))
    }
    NSLayoutConstraint.activate(all)
    for (index, constraint) in all.enumerated() where index % 7 != 0 { constraint.isActive = false }
    let kept = all.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    #expect(outer.constraints == kept)
    NSLayoutConstraint.deactivate(kept)
    #expect(outer.constraints.isEmpty && view.outsideConstraints.isEmpty)
  }
}

import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Constraints that affect a view's layout` {
  let outer = root(200, 100)

  @Test func `are those that fix it, each after what it rests on`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    let left = a.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 8)
    let width = a.widthAnchor.constraint(equalToConstant: 30)
    let gap = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
    let slack = b.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor)
    let same = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    let top = b.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([left, width, gap, slack, same, top])
    let affecting = b.constraintsAffectingLayout(for: .horizontal)
    #expect(Set(affecting) == [left, width, gap, same])
    #expect(affecting.firstIndex(of: left)! < affecting.firstIndex(of: gap)!)
    #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(a.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func `are a stack's own, too, as in UIKit`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.spacing = 8
    stack.accessibilityIdentifier = "stack"
    let (a, b) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("a", "b")
    outer.addSubview(stack)
    stack.pinToSuperview()
    let width = a.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    let affecting = b.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains(width))
    #expect(
      affecting.compactMap(\.identifier)
        == ["UISV-canvas-connection", "UISV-spacing", "UISV-canvas-connection"])
    #expect(
      b.constraintsAffectingLayout(for: .vertical).compactMap(\.identifier)
        == ["UISV-alignment", "UISV-alignment"])
  }

  @Test func `are those that win`() {
    let view = box("view", in: outer)
    view.widthAnchor.constraint(equalToConstant: 50).at(500)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 20).at(600)
    let left = view.leftAnchor.constraint(equalTo: outer.leftAnchor).at(1000)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, limit])
  }

  @Test func `leave out those of a view that is hidden`() {
    let column = Column()
    let bypass = column.c.topAnchor.constraint(equalTo: column.a.bottomAnchor).at(250)
    #expect(column.c.constraintsAffectingLayout(for: .vertical).contains(column.gap))
    column.b.hideView()
    let affecting = column.c.constraintsAffectingLayout(for: .vertical)
    #expect(affecting.contains(bypass) && !affecting.contains(column.gap))
  }

  @Test func `speak of guides, and of the margins what fixes the view`() {
    let view = box("view", in: outer)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 4)
    let own = view.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let widths = [view, guide].map { (item: Any) in
      NSLayoutConstraint(
        item: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 10)
    }
    NSLayoutConstraint.activate([left, own] + widths)
    #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == Set([left, own] + widths))
    #expect(
      view.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal) == [own, widths[0]])
    #expect(!guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(UILayoutGuide().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func `stand beside content sizes and frames among the reasons`() {
    let label = ContentView("label", width: 40, height: 16, in: outer)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.pinToSuperview(edges: [.left])
    let framed = UIView(frame: rect(10, 20, 30, 40))
    framed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    framed.accessibilityIdentifier = "framed"
    outer.addSubview(framed)
    outer.layoutIfNeeded()
    #expect(
      label.layoutReasons(for: .horizontal).map(\.text) == [
        "<NSLayoutConstraint H:|-(0)-[label](LTR)   (active, names: '|':root )>",
        "<NSContentSizeLayoutConstraint H:[label(40)] Hug:251 CompressionResistance:750   "
          + "(active)>",
      ])
    label.leftAnchor.constraint(greaterThanOrEqualTo: framed.rightAnchor).isActive = true
    #expect(
      framed.layoutReasons(for: .horizontal).map(\.text) == [
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- framed.minX == 10   (active)>",
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- framed.width == root.width - 170   "
          + "(active)>",
      ])
    #expect(
      framed.layoutReasons(for: .vertical).map(\.text) == [
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- framed.minY == root.height - 80   "
          + "(active)>",
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- framed.height == 40   (active)>",
      ])
  }
}

/// The number is that of `Tests/FieldCases.md`.
@MainActor @Suite struct `Ambiguous layout` {
  let outer = root(200, 100)

  @Test func `is what a view has that nothing places`() {
    let view = box("view", in: outer)
    #expect(view.hasAmbiguousLayout)
    view.pinToSuperview(edges: [.top, .left])
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).at(1)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `is none where content gives the size`() {
    let label = UILabel()
    label.text = "text"
    outer.addSubview(label)
    label.pinToSuperview(edges: [.top, .left])
    #expect(!label.hasAmbiguousLayout)
  }

  @Test func `is none where the frame is given, nor in the root`() {
    let framed = UIView(frame: rect(1, 2, 3, 4))
    outer.addSubview(framed)
    let inside = box("inside", in: framed)
    inside.pinToSuperview()
    #expect(!framed.hasAmbiguousLayout && !inside.hasAmbiguousLayout && !outer.hasAmbiguousLayout)
    let loose = box("loose")
    _ = box("inner", in: loose)
    #expect(!loose.hasAmbiguousLayout)
  }

  @Test func `is an edge that only has a bound`() {
    let view = box("view", in: outer)
    view.pinToSuperview(edges: [.left, .right])
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.topAnchor.constraint(lessThanOrEqualTo: outer.topAnchor, constant: 10).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.minY == 10 && view.hasAmbiguousLayout)
  }

  @Test func `is none of a hidden view, nor of what lies in it`() {
    let view = box("view", in: outer)
    let inner = box("inner", in: view)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    #expect(view.hasAmbiguousLayout && inner.hasAmbiguousLayout)
    view.hideView()
    #expect(!view.hasAmbiguousLayout && !inner.hasAmbiguousLayout)
    view.showView()
    #expect(view.hasAmbiguousLayout && inner.hasAmbiguousLayout)
  }

  @Test func `A2: comes to light in what lay behind a hidden view without a failover`() {
    let column = Column()
    #expect(!column.c.hasAmbiguousLayout)
    column.b.hideView()
    #expect(column.c.hasAmbiguousLayout && !column.a.hasAmbiguousLayout)
    #expect(column.frames()[2] == rect(0, 0, 40, 2))
    column.c.topAnchor.constraint(equalTo: column.a.bottomAnchor, constant: 2).at(250)
    #expect(!column.c.hasAmbiguousLayout)
  }

  @Test func `is none of views in a stack, whichever of them shows`() {
    let column = StackColumn(spacing: 2)
    for distribution in [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ] {
      column.stack.distribution = distribution
      for view in [column.a, column.b, column.c] {
        view.isHidden = true
        for shown in [column.a, column.b, column.c] where !shown.isHidden {
          #expect(!shown.hasAmbiguousLayout, "\(distribution)")
        }
        #expect(!column.stack.hasAmbiguousLayout)
        view.isHidden = false
      }
    }
  }

  @Test func `is told of guides too`() {
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    outer.addLayoutGuide(guide)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top] {
      let constraint = NSLayoutConstraint(
        item: guide, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge,
        multiplier: 1, constant: 0)
      constraint.isActive = true
    }
    #expect(guide.hasAmbiguousLayout && !outer.layoutMarginsGuide.hasAmbiguousLayout)
    guide.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func `of a scroll view's content is told by its guide`() {
    let scrollView = UIScrollView()
    outer.addSubview(scrollView)
    scrollView.pinToSuperview()
    let content = box("content", in: scrollView)
    content.pinToSuperview(edges: [.top, .left, .right])
    content.widthAnchor.constraint(equalToConstant: 10).isActive = true
    content.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(scrollView.contentLayoutGuide.hasAmbiguousLayout)
    #expect(!scrollView.frameLayoutGuide.hasAmbiguousLayout)
    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    #expect(!scrollView.contentLayoutGuide.hasAmbiguousLayout)
  }

  @Test func `exercised moves the view, and back`() {
    let view = box("view", in: outer)
    view.pinToSuperview(edges: [.left, .right])
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let follower = box("follower", in: outer)
    follower.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, -20, 200, 20) && follower.frame.minY == 0)
    view.exerciseAmbiguityInLayout()
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 80, 200, 20) && follower.frame.minY == 100)
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, -20, 200, 20) && follower.frame.minY == 0)
  }

  @Test func `exercised stays within what the constraints allow`() {
    let view = box("view", in: outer)
    view.pinToSuperview(edges: [.left, .top, .bottom])
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
    view.exerciseAmbiguityInLayout()
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 100))
  }

  @Test func `that is none cannot be exercised`() {
    let view = box("view", in: outer)
    view.pinToSuperview()
    view.exerciseAmbiguityInLayout()
    outer.layoutIfNeeded()
    #expect(view.frame == outer.bounds)
  }
}

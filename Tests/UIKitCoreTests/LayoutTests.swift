import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Layout` {
  let outer = root(100, 80)

  @Test func `all attributes of an item, seen from its superview`() {
    let view = box("view", in: outer)
    let pairs: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, 10), (.width, 30), (.top, 5), (.height, 20),
    ]
    for (attribute, value) in pairs {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal,
        toItem: attribute.isSize ? nil : outer, attribute: attribute, multiplier: 1,
        constant: value
      ).isActive = true
    }
    let marker = box("marker", in: outer)
    NSLayoutConstraint.activate([
      marker.centerXAnchor.constraint(equalTo: view.rightAnchor),
      marker.centerYAnchor.constraint(equalTo: view.bottomAnchor),
      marker.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1),
      marker.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == rect(10, 5, 30, 20))
    #expect(marker.frame == rect(32, 20, 16, 10))
  }

  @Test func `cousins are related in the coordinates of their nearest common ancestor`() {
    let (p, q) = (box("p", in: outer), box("q", in: outer))
    let (x, y) = (box("x", in: p), box("y", in: q))
    NSLayoutConstraint.activate([
      p.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      q.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 50),
      x.leftAnchor.constraint(equalTo: p.leftAnchor, constant: 3),
      y.leftAnchor.constraint(equalTo: x.leftAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(y.frame.minX == -37)
  }

  @Test func `a multiplier on a position counts from the common ancestor's origin`() {
    let p = box("p", in: outer)
    let x = box("x", in: p)
    NSLayoutConstraint.activate([
      p.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      p.widthAnchor.constraint(equalToConstant: 40),
    ])
    NSLayoutConstraint(
      item: x, attribute: .left, relatedBy: .equal, toItem: p, attribute: .right, multiplier: 0.5,
      constant: 0
    ).isActive = true
    outer.layoutIfNeeded()
    #expect(x.frame.minX == 20)
  }

  @Test func `layout margins, as attributes and as a guide`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
    ])
    for attribute: NSLayoutConstraint.Attribute in [.top, .bottom] {
      NSLayoutConstraint(
        item: b, attribute: attribute, relatedBy: .equal, toItem: outer,
        attribute: attribute == .top ? .topMargin : .bottomMargin, multiplier: 1, constant: 0
      ).isActive = true
    }
    outer.layoutIfNeeded()
    #expect(a.frame.minX == 2 && a.frame.maxX == 96)
    #expect(b.frame.minY == 1 && b.frame.maxY == 77)
    outer.layoutMargins.left = 20
    outer.layoutIfNeeded()
    #expect(a.frame.minX == 20)
  }

  @Test func `guides take part like views`() {
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let view = box("view", in: outer)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 25)
    #expect(view.frame.minX == 25)
    outer.removeLayoutGuide(guide)
    outer.layoutIfNeeded()
    #expect(outer.constraints.isEmpty)
  }

  @Test func `content gives a size, which constraints overrule by priority`() {
    let view = ContentView("view", width: 30, height: 10, in: outer)
    outer.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 10))
    view.widthAnchor.constraint(equalToConstant: 60).at(249)
    outer.layoutIfNeeded()
    #expect(view.frame.width == 30)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70).at(250)
    outer.layoutIfNeeded()
    #expect(view.frame.width == 70)
    view.content.height = 22
    outer.layoutIfNeeded()
    #expect(view.frame.height == 22)
  }

  @Test func `a root laid out by constraints takes its size from them`() {
    let top = box("top")
    top.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let child = box("child", in: top)
    child.pinToSuperview()
    child.heightAnchor.constraint(equalToConstant: 7).isActive = true
    top.layoutIfNeeded()
    #expect(top.bounds.size == CGSize(width: 40, height: 7))
  }

  @Test func `a size with no room is zero, at its leading edge`() {
    let view = box("view", in: outer)
    view.pinToSuperview(with: UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 60))
    outer.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(view.frame.minX == 70)
  }

  @Test func `a subtree moves to another tree and back`() {
    let view = box("view", in: outer)
    let inner = box("inner", in: view)
    inner.pinToSuperview(with: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    outer.layoutIfNeeded()
    let other = root(50, 50)
    other.addSubview(view)
    view.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    outer.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(view.frame == rect(40, 0, 10, 10))
    #expect(inner.frame == rect(1, 1, 8, 8))
    outer.addSubview(view)
    outer.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 10, 10))
  }

  @Test func `updateConstraints is called once, children first, and may add constraints`() {
    final class Recording: UIView {
      var log: [String] = []
      weak var reader: Recording?
      override func updateConstraints() {
        (reader ?? self).log.append(accessibilityIdentifier ?? "")
        super.updateConstraints()
      }
    }
    let parent = Recording()
    parent.accessibilityIdentifier = "parent"
    let child = Recording()
    child.accessibilityIdentifier = "child"
    child.reader = parent
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(parent.log == ["child", "parent"])
    child.setNeedsUpdateConstraints()
    parent.layoutIfNeeded()
    #expect(parent.log == ["child", "parent", "child"])
  }

  @Test func `layoutSubviews that changes a constraint settles in the same pass`() {
    final class Adjusting: UIView {
      var height = NSLayoutConstraint()
      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = bounds.width / 2
      }
    }
    let view = Adjusting()
    outer.addSubview(view)
    view.pinToSuperview(edges: [.left, .right, .top])
    view.height = view.heightAnchor.constraint(equalToConstant: 0)
    view.height.isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 50))
  }

  @Test func `layout that never settles says so`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Restless: UIView {
          override func layoutSubviews() { setNeedsLayout() }
        }
        Restless().layoutIfNeeded()
      }
    }
  }

  @Test func `a tree two thousand views deep is released without overflow`() {
    weak var weakLeaf: UIView?
    do {
      let top = root(10, 10)
      var parent = top
      for _ in 0..<2_000 { parent = { box("v", in: $0) }(parent) }
      weakLeaf = parent
    }
    #expect(weakLeaf == nil)
  }
}

import Foundation
import Testing

@testable import UIKitCore

/// What acts while a view is collapsed, case by case.
@MainActor @Suite struct `What acts while a view is hidden` {
  let outer: UIView
  let view: UIView
  let sibling: UIView

  init() { (outer, view, sibling) = rootOfTwo() }

  /// Activates a constraint, and tells whether it acts while `view` is hidden; it has to act before
  /// and after.
  private func actsWhileHidden(
    _ constraint: NSLayoutConstraint, in holder: UIView? = nil,
    location: SourceLocation = #_sourceLocation
  ) -> Bool {
    if let holder { holder.addConstraint(constraint) } else { constraint.isActive = true }
    outer.layoutIfNeeded()
    #expect(constraint.isActing, sourceLocation: location)
    view.hideView()
    outer.layoutIfNeeded()
    let acts = constraint.isActing
    #expect(constraint.isActive, sourceLocation: location)
    view.showView()
    outer.layoutIfNeeded()
    #expect(constraint.isActing, sourceLocation: location)
    return acts
  }

  @Test func `its own size does`() {
    #expect(actsWhileHidden(view.widthAnchor.constraint(equalToConstant: 100)))
    #expect(actsWhileHidden(view.widthAnchor.constraint(equalTo: view.heightAnchor)))
  }

  @Test func `what lies inside does, its own guides too`() {
    let child = box("child", in: view)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(actsWhileHidden(child.leftAnchor.constraint(equalTo: view.leftAnchor)))
    #expect(actsWhileHidden(guide.leftAnchor.constraint(equalTo: view.leftAnchor)))
    #expect(actsWhileHidden(child.topAnchor.constraint(equalTo: guide.topAnchor)))
    #expect(
      actsWhileHidden(child.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor)))
  }

  @Test func `what reaches outside does not, whatever it reaches`() {
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let siblingGuide = UILayoutGuide()
    sibling.addLayoutGuide(siblingGuide)
    #expect(!actsWhileHidden(view.leftAnchor.constraint(equalTo: outer.leftAnchor)))
    #expect(!actsWhileHidden(sibling.leftAnchor.constraint(equalTo: view.rightAnchor)))
    #expect(!actsWhileHidden(view.topAnchor.constraint(equalTo: guide.topAnchor)))
    #expect(!actsWhileHidden(view.bottomAnchor.constraint(equalTo: siblingGuide.bottomAnchor)))
    #expect(!actsWhileHidden(view.widthAnchor.constraint(equalTo: sibling.widthAnchor)))
  }

  @Test func `a descendant's guide to the outside does not`() {
    let child = box("child", in: view)
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    #expect(!actsWhileHidden(guide.leftAnchor.constraint(equalTo: outer.leftAnchor)))
    #expect(!actsWhileHidden(sibling.topAnchor.constraint(equalTo: child.bottomAnchor)))
  }

  @Test func `an ancestor further up that holds a constraint changes nothing`() {
    let child = box("child", in: view)
    #expect(actsWhileHidden(child.leftAnchor.constraint(equalTo: view.leftAnchor), in: outer))
    #expect(!actsWhileHidden(child.topAnchor.constraint(equalTo: sibling.topAnchor), in: outer))
  }

  @Test func `what lies wholly outside does`() {
    #expect(actsWhileHidden(sibling.leftAnchor.constraint(equalTo: outer.leftAnchor)))
  }

  @Test func `a priority changed meanwhile counts afterwards`() {
    let narrow = view.rightAnchor.constraint(equalTo: outer.leftAnchor, constant: 50).at(400)
    view.rightAnchor.constraint(equalTo: outer.leftAnchor, constant: 80).at(500)
    view.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.width == 80)
    view.hideView()
    narrow.priority = UILayoutPriority(600)
    view.showView()
    outer.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func `required to optional traps though the constraint stands by`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIView()
        let view = UIView()
        outer.addSubview(view)
        let pin = view.leftAnchor.constraint(equalTo: outer.leftAnchor)
        pin.isActive = true
        view.hideView()
        pin.priority = .defaultLow
      }
    }
  }

  @Test func `after removal the app may activate the outside constraints again`() {
    let pin = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 9)
    pin.isActive = true
    view.hideView()
    view.removeFromSuperview()
    outer.addSubview(view)
    pin.isActive = true
    #expect(!pin.isActing)
    view.showView()
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 9)
  }

  @Test func `its superview hidden and shown, it stays hidden`() {
    let child = box("child", in: view)
    let pin = child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4)
    pin.isActive = true
    child.hideView()
    view.hideView()
    outer.layoutIfNeeded()
    view.showView()
    outer.layoutIfNeeded()
    #expect(child.isCollapsed && !pin.isActing)
    view.removeFromSuperview()
    #expect(child.isCollapsed)
  }

  @Test func `a view with an autoresizing mask keeps its frame, and its neighbours are free of it`()
  {
    let framed = UIView(frame: rect(10, 0, 30, 10))
    framed.autoresizingMask = .flexibleWidth
    outer.addSubview(framed)
    sibling.leftAnchor.constraint(equalTo: framed.rightAnchor).isActive = true
    sibling.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 2).at(500)
    outer.layoutIfNeeded()
    #expect(sibling.frame.minX == 40)
    framed.hideView()
    outer.layoutIfNeeded()
    #expect(sibling.frame.minX == 2)
    #expect(framed.frame == rect(10, 0, 30, 10))
    outer.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(framed.frame == rect(10, 0, 30, 10))
    framed.showView()
    outer.layoutIfNeeded()
    #expect(sibling.frame.minX == framed.frame.maxX)
  }

  @Test func `content alone in a scroll view leaves nothing, and a hidden scroll view keeps all`() {
    let scrollView = UIScrollView()
    outer.addSubview(scrollView)
    scrollView.pinToSuperview()
    let content = box("content", in: scrollView)
    content.pinToSuperview()
    content.widthAnchor.constraint(equalToConstant: 200).isActive = true
    content.heightAnchor.constraint(equalToConstant: 300).isActive = true
    outer.layoutIfNeeded()
    content.hideView()
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == .zero)
    content.showView()
    outer.layoutIfNeeded()
    scrollView.contentOffset.y = 50
    scrollView.hideView()
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 300))
    #expect(scrollView.contentOffset.y == 50)
    scrollView.showView()
    outer.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 50 && scrollView.frame == outer.bounds)
  }

  @Test func `a view the app had hidden is hidden again after showView`() {
    view.isHidden = true
    view.hideView()
    view.showView()
    #expect(view.isHidden && !view.isCollapsed)
    view.isHidden = false
    #expect(!view.isHidden)
  }

  @Test func `hidden and transparent subtrees are not drawn`() {
    final class Ink: UIView {
      override func drawCells(on canvas: CellCanvas) {
        canvas.fill(column: 0, row: 0, columns: 4, rows: 1, character: "x")
      }
    }
    let window = UIWindow(frame: .zero)
    let parent = UIView(frame: rect(0, 0, 32, 16))
    let ink = Ink(frame: rect(0, 0, 32, 16))
    window.addSubview(parent)
    parent.addSubview(ink)
    #expect(window.snapshot(columns: 4, rows: 1) == "xxxx")
    for hide: (Bool) -> Void in [
      { parent.isHidden = $0 }, { parent.alpha = $0 ? 0 : 1 }, { ink.isHidden = $0 },
      { $0 ? parent.hideView() : parent.showView() },
    ] {
      hide(true)
      #expect(window.snapshot(columns: 4, rows: 1).isEmpty)
      hide(false)
      #expect(window.snapshot(columns: 4, rows: 1) == "xxxx")
    }
  }
}

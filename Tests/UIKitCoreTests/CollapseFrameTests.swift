import Foundation
import Testing

@testable import UIKitCore

/// What lets go of a hidden view, and what comes back with it, by frames.
///
/// The number is that of `Tests/FieldCases.md`.
@MainActor @Suite struct `What is tied to a hidden view` {
  let outer: UIView
  let view: UIView
  let sibling: UIView

  init() {
    (outer, view, sibling) = rootOfTwo()
    view.pinToSuperview(
      with: UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0), edges: [.top, .left])
    sibling.pinToSuperview(edges: .top)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 30),
      sibling.widthAnchor.constraint(equalToConstant: 8),
      sibling.heightAnchor.constraint(equalToConstant: 8),
    ])
    sibling.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1).at(250)
  }

  /// Lays out, and tells where the sibling is.
  private func place() -> CGFloat {
    outer.layoutIfNeeded()
    return sibling.frame.minX
  }

  @Test func `by a guide of a descendant lets go`() {
    let child = box("child", in: view)
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    child.pinToSuperview(edges: [.top, .left, .bottom])
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 40),
      guide.leftAnchor.constraint(equalTo: child.leftAnchor),
      guide.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
      sibling.leftAnchor.constraint(equalTo: guide.rightAnchor, constant: 4),
    ])
    #expect(place() == 44)
    view.hideView()
    #expect(place() == 1)
    #expect(child.frame == rect(0, 0, 40, 30) && guide.layoutFrame.width == 20)
    view.showView()
    #expect(place() == 44)
  }

  @Test func `by the guides of a scroll view lets go, and what they hold inside goes on`() {
    let scrollView = UIScrollView()
    view.addSubview(scrollView)
    scrollView.pinToSuperview()
    let content = box("content", in: scrollView)
    content.pinToSuperview()
    content.heightAnchor.constraint(equalToConstant: 90).isActive = true
    content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive =
      true
    let tie = sibling.leftAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.rightAnchor, constant: 2)
    tie.isActive = true
    let height = sibling.heightAnchor.constraint(
      equalTo: scrollView.contentLayoutGuide.heightAnchor)
    sibling.constraints.first { $0.firstAttribute == .height }?.isActive = false
    height.isActive = true
    sibling.heightAnchor.constraint(equalToConstant: 3).at(250)
    #expect(place() == 82 && sibling.frame.height == 90)
    scrollView.hideView()
    #expect(place() == 1 && sibling.frame.height == 3)
    view.constraints.first { $0.firstAttribute == .width }?.constant = 70
    #expect(place() == 1)
    #expect(scrollView.frame == rect(0, 0, 60, 30) && content.frame == rect(0, 0, 60, 90))
    #expect(scrollView.contentSize == CGSize(width: 60, height: 90))
    scrollView.showView()
    #expect(place() == 92 && sibling.frame.height == 90)
    #expect(content.frame == rect(0, 0, 70, 90))
  }

  @Test func `by the guides of a controller lets go with its view`() {
    let controller = UIViewController()
    let inner: UIView = controller.view
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.pinToSuperview(with: UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0))
    let label = box("label", in: inner)
    label.pinToSuperview(edges: [.left, .right])
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    outer.constraints.first { $0.firstItem === sibling && $0.firstAttribute == .top }?.isActive =
      false
    sibling.topAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    sibling.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2).at(250)
    _ = place()
    #expect(label.frame == rect(0, 0, 60, 20) && sibling.frame.minY == 35)
    inner.hideView()
    _ = place()
    #expect(label.frame == rect(0, 0, 60, 20) && sibling.frame.minY == 2)
    inner.showView()
    _ = place()
    #expect(label.frame == rect(0, 0, 60, 20) && sibling.frame.minY == 35)
  }

  @Test func `lets go of each other while one of two neighbours is hidden`() {
    let last = box("last", in: outer)
    last.pinToSuperview(edges: [.top])
    last.widthAnchor.constraint(equalToConstant: 5).isActive = true
    last.leftAnchor.constraint(equalTo: sibling.rightAnchor, constant: 3).isActive = true
    last.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7).at(200)
    sibling.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 4).isActive = true
    func places() -> [CGFloat] { [place(), last.frame.minX] }
    #expect(places() == [84, 95])
    view.hideView()
    #expect(places() == [1, 12])
    sibling.hideView()
    #expect(places() == [1, 7])
    view.showView()
    #expect(places() == [1, 7])
    sibling.showView()
    #expect(places() == [84, 95])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `stays free of one hidden in it when it is shown, whichever went first`(order: [Int]) {
    let (inner, beside) = (box("inner", in: view), box("beside", in: view))
    for child in [inner, beside] {
      child.pinToSuperview(edges: [.top, .bottom])
      child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 6).isActive = true
    beside.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 2).isActive = true
    beside.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3).at(250)
    sibling.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    #expect(place() == 80 && beside.frame == rect(18, 0, 10, 30))
    for step in order { [view, inner][step].hideView() }
    #expect(place() == 1 && beside.frame == rect(3, 0, 10, 30))
    view.showView()
    #expect(place() == 80 && beside.frame == rect(3, 0, 10, 30))
    #expect(inner.isHidden && !view.isHidden)
    inner.showView()
    #expect(place() == 80 && beside.frame == rect(18, 0, 10, 30))
    #expect(inner.frame == rect(6, 0, 10, 30))
  }

  @Test func `A10: stays where it was while the view moves to another superview`() {
    let other = box("other", in: outer)
    other.pinToSuperview(
      with: UIEdgeInsets(top: 40, left: 100, bottom: 0, right: 0), edges: [.top, .left])
    let tie = sibling.leftAnchor.constraint(equalTo: view.rightAnchor)
    tie.isActive = true
    #expect(place() == 80)
    view.hideView()
    #expect(place() == 1)
    other.addSubview(view)
    view.pinToSuperview(
      with: UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6))
    #expect(place() == 1 && !tie.isActive)
    #expect(other.frame == rect(100, 40, 0, 0) && view.frame.size == CGSize(width: 60, height: 30))
    view.showView()
    #expect(place() == 1)
    #expect(other.frame == rect(100, 40, 70, 38) && view.frame == rect(4, 3, 60, 30))
    tie.isActive = true
    #expect(place() == 164)
  }

  @Test func `goes on standing alone when the superview goes and comes, or is hidden and shown`() {
    let (child, mate) = (box("child", in: view), box("mate", in: view))
    child.pinToSuperview(
      with: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0), edges: [.top, .left, .bottom])
    mate.pinToSuperview(edges: [.top, .bottom])
    for inner in [child, mate] {
      inner.widthAnchor.constraint(equalToConstant: 12).isActive = true
    }
    mate.leftAnchor.constraint(equalTo: child.rightAnchor).isActive = true
    mate.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 1).at(250)
    let pins = outer.constraints.filter { $0.firstItem === view }
    _ = place()
    #expect(mate.frame.minX == 17)
    child.hideView()
    view.hideView()
    view.showView()
    _ = place()
    #expect(mate.frame == rect(1, 0, 12, 30) && view.frame == rect(20, 10, 60, 30))
    view.removeFromSuperview()
    outer.addSubview(view)
    NSLayoutConstraint.activate(pins)
    _ = place()
    #expect(mate.frame == rect(1, 0, 12, 30) && view.frame == rect(20, 10, 60, 30))
    child.showView()
    _ = place()
    #expect(mate.frame.minX == 17 && child.frame == rect(5, 0, 12, 30))
  }

  @Test func `goes back and forth a thousand times, and leaves nothing behind`() throws {
    sibling.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    #expect(place() == 80)
    view.hideView()
    #expect(place() == 1)
    let engine = try #require(outer.ownEngine)
    let ids = outer.constraints.map(\.row.id)
    let boxes = engine.boxes.count
    for _ in 0..<1000 {
      view.showView()
      #expect(place() == 80)
      view.hideView()
      #expect(place() == 1)
    }
    #expect(outer.constraints.map(\.row.id) == ids && engine.boxes.count == boxes)
    #expect(view.outsideConstraints.count == 3)
  }
}

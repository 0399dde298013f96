import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Pinning to the superview` {
  let outer = root(400, 300)

  @Test func `all edges with insets`() {
    let view = box("box", in: outer)
    view.pinToSuperview(with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20))
    outer.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 360, 260))
  }

  @Test func `without arguments the view fills its superview`() {
    let view = UIView()
    outer.addSubview(view)
    view.pinToSuperview()
    outer.layoutIfNeeded()
    #expect(view.frame == outer.bounds)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: [
    (UIRectEdge.top, CGRect(x: 0, y: 10, width: 50, height: 40)),
    (.left, CGRect(x: 20, y: 0, width: 50, height: 40)),
    (.bottom, CGRect(x: 0, y: 230, width: 50, height: 40)),
    (.right, CGRect(x: 330, y: 0, width: 50, height: 40)),
    (UIRectEdge([.left, .right]), CGRect(x: 20, y: 0, width: 360, height: 40)),
  ])
  func `only the edges asked for, with the content's size otherwise`(
    edges: UIRectEdge, frame: CGRect
  ) {
    let view = ContentView("box", width: 50, height: 40, in: outer)
    view.pinToSuperview(
      with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20), edges: edges)
    outer.layoutIfNeeded()
    #expect(view.frame == frame)
    #expect(outer.constraints.count == edges.rawValue.nonzeroBitCount)
  }

  @Test func `without a superview nothing happens`() {
    let view = UIView()
    view.pinToSuperview()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.constraints.isEmpty)
  }
}

import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A layer` {
  @Test func `is another name for its view's geometry`() {
    let outer = root(100, 80)
    let view = UIView(frame: rect(10, 20, 30, 40))
    outer.addSubview(view)
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == rect(10, 20, 30, 40))
    #expect(view.layer.bounds == rect(0, 0, 30, 40))
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    #expect(view.layer.superlayer === outer.layer && outer.layer.superlayer == nil)
    #expect(outer.layer.sublayers == [view.layer] && view.layer.sublayers == nil)
    view.layer.position = CGPoint(x: 15, y: 20)
    #expect(view.frame == rect(0, 0, 30, 40))
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
  }

  @Test func `does not keep its view`() {
    weak var view: UIView?
    let layer: CALayer
    do {
      let made = UIView()
      (view, layer) = (made, made.layer)
    }
    #expect(view == nil && layer.superlayer == nil)
  }
}

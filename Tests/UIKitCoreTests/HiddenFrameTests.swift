import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `The frame of a hidden view` {
  let outer = root(200, 100)

  /// A view from edge to edge, 8 points from the left and 4 from the top.
  private func stretch(_ view: UIView) {
    outer.addSubview(view)
    view.pinToSuperview(with: UIEdgeInsets(top: 4, left: 8, bottom: 40, right: 0))
    outer.layoutIfNeeded()
    #expect(view.frame == rect(8, 4, 192, 56))
  }

  @Test func `stays where and as large as it was`() {
    let view = UIView()
    stretch(view)
    view.hideView()
    outer.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(view.frame == rect(8, 4, 192, 56))
  }

  @Test func `follows the size of its content`() {
    let label = UILabel()
    label.text = "Name"
    stretch(label)
    label.hideView()
    outer.layoutIfNeeded()
    #expect(label.frame == rect(8, 4, 32, 16))
    label.text = "Names"
    outer.layoutIfNeeded()
    #expect(label.frame == rect(8, 4, 40, 16))
    label.showView()
    outer.layoutIfNeeded()
    #expect(label.frame == rect(8, 4, 192, 56))
  }

  @Test func `follows its own constraints, and the content of views in it`() {
    let (view, label) = (UIView(), UILabel())
    label.text = "Name"
    view.addSubview(label)
    label.pinToSuperview(edges: [.left, .right, .top])
    stretch(view)
    view.heightAnchor.constraint(equalToConstant: 20).at(900)
    view.hideView()
    outer.layoutIfNeeded()
    #expect(view.frame == rect(8, 4, 32, 20) && label.frame == rect(0, 0, 32, 16))
  }
}

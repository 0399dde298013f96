import Foundation
import Testing

@testable import UIKitCore

/// What constraints make of a scroll view's content; numbers are those of `Tests/FieldCases.md`.
@MainActor @Suite struct `Scrolled content` {
  let outer = root(40, 20)
  let scrollView = UIScrollView()
  let container: UIView

  init() {
    outer.addSubview(scrollView)
    scrollView.pinToSuperview()
    container = box("container", in: scrollView)
    container.pinToSuperview()
  }

  /// Rows from top to bottom in the container, which ends with the last.
  private func fill(_ heights: [CGFloat]) -> [NSLayoutConstraint] {
    container.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    var above = container.topAnchor
    let sizes = heights.map { height in
      let row = box("row", in: container)
      row.pinToSuperview(edges: [.left, .right])
      row.topAnchor.constraint(equalTo: above).isActive = true
      above = row.bottomAnchor
      let size = row.heightAnchor.constraint(equalToConstant: height)
      size.isActive = true
      return size
    }
    container.bottomAnchor.constraint(equalTo: above).isActive = true
    return sizes
  }

  @Test func `C3: as high as what shows by force, contradicts what is higher, and never scrolls`() {
    let height = container.heightAnchor.constraint(equalTo: scrollView.heightAnchor)
    height.isActive = true
    let sizes = fill([6, 24])
    var found = conflicts { outer.layoutIfNeeded() }
    #expect(found.map { $0.constraints.contains(height) } == [true])
    #expect(scrollView.contentSize == CGSize(width: 40, height: 20))
    scrollView.contentOffset.y = 10
    #expect(scrollView.contentOffset == .zero)
    sizes[1].constant = 14
    found = conflicts { outer.layoutIfNeeded() }
    #expect(found.isEmpty && container.frame == rect(0, 0, 40, 20))
  }

  @Test(arguments: [false, true])
  func `goes with its scroll view, whatever outside it was tied to`(moves: Bool) {
    let other = box("other", in: outer)
    other.pinToSuperview(edges: [.bottom, .right])
    let label = ContentView("label", width: 5, height: 2, in: container)
    label.pinToSuperview()
    label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3).at(500)
    outer.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 5, 2))
    if moves { other.addSubview(scrollView) } else { scrollView.removeFromSuperview() }
    outer.layoutIfNeeded()
    #expect(outer.subviews == [other])
    #expect(scrollView.superview === (moves ? other : nil))
    #expect(other.frame == rect(40, 20, 0, 0))
  }

  @Test func `C6: is as wide as the widest of a column that no width is asked of`() {
    let stack = UIStackView()
    stack.axis = .vertical
    container.addSubview(stack)
    stack.pinToSuperview()
    for width in [30, 70, 50] as [CGFloat] {
      stack.addArrangedSubview(ContentView("row", width: width, height: 8, in: stack))
    }
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 70, height: 24))
    stack.arrangedSubviews[1].hideView()
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 50, height: 16))
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 16))
  }
}

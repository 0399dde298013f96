import Foundation
import Testing

@testable import UIKitCore

/// What people report of scroll views and constraints, by number of `Tests/FieldCases.md`.
@MainActor @Suite struct `Reported cases of scroll views` {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  let container: UIView
  let rows: [UIView]
  /// The container is as high as what shows of it.
  let sameHeight: NSLayoutConstraint

  init() {
    container = box("container", in: scroll)
    rows = ["first", "second", "third"].map { [container] in box($0, in: container) }
    container.pinToSuperview()
    container.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    sameHeight = container.heightAnchor.constraint(equalTo: scroll.heightAnchor)
    for (row, height) in zip(rows, [6.0, 6, 12]) {
      row.pinToSuperview(edges: [.left, .right])
      row.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    rows[0].topAnchor.constraint(equalTo: container.topAnchor, constant: 1).isActive = true
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 1).isActive = true
    }
  }

  private func pinTheEnd() {
    container.bottomAnchor.constraint(equalTo: rows[2].bottomAnchor, constant: 1).isActive = true
  }

  @Test func `C1: content of equal height at a low priority is as high as its rows`() {
    pinTheEnd()
    sameHeight.at(250)
    scroll.layoutIfNeeded()
    #expect(container.frame == rect(0, 0, 40, 28))
    #expect(scroll.contentSize == CGSize(width: 40, height: 28))
  }

  @Test func `C2: with the last row hidden the low priority and the failover win`() {
    pinTheEnd()
    sameHeight.at(250)
    container.bottomAnchor.constraint(
      greaterThanOrEqualTo: rows[1].bottomAnchor, constant: 1
    ).isActive = true
    rows[2].hideView()
    scroll.layoutIfNeeded()
    #expect(container.frame.height == 20)
    #expect(scroll.contentSize == CGSize(width: 40, height: 20))
    rows[2].showView()
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.height == 28)
  }

  @Test func `C3: content that has to be as high as the view and is higher is a conflict`() {
    pinTheEnd()
    sameHeight.at(1000)
    let conflicts = conflicts { scroll.layoutIfNeeded() }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.constraints.contains(sameHeight) == true)
    #expect(conflicts.first?.yielding === sameHeight)
    #expect(scroll.contentSize.height == 28)
  }

  @Test func `C4: without an end of the last row the content's height is ambiguous`() {
    scroll.layoutIfNeeded()
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
    #expect(container.hasAmbiguousLayout)
    pinTheEnd()
    scroll.layoutIfNeeded()
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    #expect(!container.hasAmbiguousLayout)
  }

  @Test func `C6: a column without a width of its own grows sideways`() {
    let scroll = UIScrollView(frame: rect(0, 0, 80, 48))
    let label = UILabel()
    label.text = "a line of text that is far too long"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    scroll.addSubview(stack)
    stack.pinToSuperview()
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 35 * 8, height: 16))
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    label.numberOfLines = 0
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 80, height: 64))
  }

  @Test func `C7: content grows with a row, and the offset stays`() {
    pinTheEnd()
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = 5
    let height = rows[1].constraints.first { $0.firstAttribute == .height }
    height?.constant = 206
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.height == 228)
    #expect(scroll.contentOffset.y == 5)
    #expect(rows[2].frame.minY == 215)
  }

  @Test func `C8: an offset that the content no longer reaches moves back`() {
    pinTheEnd()
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = 8
    rows[0].constraints.first { $0.firstAttribute == .height }?.constant = 2
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.height == 24)
    #expect(scroll.contentOffset.y == 4)
  }
}

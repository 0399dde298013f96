import Foundation
import Testing

@testable import UIKitCore

/// What is around a hidden view gives its room back.
@MainActor @Suite struct `Content closes up` {
  let outer = root(40, 20)
  let scrollView = UIScrollView()

  init() {
    outer.addSubview(scrollView)
    scrollView.pinToSuperview()
  }

  @Test func `in a scroll view, down to what a failover asks for`() {
    let container = box("container", in: scrollView)
    container.pinToSuperview()
    container.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    container.heightAnchor.constraint(equalTo: scrollView.heightAnchor).at(250)
    let rows = [6, 6, 12].map { (height: CGFloat) in
      let row = box("row", in: container)
      row.pinToSuperview(edges: [.left, .right])
      row.heightAnchor.constraint(equalToConstant: height).isActive = true
      return row
    }
    var above = container.topAnchor
    for row in rows {
      row.topAnchor.constraint(equalTo: above, constant: 1).isActive = true
      above = row.bottomAnchor
    }
    container.bottomAnchor.constraint(equalTo: above, constant: 1).isActive = true
    let failover = container.bottomAnchor.constraint(
      greaterThanOrEqualTo: rows[1].bottomAnchor, constant: 1)
    failover.isActive = true
    outer.layoutIfNeeded()
    #expect(container.frame == rect(0, 0, 40, 28))
    #expect(scrollView.contentSize == CGSize(width: 40, height: 28))
    rows[2].isHidden = true
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 28))
    rows[2].hideView()
    outer.layoutIfNeeded()
    #expect(container.frame == rect(0, 0, 40, 20))
    #expect(scrollView.contentSize == CGSize(width: 40, height: 20))
    #expect(rows[2].missingFailovers.isEmpty)
    rows[2].isHidden = false
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 28))
  }

  @Test(arguments: WayOfHiding.allCases)
  func `in a stack in a scroll view`(way: WayOfHiding) {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 1
    scrollView.addSubview(stack)
    stack.pinToSuperview()
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    let rows = [6, 6, 12].map { (height: CGFloat) in
      let row = ContentView("row", height: height, in: stack)
      stack.addArrangedSubview(row)
      return row
    }
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 26))
    way.hide(rows[1])
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 19))
    #expect(rows[2].frame == rect(0, 7, 40, 12))
    way.hide(rows[2])
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 6))
    way.show(rows[1])
    way.show(rows[2])
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 26))
  }

  @Test(arguments: WayOfHiding.allCases)
  func `in a cell that is asked for its height, where a stack arranges it`(way: WayOfHiding) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let stack = UIStackView()
    stack.axis = .vertical
    cell.contentView.addSubview(stack)
    stack.pinToSuperview()
    let rows = [16, 32].map { (height: CGFloat) in
      let row = ContentView("row", height: height, in: stack)
      stack.addArrangedSubview(row)
      return row
    }
    #expect(height(of: cell) == 48)
    way.hide(rows[1])
    #expect(height(of: cell) == 16)
    way.show(rows[1])
    #expect(height(of: cell) == 48)
  }

  @Test func `in a cell without a stack where the view is collapsed and has a failover`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (a, b) = (
      ContentView("a", height: 16, in: cell.contentView),
      ContentView("b", height: 32, in: cell.contentView)
    )
    a.pinToSuperview(edges: [.left, .top, .right])
    b.pinToSuperview(edges: [.left, .bottom, .right])
    b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
    a.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).at(250)
    #expect(height(of: cell) == 48)
    b.isHidden = true
    #expect(height(of: cell) == 48)
    b.hideView()
    #expect(height(of: cell) == 16)
    b.isHidden = false
    #expect(height(of: cell) == 48)
  }

  /// The height that the cell's content asks for in a width of 100.
  private func height(of cell: UITableViewCell) -> CGFloat {
    cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `around a hidden stack, whose inside goes on acting`() {
    let fixture = StackFixture(.vertical)
    let inner = UIStackView()
    fixture.stack.spacing = 5
    fixture.add("a", 10, 10)
    fixture.stack.addArrangedSubview(inner)
    let views = ["x", "y"].map { ContentView($0, width: 20, height: 10, in: inner) }
    for view in views { inner.addArrangedSubview(view) }
    let last = fixture.add("b", 10, 10)
    fixture.root.layoutIfNeeded()
    #expect(last.frame.minY == 30 && views[1].frame == rect(20, 0, 20, 10))
    inner.hideView()
    inner.spacing = 4
    fixture.root.layoutIfNeeded()
    #expect(last.frame.minY == 15)
    #expect(inner.frame.size == CGSize(width: 44, height: 10))
    #expect(views[1].frame == rect(24, 0, 20, 10))
    views[0].hideView()
    fixture.root.layoutIfNeeded()
    #expect(views[1].frame.minX == 0)
    inner.showView()
    fixture.root.layoutIfNeeded()
    #expect(last.frame.minY == 30 && views[1].frame.minX == 0 && views[0].isHidden)
  }
}

/// A hidden view's own constraints and those inside it, by frames.
@MainActor @Suite struct `A hidden view` {
  let outer = root(200, 100)
  let view: UIView

  init() {
    view = box("view", in: outer)
    view.pinToSuperview(
      with: UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0), edges: [.top, .left])
  }

  @Test func `takes a new size of its own, with what is pinned to it and its guides`() {
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    let child = box("child", in: view)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      width, height,
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
      child.leftAnchor.constraint(equalTo: guide.leftAnchor),
      child.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    child.pinToSuperview(edges: [.top, .bottom])
    outer.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 100, 50) && child.frame == rect(5, 0, 90, 50))
    view.hideView()
    width.constant = 60
    outer.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 60, 50) && child.frame == rect(5, 0, 50, 50))
    view.showView()
    outer.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 60, 50) && child.frame == rect(5, 0, 50, 50))
  }

  @Test func `lets go of its superview, a sibling and their guides, as its descendants do`() {
    let sibling = box("sibling", in: outer)
    let child = box("child", in: view)
    sibling.pinToSuperview(edges: [.left])
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 20),
      sibling.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
      sibling.widthAnchor.constraint(equalTo: child.widthAnchor, constant: 6),
      sibling.heightAnchor.constraint(equalToConstant: 8),
      child.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor, constant: 20),
      child.widthAnchor.constraint(equalToConstant: 30),
    ])
    child.pinToSuperview(edges: [.top, .bottom])
    sibling.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1).at(250)
    sibling.widthAnchor.constraint(equalToConstant: 12).at(250)
    outer.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 100, 20) && child.frame == rect(8, 0, 30, 20))
    #expect(sibling.frame == rect(0, 34, 36, 8))
    view.hideView()
    outer.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 100, 20))
    #expect(sibling.frame == rect(0, 1, 12, 8))
    view.showView()
    outer.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 150, 20) && child.frame == rect(8, 0, 30, 20))
    #expect(sibling.frame == rect(0, 34, 36, 8))
  }

  @Test(arguments: [true, false])
  func `gets no key and no mouse, and no focus when it is back`(collapses: Bool) {
    let window = TestWindow(columns: 20, rows: 4)
    var presses: [String] = []
    let buttons = ["a", "b"].map { name in
      let button = UIButton(primaryAction: UIAction(title: name) { _ in presses.append(name) })
      window.addSubview(button)
      return button
    }
    buttons[0].frame = rect(0, 0, 80, 16)
    buttons[1].frame = rect(0, 16, 80, 16)
    window.strike(.keyboardTab)
    #expect(buttons[0].isFocused)
    if collapses { buttons[0].hideView() } else { buttons[0].isHidden = true }
    window.strike(.keyboardReturnOrEnter)
    window.click(column: 2, row: 0)
    #expect(presses == ["b"] && buttons[1].isFocused)
    buttons[0].isHidden = false
    window.layoutIfNeeded()
    #expect(buttons[1].isFocused)
    window.click(column: 2, row: 0)
    #expect(presses == ["b", "a"])
  }
}

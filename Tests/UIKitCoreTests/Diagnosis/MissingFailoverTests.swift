import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A missing failover` {
  let column = Column()
  let panel = root(640, 48)

  private func missing(_ view: UIView) -> [String] { view.missingFailovers.map(\.description) }

  @Test func `is named when the view is hidden`() throws {
    #expect(column.b.missingFailovers.isEmpty)
    column.b.hideView()
    #expect(missing(column.b) == ["B hidden: nothing now decides where C is vertically"])
    let lack = try #require(column.b.missingFailovers.first)
    #expect(lack.hiddenView === column.b && lack.view === column.c)
    #expect(lack.axis == .vertical && lack.lack == .position)
    column.b.showView()
    #expect(column.b.missingFailovers.isEmpty)
  }

  @Test func `is the same before and after a layout`() {
    _ = column.frames()
    column.b.hideView()
    let early = missing(column.b)
    _ = column.frames()
    #expect(early == missing(column.b) && early.count == 1)
  }

  @Test(arguments: [false, true])
  func `of a scroll view's content that is tied outside of it is looked for`(laysOut: Bool) {
    let (scrollView, content) = (UIScrollView(), UIView())
    panel.addSubview(scrollView)
    scrollView.pinToSuperview()
    scrollView.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
    content.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
    if laysOut { panel.layoutIfNeeded() }
    content.hideView()
    #expect(missing(content) == [])
  }

  @Test func `names what holds the content of a cell or a header after that`() {
    let (cell, header) = (UITableViewCell(), UITableViewHeaderFooterView())
    #expect(cell.contentView.itemName == "UITableViewCell.contentView")
    #expect(header.contentView.itemName == "UITableViewHeaderFooterView.contentView")
    cell.accessibilityIdentifier = "row"
    let label = UILabel()
    cell.contentView.addSubview(label)
    let edge = label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
    #expect(edge.notation == "UILabel.leading == row.contentView.leading")
    cell.contentView.accessibilityIdentifier = "content"
    #expect(cell.contentView.itemName == "content")
  }

  /// A box with a label over another, and a wish for its height; then the lower one is hidden.
  private func missing(inBoxOf height: CGFloat, lines: Int) -> [String] {
    let box = box("box", in: panel)
    let (a, b) = (UILabel(), UILabel())
    for (label, name) in [(a, "a"), (b, "b")] {
      label.accessibilityIdentifier = name
      label.text = "text"
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor).isActive = true
    }
    box.pinToSuperview(edges: [.left, .right, .top])
    box.heightAnchor.constraint(equalToConstant: height).at(250)
    a.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
    b.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    b.hideView()
    return missing(b)
  }

  @Test(arguments: [0.0, 8, 15, 16, 40, 64])
  func `is told of a label that nothing keeps in a box, whatever height that wishes for`(
    height: CGFloat
  ) {
    let lack = ["b hidden: nothing now keeps a inside box"]
    #expect(missing(inBoxOf: height, lines: 0) == lack)
    // One line gets no higher: it has room, or has not.
    #expect(missing(inBoxOf: height, lines: 1) == (height < 16 ? lack : []))
  }

  @Test func `is not a header of one line with nothing below it`() {
    let (header, button, body) = (UILabel(), UIButton(), UIView())
    header.text = "Header"
    button.setTitle("Button", for: .normal)
    for view in [header, button, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(view)
    }
    header.pinToSuperview(edges: [.top, .left])
    button.pinToSuperview(edges: [.right])
    button.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
    body.pinToSuperview(edges: [.left, .right, .bottom])
    body.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
    body.hideView()
    #expect(missing(body) == [])
  }

  /// Trees that a label and one behind it are put into.
  enum Tree: CaseIterable {
    case view, window, keyWindow, controller, controllerInWindow, controllerInKeyWindow
  }

  @Test(arguments: Tree.allCases, [false, true])
  func `is named in any tree, on the screen or not, laid out or not`(tree: Tree, laysOut: Bool) {
    let window = UIWindow(frame: rect(0, 0, 160, 64))
    let controller = UIViewController()
    let panel: UIView =
      switch tree {
      case .view: root(160, 64)
      case .window, .keyWindow: window
      case .controller, .controllerInWindow, .controllerInKeyWindow: controller.view
      }
    if tree == .controllerInWindow || tree == .controllerInKeyWindow {
      window.rootViewController = controller
    }
    if tree == .keyWindow || tree == .controllerInKeyWindow { window.makeKeyAndVisible() }
    let (first, last) = (UILabel(), UILabel())
    for (label, text) in [(first, "first"), (last, "last")] {
      (label.text, label.accessibilityIdentifier) = (text, text)
      label.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(label)
      label.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
    }
    first.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
    last.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).isActive = true
    if laysOut {
      panel.layoutIfNeeded()
      #expect(last.frame == rect(48, 0, 32, 16))
    }
    first.hideView()
    let lack = ["first hidden: nothing now decides where last is horizontally"]
    #expect(missing(first) == lack)
    panel.layoutIfNeeded()
    #expect(missing(first) == lack)
    first.showView()
    #expect(missing(first).isEmpty)
  }

  @Test func `is none where there is a failover, of each kind`() {
    let ways: [() -> NSLayoutConstraint] = [
      { column.c.topAnchor.constraint(equalTo: column.a.bottomAnchor, constant: 2).at(250) },
      { column.c.topAnchor.constraint(equalTo: column.root.topAnchor, constant: 1).at(1) },
      { column.c.bottomAnchor.constraint(equalTo: column.root.bottomAnchor).at(250) },
    ]
    for way in ways {
      let failover = way()
      column.b.hideView()
      #expect(missing(column.b).isEmpty)
      failover.isActive = false
      #expect(missing(column.b).count == 1)
      column.b.showView()
    }
  }

  @Test func `is named once, not for what only follows`() {
    let d = box("D", in: column.root)
    d.topAnchor.constraint(equalTo: column.c.bottomAnchor, constant: 2).isActive = true
    d.heightAnchor.constraint(equalTo: column.c.heightAnchor).isActive = true
    d.pinToSuperview(edges: [.left, .right])
    column.b.hideView()
    #expect(missing(column.b) == ["B hidden: nothing now decides where C is vertically"])
    #expect(d.hasAmbiguousLayout)
  }

  @Test func `is none of what was open before`() {
    let stray = box("stray", in: column.root)
    stray.topAnchor.constraint(greaterThanOrEqualTo: column.b.bottomAnchor).isActive = true
    column.gap.isActive = false
    column.b.hideView()
    #expect(missing(column.b).isEmpty)
    #expect(stray.hasAmbiguousLayout && column.c.hasAmbiguousLayout)
  }

  @Test func `may be of a size`() {
    let other = box("other", in: column.root)
    other.widthAnchor.constraint(equalTo: column.b.widthAnchor, multiplier: 0.5).isActive = true
    other.heightAnchor.constraint(equalTo: column.b.heightAnchor).isActive = true
    other.pinToSuperview(edges: [.top, .left])
    column.gap.isActive = false
    column.b.hideView()
    #expect(
      missing(column.b) == [
        "B hidden: nothing now decides how wide other is",
        "B hidden: nothing now decides how high other is",
      ])
  }

  @Test func `may be that a view stays inside its superview`() {
    let button = ContentView("button", width: 272, height: 16, in: panel)
    let label = ContentView("label", width: 80, height: 16, in: panel)
    panel.accessibilityIdentifier = "root"
    button.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 8).isActive = true
    label.leftAnchor.constraint(equalTo: button.rightAnchor, constant: 8).isActive = true
    panel.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 8).isActive = true
    for view in [button, label] { view.pinToSuperview(edges: [.top, .bottom]) }
    label.hideView()
    #expect(missing(label) == ["label hidden: nothing now keeps button inside root"])
    #expect(label.missingFailovers.map(\.lack) == [.containment])
    let wish = button.rightAnchor.constraint(equalTo: panel.rightAnchor, constant: -8).at(500)
    #expect(missing(label).isEmpty)
    wish.isActive = false
    #expect(missing(label).count == 1)
    button.rightAnchor.constraint(lessThanOrEqualTo: panel.rightAnchor, constant: -8).isActive =
      true
    #expect(missing(label).isEmpty)
    label.showView()
    button.hideView()
    #expect(missing(button) == ["button hidden: nothing now keeps label inside root"])
  }

  /// Views in a row from one edge of the panel to the other.
  private func row() -> [UIView] {
    let names = ["a", "b", "c"]
    let views = names.map { ContentView($0, width: 40, height: 16, in: panel) }
    var before = panel.leadingAnchor
    for view in views {
      view.leadingAnchor.constraint(equalTo: before, constant: 8).isActive = true
      before = view.trailingAnchor
    }
    panel.trailingAnchor.constraint(equalTo: before, constant: 8).isActive = true
    return views
  }

  @Test func `of containment is named once, for the last in a row`() {
    let views = row()
    views[2].hideView()
    #expect(missing(views[2]) == ["c hidden: nothing now keeps b inside root"])
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func `of containment is the same in whatever order two are hidden`(order: [Int]) {
    let views = row()
    for place in order { views[place].hideView() }
    #expect(missing(views[1]) == ["b hidden: nothing now keeps a inside root"])
    #expect(missing(views[2]).isEmpty)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `is the same in whatever order a view and one in it are hidden`(order: [Int]) {
    let outer = box("outer", in: panel)
    let (inner, beside) = (box("inner", in: outer), box("beside", in: outer))
    outer.pinToSuperview()
    inner.pinToSuperview(edges: [.top, .left])
    beside.pinToSuperview(edges: .top)
    for view in [inner, beside] {
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 16).isActive = true
    }
    beside.leftAnchor.constraint(equalTo: inner.rightAnchor).isActive = true
    let lack = ["inner hidden: nothing now decides where beside is horizontally"]
    for place in order { [outer, inner][place].hideView() }
    #expect(missing(inner) == lack && missing(outer).isEmpty)
    outer.showView()
    #expect(missing(inner) == lack && missing(outer).isEmpty)
  }

  @Test func `of containment is none in a column that grows freely, with a bypass around each`() {
    var rows: [UIView] = []
    for place in 0..<6 {
      let row = ContentView("row\(place)", width: 40, height: 4, in: panel)
      let above = rows.last?.bottomAnchor ?? panel.topAnchor
      row.leftAnchor.constraint(equalTo: panel.leftAnchor).isActive = true
      row.topAnchor.constraint(equalTo: above, constant: 2).isActive = true
      if let bypassed = rows.dropLast().last {
        row.topAnchor.constraint(equalTo: bypassed.bottomAnchor, constant: 2).at(250)
      }
      rows.append(row)
    }
    for row in rows.dropFirst() {
      row.hideView()
      #expect(missing(row) == [])
      row.showView()
    }
  }

  @Test func `of two hidden views is told of the one that makes the difference`() {
    column.a.hideView()
    #expect(missing(column.a) == ["A hidden: nothing now decides where B is vertically"])
    column.b.hideView()
    #expect(missing(column.a).isEmpty)
    #expect(missing(column.b) == ["B hidden: nothing now decides where C is vertically"])
    column.c.topAnchor.constraint(equalTo: column.a.bottomAnchor, constant: 2).at(250)
    column.a.showView()
    #expect(missing(column.b).isEmpty)
    column.a.hideView()
    #expect(missing(column.a) == ["A hidden: nothing now decides where C is vertically"])
    #expect(missing(column.b).isEmpty)
  }

  @Test func `is not of a hidden view that makes no difference`() {
    let badge = box("badge", in: column.root)
    badge.topAnchor.constraint(equalTo: column.c.topAnchor).isActive = true
    badge.pinToSuperview(edges: .left)
    column.b.hideView()
    badge.hideView()
    #expect(missing(badge).isEmpty)
    #expect(missing(column.b) == ["B hidden: nothing now decides where C is vertically"])
  }

  @Test func `of a hidden view in a stack is what the app tied to it`() {
    let fixture = StackFixture(.vertical, width: 100)
    let (a, b) = (fixture.add("a", 10, 20), fixture.add("b", 20, 30))
    let note = box("note", in: fixture.root)
    note.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    note.leftAnchor.constraint(equalTo: fixture.stack.rightAnchor).isActive = true
    note.widthAnchor.constraint(equalToConstant: 10).isActive = true
    note.heightAnchor.constraint(equalToConstant: 10).isActive = true
    fixture.root.layoutIfNeeded()
    a.hideView()
    #expect(missing(a).isEmpty)
    b.hideView()
    #expect(missing(b) == ["b hidden: nothing now decides where note is vertically"])
  }

  @Test func `of a view with a frame of its own is named too`() {
    let framed = UIView(frame: rect(10, 4, 20, 5))
    framed.accessibilityIdentifier = "framed"
    column.root.addSubview(framed)
    column.gap.isActive = false
    column.c.topAnchor.constraint(equalTo: framed.bottomAnchor).isActive = true
    _ = column.frames()
    framed.hideView()
    #expect(missing(framed) == ["framed hidden: nothing now decides where C is vertically"])
  }

  @Test func `is none without a superview, and none of what lies in the hidden view`() {
    let inner = box("inner", in: column.b)
    inner.topAnchor.constraint(equalTo: column.a.topAnchor).isActive = true
    column.gap.isActive = false
    column.b.hideView()
    #expect(missing(column.b).isEmpty)
    column.b.removeFromSuperview()
    #expect(missing(column.b).isEmpty)
  }

  @Test func `of what hangs on a guide is named for the view that does`() {
    let guide = UILayoutGuide()
    column.root.addLayoutGuide(guide)
    column.gap.isActive = false
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: column.b.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 4),
      column.c.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    #expect(column.frames()[2] == rect(0, 15, 40, 2))
    column.b.hideView()
    #expect(missing(column.b) == ["B hidden: nothing now decides where C is vertically"])
    guide.topAnchor.constraint(equalTo: column.a.bottomAnchor).at(250)
    #expect(missing(column.b).isEmpty)
  }

  @Test func `is looked for without changing anything`() {
    let frames = column.frames()
    column.b.hideView()
    let hidden = column.frames()
    for _ in 0..<3 { _ = column.b.missingFailovers }
    #expect(column.frames() == hidden)
    column.b.showView()
    #expect(column.frames() == frames)
  }

  @Test(arguments: [false, true])
  func `of containment counts the superview's size, laid out or not`(laysOut: Bool) {
    let outer = box("outer", in: panel)
    outer.pinToSuperview(with: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    let button = ContentView("button", width: 40, height: 16, in: outer)
    let label = ContentView("label", width: 80, height: 16, in: outer)
    button.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    label.leftAnchor.constraint(equalTo: button.rightAnchor).isActive = true
    label.rightAnchor.constraint(equalTo: outer.rightAnchor).isActive = true
    for view in [button, label] { view.pinToSuperview(edges: .top) }
    if laysOut { panel.layoutIfNeeded() }
    label.hideView()
    #expect(missing(label) == ["label hidden: nothing now keeps button inside outer"])
  }

  @Test func `is not of a view inside a superview whose size only the hidden view was tied to`() {
    let (badge, last) = (box("badge", in: panel), box("last", in: panel))
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 40),
      last.widthAnchor.constraint(equalToConstant: 80),
      last.rightAnchor.constraint(equalTo: panel.rightAnchor, constant: -8),
      badge.rightAnchor.constraint(equalTo: last.leftAnchor, constant: -8),
    ])
    let failover = badge.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 8).at(500)
    last.hideView()
    #expect(missing(last).isEmpty)
    failover.constant = 608
    #expect(missing(last) == ["last hidden: nothing now keeps badge inside root"])
  }

  @Test func `may be of a view that is tied to another whose place is decided otherwise now`() {
    let (near, middle, far) = (box("near", in: panel), box("middle", in: panel), box("far"))
    panel.addSubview(far)
    near.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 5).isActive = true
    middle.leftAnchor.constraint(equalTo: near.leftAnchor).at(750)
    middle.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 10).at(500)
    far.leftAnchor.constraint(equalTo: middle.leftAnchor).at(250)
    far.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 5).at(250)
    #expect(missing(near).isEmpty)
    near.hideView()
    #expect(missing(near) == ["near hidden: nothing now decides where far is horizontally"])
  }
}

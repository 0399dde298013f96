import Testing
import UIKit

@MainActor @Suite struct `Layout libraries` {
  private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `keep what they make, to update, remake and remove it`() {
    let root = root(200, 100)
    let (box, label) = (UIView(), UILabel())
    root.addSubview(box)
    box.addSubview(label)
    label.numberOfLines = 0
    label.text = "four words in here"
    box.stored.make { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(20)
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalTo(root).offset(-84).priority(UILayoutPriority.defaultHigh)
      make.height.greaterThanOrEqualTo(44).labeled("min")
    }
    label.stored.make { $0.edges.equalToSuperview().inset(8) }
    root.layoutIfNeeded()
    #expect(box.place == [16, 20, 100, 48])
    #expect(label.place == [24, 28, 84, 32])
    #expect(box.stored.labeled("min").map(\.constant) == [44])
    box.stored.update { $0.height.greaterThanOrEqualTo(60) }
    root.layoutIfNeeded()
    #expect(box.place == [16, 20, 100, 60])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.stored.make {
      $0.size.equalTo(CGSize(width: 40, height: 20))
      $0.top.equalTo(root)
      $0.leading.equalTo(root)
    }
    box.stored.remake {
      $0.size.equalTo(guide).multipliedBy(2).priority(900)
      $0.center.equalToSuperview()
    }
    label.stored.remove()
    root.layoutIfNeeded()
    #expect(box.place == [60, 30, 80, 40])
    #expect(box.constraints.isEmpty && root.constraints.count == 8)
  }

  @Test func `shorten anchors of views and guides`() {
    let card = HelperCardView()
    let root = show(card, 336, 120)
    #expect(card.picture.place == [15, 14, 160, 90])
    #expect(card.caption.place == [183, 12, 139, 96])
    #expect(card.badge.place == [15, 14, 12, 12])
    #expect(card.safeZone.layoutFrame.points == [14, 12, 308, 96])
    #expect(card.wide.allSatisfy { !$0.isActive })
    NSLayoutConstraint.deactivate(card.constraints.filter { $0.secondItem === card.picture })
    card.wide.activate()
    root.layoutIfNeeded()
    #expect(card.caption.place == [0, 0, 336, 120])
  }

  @Test func `pin by items and attributes, with a priority for a block`() {
    let header = PinnedHeaderView()
    header.titleLabel.text = "Title"
    show(header, 216, 80)
    #expect(header.mark.place == [8, 8, 40, 44])
    #expect(header.titleLabel.place == [56, 8, 40, 16])
    #expect(
      header.columns.map(\.place) == [[4, 60, 67, 16], [75, 60, 67, 16], [145, 60, 67, 16]])
    #expect(header.columns.allSatisfy { $0.constraints.isEmpty })
    #expect(header.mark.commonSuperview(with: header.titleLabel) === header)
    let loose = header.constraints.first { $0.firstItem === header.titleLabel && $0.constant == -8 }
    #expect(loose?.relation == .lessThanOrEqual && loose?.priority == .defaultHigh)
  }

  @Test func `relate any number of views by operators`() {
    let root = root(200, 100)
    let (a, b, label) = (UIView(), UIView(), UILabel())
    label.text = "text"
    for view in [a, b, label] { root.addSubview(view) }
    let group = constrain(root, a, b, label) { root, a, b, label in
      a.left == root.left + 4
      a.top == root.top
      a.bottom == root.bottom - 8
      a.width == root.width / 4 + 10
      b.left == a.right + 8
      b.right <= root.right - 2
      b.top == a.top
      b.height == 30
      b.width == a.height / 2
      label.baseline == b.baseline
      label.left == b.right
      #expect(label.text == "text")
    }
    root.layoutIfNeeded()
    #expect(a.place == [4, 0, 60, 92])
    #expect(b.place == [72, 0, 46, 30])
    #expect(label.place == [118, 14, 32, 16])
    #expect(group.active)
    group.active = false
    #expect(root.constraints.isEmpty)
    constrain(a, replacing: group) { a in a.width == 7 }
    root.layoutIfNeeded()
    #expect(group.active && a.bounds.width == 7)
  }
}

@MainActor @Suite struct `Controls and containers of an app` {
  @Test func `are as high as what wraps in them`() {
    let control = TagControl()
    control.tags = ["one", "two", "three", "four"]
    let below = UILabel()
    let stack = UIStackView(arrangedSubviews: [control, below])
    stack.axis = .vertical
    below.text = "below"
    let root = place(stack, in: 120, 100)
    // Two rows 20 apart; the shadow below is no part of the layout.
    #expect(control.frame.points == [0, 0, 120, 46])
    #expect(
      control.labels.map(\.place) == [
        [8, 4, 24, 16], [40, 4, 24, 16], [72, 4, 40, 16], [8, 24, 32, 16],
      ])
    #expect(below.frame.minY == 44)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(below.frame.minY == 24)
    #expect(control.point(inside: CGPoint(x: -5, y: -5), with: nil))
  }

  @Test func `keep room around a text`() {
    let label = InsetLabel()
    label.numberOfLines = 0
    label.text = "two words"
    label.contentInsets = UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8)
    let root = place(label, in: 160, 100)
    #expect(label.frame.points == [0, 0, 160, 48])
    root.frame.size.width = 64
    root.layoutIfNeeded()
    #expect(label.frame.points == [0, 0, 64, 64])
  }

  @Test func `talk in sections of bubbles`() throws {
    let controller = SectionedChatController()
    controller.sections = [
      ("Monday", [ChatLine(text: "Hi", isIncoming: true)]),
      ("Tuesday", [ChatLine(text: String(repeating: "word ", count: 8), isIncoming: false)]),
    ]
    let window = show(controller, 320, 400)
    let table = try #require(controller.tableView)
    func cell(_ section: Int) throws -> ChatLineCell {
      try #require(
        table.cellForRow(at: IndexPath(row: 0, section: section)) as? ChatLineCell)
    }
    #expect(try cell(0).frame.points == [0, 50, 320, 64])
    #expect(try cell(0).bubble.place == [16, 58, 48, 48])
    #expect(try cell(1).frame.points == [0, 164, 320, 80])
    #expect(try cell(1).bubble.place == [54, 172, 250, 64])
    #expect(try cell(1).lineLabel.bounds.height == 32)
    window.resize(to: 160, 400)
    #expect(try cell(1).bubble.place == [16, 172, 128, 96])
  }

  @Test func `have tables as high as their rows`() {
    final class Rows: NSObject, UITableViewDataSource {
      var count = 2
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let (table, rows, below) = (SelfSizingTableView(), Rows(), UILabel())
    table.rowHeight = 32
    table.dataSource = rows
    below.text = "below"
    let stack = UIStackView(arrangedSubviews: [table, below])
    stack.axis = .vertical
    let root = place(stack, in: 200, 300)
    #expect(table.frame.points == [0, 0, 200, 64])
    rows.count = 3
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.frame.points == [0, 0, 200, 96] && below.frame.minY == 96)
  }

  @Test func `exchange one child for another`() {
    let controller = SwitchingController()
    let (first, second) = (UIViewController(), UIViewController())
    let window = show(controller, 320, 480)
    controller.exchange(for: first)
    window.layoutIfNeeded()
    #expect(controller.bar.place == [0, 0, 320, 44])
    #expect(first.view.place == [0, 44, 320, 387])
    controller.exchange(for: second)
    _ = window.snapshot(columns: 40, rows: 30)
    #expect(controller.children == [second] && first.view.superview == nil)
    #expect(second.view.place == [0, 44, 320, 387])
    second.unembed()
    #expect(controller.children.isEmpty && controller.panel.subviews.isEmpty)
    controller.embed(first)
    #expect(first.parent === controller && first.view.superview === controller.view)
  }
}

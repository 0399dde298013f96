import Testing
import UIKit

@MainActor @Suite struct `A table` {
  @Test func `lays out cells that an app wrote`() throws {
    let settings = SettingsViewController()
    let window = show(settings, 320, 320)
    let table = try #require(settings.tableView)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).points == [0, 76, 320, 48])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).points == [0, 152, 320, 48])
    let music = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SettingCell)
    #expect(music.nameLabel.place == [16, 36, 40, 16])
    #expect(music.toggle.place == [256, 36, 48, 16])
    let share = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)) as? SettingCell)
    #expect(share.nameLabel.place == [16, 160, 216, 16])
    #expect(share.toggle.place == [248, 160, 56, 16])
    share.toggle.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(settings.sections[1].settings[0].isOn)
    #expect(share.nameLabel.place == [16, 160, 224, 16])
  }

  @Test func `has headers that an app wrote, and titles that it changes`() throws {
    let list = CityListViewController()
    list.groups = [("A", ["Aachen", "Augsburg"]), ("B", ["Berlin"])]
    let window = show(list, 320, 240)
    let header = try #require(list.tableView.headerView(forSection: 1) as? LetterHeaderView)
    #expect(header.place == [0, 96, 320, 32])
    #expect(header.letterLabel.place == [16, 104, 8, 16])
    #expect(header.countLabel.place == [296, 104, 8, 16] && header.countLabel.text == "1")
    #expect(list.tableView.footerView(forSection: 1)?.textLabel?.text == "THE END")
    list.groups.removeFirst()
    list.tableView.reloadData()
    window.layoutIfNeeded()
    let letters = (0..<2).compactMap { list.tableView.headerView(forSection: $0) }
    #expect(letters.map(\.place) == [[0, 0, 320, 32]])
  }

  @Test func `has rows as high as another cell measures them`() throws {
    let chat = ChatViewController()
    let window = show(chat, 320, 200)
    chat.append(
      Message(text: "A message that is long enough to take two lines", isOutgoing: false))
    chat.append(Message(text: "Fine", isOutgoing: true))
    window.layoutIfNeeded()
    let cells = chat.tableView.visibleCells.compactMap { $0 as? ChatBubbleCell }
    #expect(cells.map(\.place) == [[0, 0, 320, 56], [0, 56, 320, 40]])
    #expect(cells.map(\.bubbleView.place) == [[8, 4, 240, 48], [264, 60, 48, 32]])
    #expect(cells.map(\.messageLabel.place) == [[16, 12, 224, 32], [272, 68, 32, 16]])
  }

  @Test func `has a header, a footer, and rows that come and go`() throws {
    let invoice = InvoiceViewController()
    let window = show(invoice, 320, 240)
    let footer = try #require(invoice.tableView.tableFooterView)
    #expect(invoice.headerLabel.place == [16, 8, 288, 16])
    #expect(footer.place == [0, 32, 320, 32])
    invoice.add(.init(name: "Paper", price: 12))
    invoice.add(.init(name: "Ink", price: 30))
    window.layoutIfNeeded()
    #expect(footer.place == [0, 96, 320, 32])
    #expect(invoice.totalLabel.text == "Total: 42")
    invoice.removeItem(at: 0)
    window.layoutIfNeeded()
    #expect(footer.place == [0, 64, 320, 32])
    #expect(invoice.tableView.visibleCells.map { $0.textLabel?.text } == ["Ink"])
    window.resize(to: 160, 240)
    #expect(invoice.headerLabel.place == [16, 8, 128, 48])
    #expect(footer.place == [0, 96, 160, 32])
  }

  @Test func `puts tiles that measure themselves into columns`() {
    let tiles = TilesViewController(texts: [
      ("One", "short"), ("Two", "a text that takes three lines or so"), ("Three", "x"),
    ])
    show(tiles, 320, 240)
    #expect(
      tiles.tiles.map(\.place) == [[8, 8, 148, 56], [164, 8, 148, 88], [8, 72, 148, 56]])
    #expect(tiles.tiles[1].textLabel.place == [172, 40, 132, 48])
    #expect(tiles.contentHeight == 136)
  }
}

@MainActor @Suite struct `A feed` {
  let feed = FeedViewController(
    posts: (0..<40).map {
      Post(author: "Author \($0)", text: "A text that takes two lines in a narrow window \($0)")
    })

  private func cell(_ row: Int) -> PostCell? {
    feed.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell
  }

  @Test func `has rows as high as what shows in them, which open and close in place`() throws {
    let window = show(feed, 320, 240)
    #expect(cell(1)?.place == [0, 56, 320, 56])
    let first = try #require(cell(0))
    #expect(first.moreButton.place == [16, 30, 64, 16])
    first.moreButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(first.bodyLabel.place == [16, 30, 288, 32])
    #expect(first.moreButton.place == [16, 66, 64, 16])
    #expect(cell(1)?.place == [0, 92, 320, 56])
    window.resize(to: 640, 240)
    #expect(first.bodyLabel.place == [16, 30, 384, 16])
    #expect(cell(1)?.place == [0, 76, 640, 56])
    first.moreButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(cell(1)?.place == [0, 56, 640, 56])
  }

  @Test func `scrolls to its last row exactly, whatever was estimated`() throws {
    feed.posts[39].isExpanded = true
    let window = show(feed, 320, 240)
    feed.showLatest()
    window.layoutIfNeeded()
    #expect(cell(39)?.place == [0, 148, 320, 92])
    #expect(cell(38)?.place == [0, 92, 320, 56])
    cell(38)?.hideView()
    window.layoutIfNeeded()
    #expect(cell(37)?.place == [0, 92, 320, 56])
  }
}

import Testing
import UIKit

@MainActor @Suite struct `An app's view` {
  @Test func `edits its table`() throws {
    let controller = PlacesViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    let window = show(navigation, 320, 240)
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem && button.title == "Edit")
    #expect(!controller.isEditing && button.style == .plain)
    let action = try #require(button.primaryAction)
    UIControl().sendAction(action)
    #expect(controller.isEditing && button.title == "Done" && button.style == .done)
    let cell = try #require(controller.tableView.visibleCells.first as? CountingCell)
    #expect(cell.isEditing && cell.log.calls == ["setEditing true"])
    controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    window.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Oslo"])
    controller.isEditing = false
    #expect(button.title == "Edit")
  }

  @Test(arguments: [true, false])
  func `selects nothing when its table appears, unless it says so`(clears: Bool) {
    let controller = PlacesViewController(style: .plain)
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: controller)
    let window = show(navigation, 320, 240)
    defer { window.rootViewController = nil }
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : path))
  }

  @Test func `has backgrounds behind its row`() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
    let (plain, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    show(cell, 320, 48)
    #expect(cell.subviews == [plain, cell.contentView] && plain.place == [0, 0, 320, 48])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(selected.place == [0, 0, 320, 48])
    cell.selectionStyle = .none
    cell.isHighlighted = true
    #expect(cell.subviews == [plain, cell.contentView])
    cell.backgroundView = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `is a card whose button follows its state`() {
    let card = ProfileCardView()
    card.nameLabel.text = "Ada"
    card.bioLabel.text = "Wrote programs"
    var isFollowed = false
    card.onFollow = { isFollowed = $0 }
    let root = place(card, in: 320, 240)
    #expect(card.place == [0, 0, 320, 56])
    #expect(card.followButton.place == [232, 8, 80, 16])
    #expect(card.bioLabel.place == [8, 32, 304, 16])
    card.followButton.sendActions(for: .touchUpInside)
    root.layoutIfNeeded()
    #expect(isFollowed && card.followButton.place == [208, 8, 104, 16])
  }

  @Test func `is a cloud of tags`() {
    let cloud = TagCloud()
    cloud.tags = ["swift", "layout", "tui"]
    let root = place(cloud, in: 160, 240)
    #expect(cloud.place == [0, 0, 160, 40])
    #expect(cloud.labels.map(\.place) == [[0, 0, 64, 16], [72, 0, 72, 16], [0, 24, 48, 16]])
    cloud.spacing = 16
    root.layoutIfNeeded()
    #expect(cloud.labels[1].place == [80, 0, 72, 16])
  }
}

@MainActor @Suite struct `A font's line` {
  @Test func `is a cell on its baseline`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 30, weight: .bold)
    #expect(font.lineHeight == 16 && font.ascender == 16 && font.descender == 0)
    #expect(font.leading == 0 && font.capHeight == 16 && font.xHeight == 16)
    #expect(font == UIFont.boldSystemFont(ofSize: 30))
  }

  @Test func `is not scaled`() {
    let font = UIFont.systemFont(ofSize: 30)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 12) == 12)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40).pointSize == 30)
  }

  @Test func `is as thin as a cell where an app asks the traits`() {
    #expect(UIViewController().traitCollection.displayScale == 0.0625)
  }
}

@Suite struct `A way to hold a device` {
  @Test(arguments: [
    (UIInterfaceOrientation.portrait, UIInterfaceOrientationMask.portrait, UInt(2)),
    (.portraitUpsideDown, .portraitUpsideDown, 4), (.landscapeRight, .landscapeRight, 8),
    (.landscapeLeft, .landscapeLeft, 16),
  ])
  func `has its bit in a mask`(
    orientation: UIInterfaceOrientation, mask: UIInterfaceOrientationMask, bits: UInt
  ) {
    #expect(mask.rawValue == bits && bits == 1 << UInt(orientation.rawValue))
    #expect(mask == UIInterfaceOrientationMask(rawValue: bits))
    #expect(UIInterfaceOrientationMask.all.contains(mask))
    #expect(UIInterfaceOrientationMask.landscape.contains(mask) == orientation.isLandscape)
    #expect(
      UIInterfaceOrientationMask.allButUpsideDown.contains(mask)
        == (orientation != .portraitUpsideDown))
  }

  @Test func `has UIKit's numbers`() {
    #expect(UIInterfaceOrientation.unknown.rawValue == 0)
    #expect(!UIInterfaceOrientation.unknown.isPortrait)
    #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    #expect(UIStatusBarStyle.lightContent.rawValue == 1 && UIStatusBarStyle.default.rawValue == 0)
    #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
    #expect(UIEvent.EventSubtype.none.rawValue == 0)
  }

  @MainActor @Test func `fills are as UIKit has them`() {
    let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill]
    #expect(fills.allSatisfy { $0 != .quaternarySystemFill })
  }
}

import Testing
import UIKit

@MainActor @Suite struct `Views of an app` {
  @Test func `stand in nested stacks`() {
    let header = ProfileHeaderView()
    let root = place(header, in: 400, 300)
    header.show(name: "Ada", handle: "ada", stats: [("posts", 1), ("likes", 2), ("friends", 3)])
    root.layoutIfNeeded()
    #expect(header.place == [0, 0, 400, 128])
    #expect(header.avatarView.place == [16, 16, 64, 64])
    #expect(header.nameStack.place == [96, 32, 192, 32])
    #expect(header.followButton.place == [304, 40, 80, 16])
    #expect(
      header.statLabels.map(\.place) == [
        [16, 96, 117, 16], [141, 96, 117, 16], [267, 96, 117, 16],
      ])
    header.show(name: "Ada", handle: "", stats: [])
    root.layoutIfNeeded()
    #expect(header.nameStack.place == [96, 40, 192, 16])
  }

  @Test func `turn with the direction of reading`() {
    let row = ContactRowView()
    row.nameLabel.text = "Ada"
    row.timeLabel.text = "9:41"
    let root = show(row, 320, 48)
    #expect(row.avatarView.place == [24, 8, 32, 32])
    #expect(row.nameLabel.place == [72, 16, 200, 16])
    #expect(row.timeLabel.place == [280, 16, 32, 16])
    #expect(row.markView.place == [0, 0, 4, 48])
    row.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(row.readsFromRightToLeft)
    #expect(row.avatarView.place == [264, 8, 32, 32])
    #expect(row.nameLabel.place == [48, 16, 200, 16])
    #expect(row.timeLabel.place == [8, 16, 32, 16])
    #expect(row.markView.place == [0, 0, 4, 48])
  }

  @Test func `lie where visual formats say`() {
    let controller = VisualFormatViewController()
    show(controller, 320, 240)
    #expect(controller.titleLabel.place == [24, 48, 128, 16])
    #expect(controller.valueLabel.place == [168, 48, 128, 16])
    #expect(controller.divider.place == [24, 72, 272, 2])
    #expect(controller.footerLabel.place == [16, 90, 112, 16])
    let box = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.addSubview(box)
    box.fillSuperviewVisually(inset: 10)
    root.layoutIfNeeded()
    #expect(box.place == [10, 10, 80, 40])
  }

  @Test func `have the same space between them`() {
    let view = SpacedButtonsView()
    view.setTitles(["A", "BB", "CCC"])
    let root = show(view, 320, 40)
    #expect(
      view.buttons.map(\.place) == [[44, 12, 40, 16], [128, 12, 48, 16], [220, 12, 56, 16]])
    #expect(view.spacerFrames.map(\.points[2]) == [44, 44, 44, 44])
    #expect(view.groupGuide.layoutFrame.points == [44, 12, 232, 16])
    view.setTitles(["A"])
    root.layoutIfNeeded()
    #expect(view.buttons.map(\.place) == [[140, 12, 40, 16]])
    #expect(view.groupGuide.layoutFrame.points == [140, 12, 40, 16])
    #expect(view.layoutGuides.count == 3)
  }

  @Test func `update their constraints when asked`() {
    let view = DensityView()
    let root = show(view, 100, 100)
    #expect(view.top.place == [0, 0, 100, 42] && view.bottom.place == [0, 58, 100, 42])
    view.density = .compact
    root.layoutIfNeeded()
    #expect(view.top.place == [0, 0, 100, 48] && view.bottom.place == [0, 52, 100, 48])
    #expect(view.updateCount == 2)
    let controller = UpdatingViewController()
    let window = show(controller, 320, 240)
    #expect(controller.box.place == [80, 100, 160, 40])
    controller.isExpanded = true
    window.layoutIfNeeded()
    #expect(controller.box.place == [0, 70, 320, 100])
  }

  @Test func `are put where layoutSubviews says`() {
    let cloud = TagCloudView()
    cloud.tags = ["one", "three", "five"]
    place(cloud, in: 100, 200)
    #expect(cloud.place == [0, 0, 100, 40])
    #expect(cloud.labels.map(\.place) == [[0, 0, 24, 16], [32, 0, 40, 16], [0, 24, 32, 16]])
    let panel = SpringsAndStrutsView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    panel.frame.size = CGSize(width: 200, height: 80)
    #expect(panel.header.frame.points == [0, 0, 200, 20])
    #expect(panel.corner.frame.points == [180, 60, 20, 20])
    #expect(panel.middle.frame.points == [95, 35, 10, 10])
  }

  @Test func `stand at thirds by item and attribute`() {
    let view = ThirdsView()
    let root = show(view, 320, 50)
    #expect(view.boxes.map(\.place) == [[13, 12, 80, 20], [120, 12, 80, 20], [227, 12, 80, 20]])
    #expect(view.boxes[1].constraint(withIdentifier: "center 1")?.multiplier == 0.5)
    view.boxes[1].heightConstraint?.constant = 30
    root.layoutIfNeeded()
    #expect(view.boxes[1].place == [120, 12, 80, 30])
    view.boxes[0].removeAllConstraints()
    #expect(view.constraints.count == 6 && view.boxes[0].constraints.isEmpty)
  }
}

@MainActor @Suite struct `Libraries over anchors` {
  @Test func `have operators with priorities`() {
    let toolbar = OperatorToolbar()
    let root = show(toolbar, 400, 40)
    #expect(toolbar.icon.place == [8, 4, 32, 32])
    #expect(toolbar.field.place == [48, 4, 200, 32])
    #expect(toolbar.button.place == [282, 10, 110, 20])
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(toolbar.field.place == [48, 4, 151, 32])
    #expect(toolbar.button.place == [207, 10, 85, 20])
    #expect(toolbar.wish?.priority == .defaultHigh && toolbar.wish?.isActive == true)
  }

  @Test func `collect statements`() {
    let grid = BuilderGridView(rows: 2, columns: 3, gap: 10)
    place(grid, in: 320, 400)
    #expect(grid.place == [0, 0, 320, 74])
    #expect(grid.tiles[2].place == [220, 0, 100, 32] && grid.tiles[4].place == [110, 42, 100, 32])
    let square = BuilderGridView(rows: 2, columns: 3, gap: 10, isSquare: true)
    place(square, in: 320, 400)
    #expect(square.place == [0, 0, 320, 210])
  }

  @Test func `make and remake what closures describe`() {
    let dialog = MakerDialogView()
    let root = show(dialog, 400, 400)
    #expect(dialog.panel.place == [100, 100, 200, 200])
    #expect(dialog.title.place == [116, 116, 168, 32])
    #expect(dialog.footer.place == [100, 156, 200, 136])
    #expect(dialog.panel.layout.madeConstraints.count == 5)
    root.frame.size.width = 800
    root.layoutIfNeeded()
    #expect(dialog.panel.place == [250, 100, 300, 200])
    dialog.makeSmall()
    root.layoutIfNeeded()
    #expect(dialog.panel.place == [10, 10, 120, 120])
    #expect(dialog.title.place == [26, 26, 88, 32])
    #expect(dialog.footer.place == [10, 66, 120, 56])
    #expect(dialog.panel.layout.madeConstraints.count == 4)
  }

  @Test func `extend anchors of one axis`() {
    let view = ThumbnailView(caption: "Cat")
    let root = place(view, in: 300, 300, isWide: false)
    defer { withExtendedLifetime(root) {} }
    #expect(view.place == [0, 0, 100, 74])
    #expect(view.picture.place == [4, 0, 92, 46])
    #expect(view.caption.place == [38, 54, 24, 16])
    #expect(view.frameGuide.layoutFrame.points == [0, 2, 100, 74])
    #expect(view.ratio?.multiplier == 0.5)
  }
}

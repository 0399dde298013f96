import Testing
import UIKit

@MainActor @Suite struct `A control` {
  @Test func `moves its underline to the segment that is chosen`() {
    let bar = SegmentedBar(titles: ["One", "Two", "Three"])
    let root = show(bar, 300, 36)
    var changes: [Int] = []
    bar.addAction(
      UIAction { action in changes.append((action.sender as? SegmentedBar)?.selectedIndex ?? -1) },
      for: .valueChanged)
    #expect(
      bar.segmentFrames.map(\.points) == [[0, 0, 100, 32], [100, 0, 100, 32], [200, 0, 100, 32]])
    #expect(bar.underlineFrame.points == [8, 32, 84, 4])
    bar.selectSegment(at: CGPoint(x: 250, y: 10))
    root.layoutIfNeeded()
    #expect(bar.underlineFrame.points == [208, 32, 84, 4])
    #expect(changes == [2])
  }

  @Test func `of stars is as wide as they are many`() {
    let control = RatingControl()
    let root = place(control, in: 320, 100, isWide: false)
    #expect(control.place == [0, 0, 112, 16])
    #expect(control.stars.map(\.frame.minX) == [0, 24, 48, 72, 96])
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    control.rate(at: CGPoint(x: 50, y: 0))
    #expect(control.rating == 3)
    #expect(control.stars.map(\.isHighlighted) == [true, true, true, false, false])
    control.rating = 9
    #expect(control.rating == 5 && changes == 2)
    control.maximum = 3
    root.layoutIfNeeded()
    #expect(control.place == [0, 0, 64, 16])
    #expect(control.stars.map(\.place) == [[0, 0, 16, 16], [24, 0, 16, 16], [48, 0, 16, 16]])
  }

  @Test func `is as wide as its progress`() throws {
    let bar = ProgressBarView()
    let root = place(bar, in: 200, 100)
    bar.progress = 0.25
    root.layoutIfNeeded()
    #expect(bar.place == [0, 0, 200, 16] && bar.fillFrame.points == [0, 0, 50, 16])
    bar.progress = 2
    root.layoutIfNeeded()
    #expect(bar.fillFrame.points == [0, 0, 200, 16])
    let other = try #require(bar.constraint(withIdentifier: "progress")).setMultiplier(0.75)
    root.layoutIfNeeded()
    #expect(bar.fillFrame.points == [0, 0, 150, 16])
    #expect(other.isActive && bar.constraint(withIdentifier: "progress") === other)
  }

  @Test func `with a badge is aligned without it`() {
    let icon = BadgedIconView(count: 7)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    root.addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100).isActive = true
    icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(icon.place == [100, 92, 64, 56])
    #expect(icon.iconView.place == [100, 100, 48, 48])
    #expect(icon.badgeLabel.place == [136, 92, 24, 16])
    #expect(icon.badgeLabel.sizeThatFits(root.bounds.size) == CGSize(width: 24, height: 16))
  }

  @Test func `has its badge on the last baseline of its title`() {
    let view = BadgedTitleView()
    view.titleLabel.text = "some words on two lines"
    view.badgeLabel.text = "3"
    let root = place(view, in: 200, 100)
    let note = UILabel()
    note.text = "x"
    note.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(note)
    note.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
    note.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.titleLabel.place == [0, 0, 168, 32])
    #expect(view.badgeLabel.place == [176, 16, 24, 16])
    #expect(note.place == [0, 16, 8, 16])
  }

  @Test func `comes from a coder as well as from code`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let controller = try #require(CoderViewController(coder: coder))
    controller.avatar.initials = "AB"
    let window = show(controller, 320, 240)
    #expect(AvatarView.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
    #expect(controller.avatar.place == [16, 16, 40, 40])
    #expect(controller.avatar.label.place == [28, 28, 16, 16])
    #expect(controller.badge.place == [64, 28, 40, 16])
    controller.badge.count = 100
    window.layoutIfNeeded()
    #expect(controller.badge.place == [64, 28, 56, 16])
    #expect(controller.badge.clipsToBounds)
  }
}

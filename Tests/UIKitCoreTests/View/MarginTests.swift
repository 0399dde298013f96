import Foundation
import Testing

@testable import UIKitCore

/// Notes when its insets change.
@MainActor private final class Watching: UIView {
  var log: [String] = []
  override func layoutMarginsDidChange() { log.append("margins") }
  override func safeAreaInsetsDidChange() { log.append("safe area") }
}

/// A window whose edges something covers.
@MainActor final class CoveredWindow: UIWindow {
  var covered = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  override var safeAreaInsets: UIEdgeInsets { covered }
}

@MainActor @Suite struct `Layout margins` {
  let outer = root(100, 80)

  @Test func `are 8 all round unless set`() {
    #expect(outer.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let guided = box("guided", in: outer)
    pin(guided, to: outer.layoutMarginsGuide)
    outer.layoutIfNeeded()
    #expect(guided.frame == rect(8, 8, 84, 64))
    #expect(outer.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 64))
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin, CGFloat(2)),
    (.right, .rightMargin, 96), (.top, .topMargin, 1), (.bottom, .bottomMargin, 77),
    (.leading, .leadingMargin, 2), (.trailing, .trailingMargin, 96),
    (.centerX, .centerXWithinMargins, 49), (.centerY, .centerYWithinMargins, 39),
  ])
  func `each margin attribute lies at its margin`(
    own: NSLayoutConstraint.Attribute, margin: NSLayoutConstraint.Attribute, place: CGFloat
  ) {
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = box("view", in: outer)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 0),
      view.heightAnchor.constraint(equalToConstant: 0),
      NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: outer, attribute: margin,
        multiplier: 1, constant: 0),
    ])
    outer.layoutIfNeeded()
    #expect((own.axis == .horizontal ? view.frame.minX : view.frame.minY) == place)
  }

  @Test func `a child's own margin attribute lies inside the child`() {
    let view = box("view", in: outer)
    view.layoutMargins.left = 5
    NSLayoutConstraint(
      item: view, attribute: .leftMargin, relatedBy: .equal, toItem: outer, attribute: .left,
      multiplier: 1, constant: 20
    ).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 15)
  }

  @Test func `directional margins turn with the direction, others stay`() {
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(outer.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    #expect(outer.directionalLayoutMargins.leading == 9)
    outer.semanticContentAttribute = .unspecified
    #expect(outer.directionalLayoutMargins.leading == 7)
  }

  @Test func `preserved margins are at least what reaches in of the superview's`() {
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = UIView(frame: rect(5, 0, 80, 65))
    outer.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    outer.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 8, right: 8))
    view.frame.origin.x = 0
    outer.layoutIfNeeded()
    #expect(view.layoutMargins.left == 20)
    outer.layoutMargins.left = 30
    outer.layoutIfNeeded()
    #expect(view.layoutMargins.left == 30)
    view.preservesSuperviewLayoutMargins = false
    #expect(view.layoutMargins.left == 8)
  }

  @Test func `preserved margins reach content in the same layout`() {
    outer.layoutMargins.left = 24
    let view = box("view", in: outer)
    view.pinToSuperview()
    view.preservesSuperviewLayoutMargins = true
    let content = box("content", in: view)
    content.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(content.frame.minX == 24)
  }

  @Test func `margins that depend on themselves settle somewhere`() {
    outer.layoutMargins.left = 20
    let view = box("view", in: outer)
    let content = box("content", in: view)
    view.preservesSuperviewLayoutMargins = true
    // The wider the view, the nearer it comes to the margin, and the wider its own margin gets.
    NSLayoutConstraint.activate([
      view.rightAnchor.constraint(equalTo: outer.rightAnchor),
      content.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.rightAnchor),
      content.widthAnchor.constraint(equalToConstant: 80.01),
    ])
    outer.layoutIfNeeded()
    let frame = view.frame
    #expect(frame.maxX == 100 && frame.minX > 0 && frame.minX < 20)
    outer.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  @Test func `a view is told once that its margins changed`() {
    let view = Watching()
    view.layoutMargins.left = 9
    view.layoutMargins.left = 9
    #expect(view.log == ["margins"])
  }

  @Test(arguments: [(CGFloat(399), CGFloat(16)), (400, 20), (640, 20)])
  func `a controller's view keeps the system's margins at its sides`(
    width: CGFloat, side: CGFloat
  ) {
    let controller = UIViewController()
    controller.view.frame.size.width = width
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 3)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 3, right: side))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.right == 3)
  }

  @Test func `the system's margins follow the width of the window`() {
    let controller = UIViewController()
    let window = UIWindow(frame: rect(0, 0, 320, 100))
    window.rootViewController = controller
    let content = box("content", in: controller.view)
    pin(content, to: controller.view.layoutMarginsGuide)
    window.layoutIfNeeded()
    #expect(content.frame == rect(16, 0, 288, 100))
    window.frame.size.width = 480
    window.layoutIfNeeded()
    #expect(content.frame == rect(20, 0, 440, 100))
  }

  @Test func `guides tell where they lie before any layout`() {
    let view = root(800, 300)
    #expect(view.readableContentGuide.layoutFrame == rect(64, 8, 672, 284))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 784, 284))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    view.frame.size.width = 500
    #expect(view.readableContentGuide.layoutFrame == rect(8, 8, 484, 284))
  }

  @Test(arguments: [CGFloat(320), 800])
  func `of a cell's content line up with its label and separator`(width: CGFloat) {
    let views = [
      UITableViewCell(style: .default, reuseIdentifier: nil).contentView,
      UITableViewHeaderFooterView(reuseIdentifier: nil).contentView,
    ]
    for view in views {
      view.frame.size = CGSize(width: width, height: 44)
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
      view.layoutMargins.left = 4
      #expect(view.layoutMarginsGuide.layoutFrame == rect(4, 8, width - 20, 28))
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "label"
    cell.frame.size = CGSize(width: width, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(UITableView().separatorInset.left == 16)
  }

  @Test func `the readable width is at most 672 and in the middle`() {
    let wide = root(1000, 50)
    let content = box("content", in: wide)
    pin(content, to: wide.readableContentGuide)
    wide.layoutIfNeeded()
    #expect(content.frame == rect(164, 8, 672, 34))
    wide.frame.size.width = 400
    wide.layoutIfNeeded()
    #expect(content.frame == rect(8, 8, 384, 34))
  }
}

@MainActor @Suite struct `The safe area` {
  let window = CoveredWindow(frame: rect(0, 0, 200, 100))

  @Test func `of a view is what reaches into it of its superview's`() {
    window.covered = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let view = UIView(frame: rect(10, 10, 100, 75))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 13, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
    view.frame = rect(10, 40, 100, 60)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
  }

  @Test func `moves what is pinned to its guide, in the layout in which it changes`() {
    let view = box("view", in: window)
    view.pinToSuperview()
    let content = box("content", in: view)
    pin(content, to: view.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 200, 100))
    window.covered = UIEdgeInsets(top: 30, left: 4, bottom: 20, right: 6)
    window.layoutIfNeeded()
    #expect(content.frame == rect(4, 30, 190, 50))
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(4, 30, 190, 50))
  }

  @Test func `grows by what its controller adds, and tells view and controller`() {
    final class Telling: UIViewController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() { count += 1 }
      override func loadView() { view = Watching() }
    }
    window.covered.top = 10
    let controller = Telling()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 1, bottom: 0, right: 0)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 1, bottom: 0, right: 0))
    controller.additionalSafeAreaInsets.top = 7
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 17)
    #expect(controller.count == 2)
    #expect((controller.view as? Watching)?.log.count { $0 == "safe area" } == 2)
  }

  @Test func `ends when the view leaves its superview`() {
    window.covered.top = 10
    let view = Watching()
    window.addSubview(view)
    window.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `lies between the top and bottom layout guides`() {
    window.covered = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let content = box("content", in: controller.view)
    let line = box("line", in: controller.view)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      NSLayoutConstraint(
        item: line, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 2),
      line.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(content.frame.minY == 30 && content.frame.maxY == 80)
    #expect(line.frame.minY == 32 && line.frame.height == 20)
    #expect(controller.topLayoutGuide.length == 30 && controller.bottomLayoutGuide.length == 20)
  }

  @Test func `views that use no insets keep nothing for them`() {
    let view = box("view", in: window)
    view.pinToSuperview()
    window.layoutIfNeeded()
    #expect(view.insets == nil)
  }
}

/// Pins all four edges of a view to a guide's.
@MainActor private func pin(_ view: UIView, to guide: UILayoutGuide) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    view.topAnchor.constraint(equalTo: guide.topAnchor),
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
  ])
}

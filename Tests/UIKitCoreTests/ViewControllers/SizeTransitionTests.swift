import Foundation
import Testing

@testable import UIKitCore

private typealias TransitionContext = any UIViewControllerTransitionCoordinatorContext

@MainActor private final class TransitionNotes {
  var lines: [String] = []
}

@MainActor private final class NotingController: UIViewController {
  let name: String
  let notes: TransitionNotes

  init(_ name: String, _ notes: TransitionNotes) {
    self.name = name
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var width: Int { Int(view.bounds.width) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    notes.lines.append("\(name) \(width) to \(Int(size.width))")
    coordinator.animate { [self] context in
      let isSlow = context.isAnimated
      notes.lines.append("\(name) along at \(width), \(isSlow)")
    }
    coordinator.animate(alongsideTransition: nil) { [self] (context: TransitionContext) in
      let duration = context.transitionDuration
      notes.lines.append("\(name) after at \(width), \(duration)")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    notes.lines.append("\(name) class \(newCollection.horizontalSizeClass.rawValue)")
  }

  override func viewWillAppear(_ animated: Bool) { notes.lines.append("\(name) will appear") }

  override func viewIsAppearing(_ animated: Bool) {
    notes.lines.append("\(name) is appearing, \(view.window != nil)")
  }

  override func viewDidAppear(_ animated: Bool) { notes.lines.append("\(name) did appear") }
}

@MainActor @Suite struct `A window's new size` {
  private let notes = TransitionNotes()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `is told before it is there, and runs what goes along`() {
    let root = NotingController("root", notes)
    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(notes.lines == ["root will appear", "root is appearing, true", "root did appear"])
    notes.lines = []
    window.frame.size.width = 400
    #expect(
      notes.lines == [
        "root 320 to 400", "root along at 400, false", "root after at 400, 0.0",
      ])
    notes.lines = []
    window.frame.origin.x = 8
    window.bounds.size.width = 400
    #expect(notes.lines == [])
    window.bounds.size.width = 640
    #expect(notes.lines.prefix(2) == ["root class 2", "root 400 to 640"])
  }

  @Test func `is that of children as large, and of what is presented`() {
    let root = UIViewController()
    let (full, side) = (NotingController("full", notes), NotingController("side", notes))
    let presented = NotingController("presented", notes)
    window.rootViewController = root
    for child in [full, side] {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    full.view.frame = root.view.bounds
    full.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    side.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    notes.lines = []
    window.frame.size.width = 480
    let told = notes.lines.filter { $0.contains(" to ") }
    #expect(told == ["full 320 to 480", "presented 320 to 480"])
  }
}

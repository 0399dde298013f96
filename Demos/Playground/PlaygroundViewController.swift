import UIKit

/// The frame around the demos: a header that names them, the demo, a line about what happened, and
/// two lines of keys.
final class PlaygroundViewController: UIViewController, ChangeReporter {
  let header = TabsView()
  let stage = UIView()
  let status = StyledLine()
  let demoKeys = StyledLine()
  let playgroundKeys = StyledLine()
  let hint = UILabel()
  let ghosts = GhostView()
  var sheet: SheetView?
  /// What happened last.
  var news = News()
  private var statusHeight = NSLayoutConstraint()

  /// The demo on stage.
  private(set) var demo: DemoViewController

  /// Makes a playground that starts with a demo.
  init(demo: DemoViewController.Type) {
    self.demo = demo.init()
    super.init(nibName: nil, bundle: nil)
    news.action = Self.introduction(of: demo)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Layout

  override func viewDidLoad() {
    stage.clipsToBounds = true
    view.addSubview(stage)
    stage.pinToSuperview(edges: [.left, .right])
    for line in [header, status, demoKeys, playgroundKeys, hint] {
      line.translatesAutoresizingMaskIntoConstraints = false
      line.setContentHuggingPriority(.required, for: .vertical)
      line.setContentCompressionResistancePriority(.required, for: .vertical)
      view.addSubview(line)
      line.pinToSuperview(edges: [.left, .right])
    }
    header.onChoose = { [weak self] place in
      if let self { say(News(action: show(DemoViewController.all[place]))) }
    }
    stage.addSubview(ghosts)
    ghosts.isHidden = true
    ghosts.pinToSuperview()
    stackLines()
    put(demo)
  }

  /// Stacks the lines around the stage.
  ///
  /// The status grows over the stage when it has more to say, so that nothing moves. In a small
  /// window the lines hide, and what names the view's own edges is the failover.
  private func stackLines() {
    func below(
      _ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor, rows: CGFloat = 0,
      _ priority: Float = 1000
    ) {
      let constraint = lower.constraint(
        equalTo: upper, constant: rows * UIScreen.main.cellSize.height)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    below(view.topAnchor, header.topAnchor)
    below(header.bottomAnchor, stage.topAnchor)
    below(view.topAnchor, stage.topAnchor, 998)
    below(stage.bottomAnchor, demoKeys.topAnchor, rows: 1)
    below(stage.bottomAnchor, hint.topAnchor, 999)
    below(stage.bottomAnchor, view.bottomAnchor, 998)
    below(status.bottomAnchor, demoKeys.topAnchor)
    below(demoKeys.bottomAnchor, playgroundKeys.topAnchor)
    below(playgroundKeys.bottomAnchor, view.bottomAnchor)
    below(hint.bottomAnchor, view.bottomAnchor)
    statusHeight = status.heightAnchor.constraint(equalToConstant: 0)
    statusHeight.isActive = true
  }

  override func viewWillLayoutSubviews() {
    let (columns, rows) = sizeInCells
    let isSmall = columns < 40 || rows < 12
    for line in [header, status, demoKeys, playgroundKeys] {
      if isSmall { line.hideView() } else { line.showView() }
    }
    if isSmall { hint.showView() } else { hint.hideView() }
    updateText()
    let text = StyledLine.rows(of: status.pieces, columns: columns, limit: min(3, rows / 4))
    statusHeight.constant = CGFloat(text.count) * UIScreen.main.cellSize.height
  }

  /// The size of the window.
  var sizeInCells: (columns: Int, rows: Int) {
    let cell = UIScreen.main.cellSize
    return (
      Int((view.bounds.width / cell.width).rounded()),
      Int((view.bounds.height / cell.height).rounded())
    )
  }

  // MARK: Changes

  /// Makes a change to the demo's layout, lets what it moves go there cell by cell, and says what
  /// came of it.
  func report(_ change: @escaping () -> String?) {
    view.layoutIfNeeded()
    let before = LayoutRecord(of: demo.view)
    var result: String?
    UIView.animate(withDuration: 0.2) { [view] in
      result = change()
      view?.layoutIfNeeded()
    }
    guard let what = result else { return }
    demo.layoutDidChange()
    let after = LayoutRecord(of: demo.view)
    let warnings =
      [after.missingFailovers] + demo.looseViews.map(LayoutRecord.ambiguity) + [
        after.lost(since: before)
      ]
    say(
      News(
        action: "\(what): \(after.changes(since: before))", warnings: warnings.compactMap { $0 }))
    // What had the focus may be gone, and something that can have it be back.
    if UIFocusSystem.focusSystem(for: view)?.focusedItem == nil { focusDemo() }
  }

  /// Does what a command does, and says so.
  func run(_ command: DemoCommand) {
    if let what = command.run() { say(News(action: what)) }
  }

  /// Tells what happened.
  func say(_ news: News) {
    self.news = news
    view.setNeedsLayout()
  }

  override var keyCommands: [UIKeyCommand]? {
    let plain = sheet.map { $0.commands + [quit] } ?? keys.filter { $0.key != "Tab" }
    let changes = sheet == nil ? demo.commands + digits : []
    return changes.map { command in
      UIKeyCommand(title: command.title, input: command.key) { [weak self] _ in
        self?.report(command.run)
      }
    }
      + plain.map { command in
        UIKeyCommand(title: command.title, input: command.key) { [weak self] _ in
          self?.run(command)
        }
      }
  }

  // MARK: Demos

  /// Puts the demo on stage that comes some steps after the one there.
  func move(by step: Int) -> String {
    let all = DemoViewController.all
    let index = all.firstIndex { $0 == type(of: demo) } ?? 0
    return show(all[(index + step + all.count) % all.count])
  }

  /// Puts a demo on stage, and says what it is about.
  func show(_ type: DemoViewController.Type) -> String {
    demo.view.removeFromSuperview()
    demo.removeFromParent()
    demo = type.init()
    put(demo)
    return Self.introduction(of: type)
  }

  private static func introduction(of type: DemoViewController.Type) -> String {
    "\(type.name): \(type.summary)"
  }

  private func put(_ demo: DemoViewController) {
    addChild(demo)
    demo.reporter = self
    stage.insertSubview(demo.view, belowSubview: ghosts)
    demo.view.pinToSuperview()
    demo.didMove(toParent: self)
    ghosts.haunted = demo.view
    focusDemo()
  }

  override func viewDidAppear(_ animated: Bool) {
    focusDemo()
  }

  /// Gives the keyboard to the first thing in the demo that wants it.
  private func focusDemo() {
    UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: demo.view)
  }
}

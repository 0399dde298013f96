import UIKit

/// The frame around the demos: a header that names them, the demo, a line about what happened, and two
/// lines of keys.
final class PlaygroundViewController: UIViewController, ChangeReporter {
  private let header = TabsView()
  private let stage = UIView()
  private let status = UILabel()
  private let demoKeys = UILabel()
  private let playgroundKeys = UILabel()
  private let hint = UILabel()
  private let ghosts = GhostView()
  private var sheet: SheetView?
  private var lastAction = "press ? for help"

  /// The demo on stage.
  private(set) var demo: DemoViewController

  /// Makes a playground that starts with a demo.
  init(demo: DemoViewController.Type) {
    self.demo = demo.init()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Layout

  override func viewDidLoad() {
    for line in [header, status, demoKeys, playgroundKeys, hint] {
      line.translatesAutoresizingMaskIntoConstraints = false
      line.setContentHuggingPriority(.required, for: .vertical)
      line.setContentCompressionResistancePriority(.required, for: .vertical)
      line.lineBreakMode = .byTruncatingTail
      view.addSubview(line)
      line.pinToSuperview(edges: [.left, .right])
    }
    header.font = .boldSystemFont(ofSize: 17)
    header.onChoose = { [weak self] place in
      if let self { say(show(DemoViewController.all[place])) }
    }
    hint.text = "? help"
    stage.clipsToBounds = true
    view.addSubview(stage)
    stage.pinToSuperview(edges: [.left, .right])
    stage.addSubview(ghosts)
    ghosts.isHidden = true
    ghosts.pinToSuperview()
    stackLines()
    put(demo)
  }

  /// Stacks the lines around the stage.
  ///
  /// In a small window they hide, and what names the view's own
  /// edges is the failover.
  private func stackLines() {
    func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor, _ priority: Float = 1000)
    {
      let constraint = lower.constraint(equalTo: upper)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    below(view.topAnchor, header.topAnchor)
    below(header.bottomAnchor, stage.topAnchor)
    below(view.topAnchor, stage.topAnchor, 500)
    below(stage.bottomAnchor, status.topAnchor)
    below(stage.bottomAnchor, hint.topAnchor, 501)
    below(stage.bottomAnchor, view.bottomAnchor, 500)
    below(status.bottomAnchor, demoKeys.topAnchor)
    below(demoKeys.bottomAnchor, playgroundKeys.topAnchor)
    below(playgroundKeys.bottomAnchor, view.bottomAnchor)
    below(hint.bottomAnchor, view.bottomAnchor)
  }

  override func viewWillLayoutSubviews() {
    let (columns, rows) = sizeInCells
    let isSmall = columns < 40 || rows < 12
    for line in [header, status, demoKeys, playgroundKeys] {
      if isSmall { line.hideView() } else { line.showView() }
    }
    if isSmall { hint.showView() } else { hint.hideView() }
    updateText()
  }

  private var sizeInCells: (columns: Int, rows: Int) {
    let cell = UIScreen.main.cellSize
    return (
      Int((view.bounds.width / cell.width).rounded()),
      Int((view.bounds.height / cell.height).rounded())
    )
  }

  // MARK: Text

  private func updateText() {
    let (columns, rows) = sizeInCells
    let all = DemoViewController.all
    header.show(all.map { $0.name }, chosen: all.firstIndex { $0 == type(of: demo) } ?? 0)
    let hidden = hiddenNames(below: demo.view)
    status.text = [
      " \(columns)x\(rows)", hidden.isEmpty ? nil : "hidden: " + hidden.joined(separator: " "),
      lastAction,
    ].compactMap { $0 }.joined(separator: " | ")
    let numbers = demo.numberedViews.prefix(9).enumerated().map {
      "\($0.offset + 1) \($0.element.accessibilityIdentifier ?? "")"
    }
    demoKeys.text =
      " "
      + (demo.commands.map { "\($0.key) \($0.title)" } + numbers)
      .joined(separator: "  ")
    playgroundKeys.text =
      " "
      + keys.map { "\($0.key) \($0.title)" }
      .joined(separator: "  ")
  }

  private func hiddenNames(below view: UIView) -> [String] {
    view.subviews.flatMap { child in
      (child.isHidden ? [child.accessibilityIdentifier].compactMap { $0 } : [])
        + hiddenNames(below: child)
    }
  }

  // MARK: Keys

  private var keys: [DemoCommand] {
    [
      DemoCommand(key: "?", title: "help") { [self] in openHelp() },
      quit,
      DemoCommand(key: "n", title: "next") { [self] in move(by: 1) },
      DemoCommand(key: "p", title: "previous") { [self] in move(by: -1) },
      DemoCommand(key: "Tab", title: "focus") { nil },
      DemoCommand(key: "g", title: "ghosts") { [self] in
        ghosts.isHidden.toggle()
        return ghosts.isHidden ? "ghosts off" : "ghosts on"
      },
      DemoCommand(key: "D", title: "demos") { [self] in openList() },
    ]
  }

  private let quit = DemoCommand(key: "q", title: "quit") {
    UIApplication.shared.terminate()
    return nil
  }

  override var keyCommands: [UIKeyCommand]? {
    let digits = demo.numberedViews.prefix(9).enumerated().map { index, view in
      DemoCommand(key: "\(index + 1)", title: "") { [demo] in demo.toggle(view) }
    }
    let plain = sheet.map { $0.commands + [quit] } ?? keys.filter { $0.key != "Tab" }
    let changes = sheet == nil ? demo.commands + digits : []
    return changes.map { command in
      UIKeyCommand(title: command.title, input: command.key) { [weak self] _ in
        self?.report(command.run)
      }
    }
      + plain.map { command in
        UIKeyCommand(title: command.title, input: command.key) { [weak self] _ in
          if let what = command.run() { self?.say(what) }
        }
      }
  }

  /// Makes a change to the demo's layout, and says what came of it.
  func report(_ change: () -> String?) {
    view.layoutIfNeeded()
    let before = LayoutRecord(of: demo.view)
    guard let what = change() else { return }
    view.layoutIfNeeded()
    demo.layoutDidChange()
    let after = LayoutRecord(of: demo.view)
    say(
      [after.missingFailovers(since: before), "\(what): \(after.changes(since: before))"]
        .compactMap { $0 }.joined(separator: " | "))
    // What had the focus may be gone, and something that can have it be back.
    if UIFocusSystem.focusSystem(for: view)?.focusedItem == nil { focusDemo() }
  }

  private func say(_ what: String) {
    lastAction = what
    view.setNeedsLayout()
  }

  // MARK: Demos

  private func move(by step: Int) -> String {
    let all = DemoViewController.all
    let index = all.firstIndex { $0 == type(of: demo) } ?? 0
    return show(all[(index + step + all.count) % all.count])
  }

  private func show(_ type: DemoViewController.Type) -> String {
    demo.view.removeFromSuperview()
    demo.removeFromParent()
    demo = type.init()
    put(demo)
    return "\(type.name): \(type.summary)"
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

  // MARK: Sheets

  private func openHelp() -> String? {
    let about = type(of: demo)
    let digits = demo.numberedViews.isEmpty ? [] : [("1-9", "hide and show the numbered views")]
    let lines =
      ["\(about.name): \(about.summary)", ""]
      + (demo.commands.map { ($0.key, $0.title) } + digits).map(line) + [""]
      + (keys.map { ($0.key, $0.title) } + [("Ctrl-C", "quit")]).map(line)
      + [
        "", "Return, Space or the mouse press a button; arrows,",
        "Page Up and Down, Home, End and the wheel scroll.",
      ]
    open(SheetView(title: "help", lines: lines))
    return nil
  }

  private func line(_ key: String, _ title: String) -> String {
    "  \(key)\(String(repeating: " ", count: max(1, 13 - key.count)))\(title)"
  }

  private func openList() -> String? {
    let choices = DemoViewController.all.enumerated().map { index, type in
      DemoCommand(key: "\(index + 1)", title: type.name) { [self] in
        sheet?.close()
        return show(type)
      }
    }
    let lines = DemoViewController.all.enumerated().map { index, type in
      line("\(index + 1)  \(type.name)", type.summary)
    }
    open(SheetView(title: "demos", lines: lines + ["", "  a digit chooses"], choices: choices))
    return nil
  }

  private func open(_ sheet: SheetView) {
    self.sheet = sheet
    let focused = UIFocusSystem.focusSystem(for: view)?.focusedItem
    // What lies below takes no keys and no mouse meanwhile.
    stage.isUserInteractionEnabled = false
    sheet.onClose = { [weak self] in
      guard let self else { return }
      self.sheet = nil
      stage.isUserInteractionEnabled = true
      if let focused { UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: focused) }
    }
    view.addSubview(sheet)
    sheet.pinToSuperview()
  }
}

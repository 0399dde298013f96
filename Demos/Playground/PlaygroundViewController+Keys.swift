import UIKit

extension PlaygroundViewController {
  /// The keys that work whatever the demo.
  var keys: [DemoCommand] {
    [
      DemoCommand(key: "?", title: "help") { [self] in openHelp() },
      quit,
      DemoCommand(key: "n", title: "next", help: "next demo") { [self] in move(by: 1) },
      DemoCommand(key: "p", title: "previous", help: "previous demo") { [self] in move(by: -1) },
      DemoCommand(key: "Tab", title: "focus", help: "move the focus") { nil },
      DemoCommand(key: "g", title: "ghosts", help: "ghosts of hidden views, on/off") { [self] in
        ghosts.isHidden.toggle()
        return ghosts.isHidden
          ? "ghosts off" : "ghosts on: dots where hidden views were"
      },
      DemoCommand(key: "D", title: "demos", help: "list the demos") { [self] in openList() },
    ]
  }

  /// Ends the program.
  var quit: DemoCommand {
    DemoCommand(key: "q", title: "quit") {
      UIApplication.shared.terminate()
      return nil
    }
  }

  /// The digits, each with the name of the view that it hides and shows.
  var digits: [DemoCommand] {
    demo.numberedViews.prefix(9).enumerated().map { index, view in
      let name = view.accessibilityIdentifier ?? ""
      return DemoCommand(key: "\(index + 1)", title: name, help: "hide/show \(name)") { [demo] in
        demo.toggle(view)
      }
    }
  }

  // MARK: Sheets

  private func openHelp() -> String? {
    open(SheetView(title: "help") { [weak self] in self?.helpLines ?? [] })
    return nil
  }

  /// What the keys do, and what the status says now.
  private var helpLines: [String] {
    let about = type(of: demo)
    let news = statusPieces.map(\.text).joined().trimmingCharacters(in: .whitespaces)
    return ["\(about.name): \(about.summary)", ""]
      + (demo.commands + digits).map { line($0.key, $0.help) } + [""]
      + keys.map { line($0.key, $0.help) }
      + [line("Ctrl-C", "quit"), line("Ctrl-L", "draw the screen again")]
      + [
        "", "Return, Space or the mouse press a button; arrows,",
        "Page Up and Down, Home, End and the wheel scroll.", "", "now: \(news)",
      ]
  }

  private func line(_ key: String, _ title: String) -> String {
    "  \(key)\(String(repeating: " ", count: max(1, 13 - key.count)))\(title)"
  }

  private func openList() -> String? {
    let choices = DemoViewController.all.enumerated().map { index, type in
      DemoCommand(
        key: "\(index + 1)", title: type.name,
        help: line("\(index + 1)  \(type.name)", type.summary)
      ) { [self] in
        sheet?.close()
        return show(type)
      }
    }
    open(SheetView(title: "demos", choices: choices) { ["", "  a digit or a click chooses"] })
    return nil
  }

  private func open(_ sheet: SheetView) {
    self.sheet = sheet
    let focused = UIFocusSystem.focusSystem(for: view)?.focusedItem
    // What lies below takes no keys and no mouse meanwhile.
    stage.isUserInteractionEnabled = false
    sheet.onChoose = { [weak self] in self?.run($0) }
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

import UIKit

/// A page of text over everything else; it scrolls when it is taller than the screen.
final class SheetView: UIView {
  /// Called when the sheet has gone.
  var onClose: () -> Void = {}

  private let scrollView = UIScrollView()
  private let choices: [DemoCommand]

  /// The keys that work while the sheet is open.
  var commands: [DemoCommand] {
    choices
      + ["?", "D", UIKeyCommand.inputEscape].map { key in
        DemoCommand(key: key, title: "close") { [self] in
          close()
          return nil
        }
      }
  }

  init(title: String, lines: [String], choices: [DemoCommand] = []) {
    self.choices = choices
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let text = UILabel()
    text.numberOfLines = 0
    text.text = (["\(title)   (Escape closes)", ""] + lines).joined(separator: "\n")
    addSubview(scrollView)
    scrollView.addSubview(text)
    scrollView.pinToSuperview(with: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))
    text.pinToSuperview()
    text.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -8).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawCells(on canvas: CellCanvas) {
    canvas.fill(column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows)
  }

  /// Takes the sheet away.
  func close() {
    removeFromSuperview()
    onClose()
  }
}

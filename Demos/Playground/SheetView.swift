import UIKit

/// A page of text over everything else, with choices above it; it scrolls when it is taller than
/// the screen.
final class SheetView: UIView {
  /// Called when the sheet has gone.
  var onClose: () -> Void = {}

  /// Called with the choice that was clicked.
  var onChoose: (DemoCommand) -> Void = { _ in }

  private let scrollView = UIScrollView()
  private let label = UILabel()
  private let lines: () -> [String]
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

  /// Makes a page of choices and the lines there are; ``updateText()`` asks for them again.
  init(title: String, choices: [DemoCommand] = [], lines: @escaping () -> [String]) {
    (self.lines, self.choices) = (lines, choices)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = "\(title)   (Escape closes)\n "
    let rows = choices.map { choice in
      ChoiceLabel(text: choice.help) { [weak self] in self?.onChoose(choice) }
    }
    let stack = UIStackView(arrangedSubviews: [heading] + rows + [label])
    stack.axis = .vertical
    for case let label as UILabel in stack.arrangedSubviews { label.numberOfLines = 0 }
    addSubview(scrollView)
    scrollView.addSubview(stack)
    scrollView.pinToSuperview(with: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))
    stack.pinToSuperview()
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -8).isActive = true
    updateText()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the lines as they are now.
  func updateText() {
    label.text = lines().joined(separator: "\n")
  }

  override func drawCells(on canvas: CellCanvas) {
    canvas.fill(column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows)
  }

  /// Takes the sheet away.
  func close() {
    removeFromSuperview()
    onClose()
  }
}

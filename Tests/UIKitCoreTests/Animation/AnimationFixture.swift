import CellGrid
import Foundation

@testable import UIKitCore

/// A clock that is current while a test runs.
@MainActor func withClock<Result>(_ test: (AnimationClock) throws -> Result) rethrows -> Result {
  let clock = AnimationClock()
  AnimationClock.current = clock
  defer { AnimationClock.current = nil }
  return try test(clock)
}

/// A view that fills its cells with a letter.
@MainActor final class LetterView: UIView {
  let letter: Character

  init(_ letter: Character, in superview: UIView? = nil) {
    self.letter = letter
    super.init(frame: .zero)
    accessibilityIdentifier = String(letter)
    superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func drawCells(on canvas: CellCanvas) {
    canvas.fill(
      column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows, character: letter)
  }

  /// The frame that is shown.
  var shown: CGRect { shownState.frame }
}

/// Three views in a row or a column of a window, each 4 cells long and right behind the one before,
/// or behind the last that shows.
@MainActor struct Sequence {
  let window: TestWindow
  let views: [LetterView]
  let isVertical: Bool

  init(vertical: Bool = false, columns: Int = 20, rows: Int = 12) {
    window = TestWindow(columns: columns, rows: rows)
    isVertical = vertical
    views = ["A", "B", "C"].map { LetterView($0) }
    let length: CGFloat = 4 * (vertical ? 16 : 8)
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      if vertical {
        view.pinToSuperview(edges: [.left, .right])
        view.heightAnchor.constraint(equalToConstant: length).isActive = true
      } else {
        view.pinToSuperview(edges: [.top, .bottom])
        view.widthAnchor.constraint(equalToConstant: length).isActive = true
      }
      follow(view, index: index)
    }
    window.layoutIfNeeded()
  }

  private func follow(_ view: UIView, index: Int) {
    for (place, earlier) in views[..<index].enumerated() {
      let isLast = place == index - 1
      if isVertical {
        view.topAnchor.constraint(greaterThanOrEqualTo: earlier.bottomAnchor).isActive = true
        view.topAnchor.constraint(equalTo: earlier.bottomAnchor).isActive = isLast
      } else {
        view.leftAnchor.constraint(greaterThanOrEqualTo: earlier.rightAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: earlier.rightAnchor).isActive = isLast
      }
    }
    if isVertical {
      view.topAnchor.constraint(greaterThanOrEqualTo: window.topAnchor).isActive = true
      view.topAnchor.constraint(equalTo: window.topAnchor).at(100)
    } else {
      view.leftAnchor.constraint(greaterThanOrEqualTo: window.leftAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: window.leftAnchor).at(100)
    }
  }

  /// What the first row, or the first column, shows.
  var line: String {
    isVertical
      ? String(window.lines.map { $0.first ?? " " }).trimmingCharacters(in: .whitespaces)
      : window.lines[0]
  }
}

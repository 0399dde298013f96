import UIKit

/// The names of the demos in a row, the one on stage in brackets; a click chooses another.
final class TabsView: UILabel {
  /// Called with the place of the name that was clicked.
  var onChoose: (Int) -> Void = { _ in }

  private var names: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the names, and which of them is chosen.
  func show(_ names: [String], chosen: Int) {
    self.names = names
    text = names.enumerated().map { $0.offset == chosen ? "[\($0.element)]" : " \($0.element) " }
      .joined(separator: " ")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    var column = Int(touch.location(in: self).x / UIScreen.main.cellSize.width)
    for (place, name) in names.enumerated() {
      if (0..<name.count + 2).contains(column) { return onChoose(place) }
      column -= name.count + 3
    }
  }
}

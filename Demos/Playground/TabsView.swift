import UIKit

/// The names of the demos in a row, the one on stage in brackets; a click chooses another.
final class TabsView: UIView {
  /// Called with the place of the name that was clicked.
  var onChoose: (Int) -> Void = { _ in }

  private let line = StyledLine()
  private var names: [String] = []
  private var chosen = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
    line.pinToSuperview()
    line.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { line.intrinsicContentSize }

  /// Shows the names, and which of them is chosen.
  func show(_ names: [String], chosen: Int) {
    (self.names, self.chosen) = (names, chosen)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = [StyledText(text: first == 0 ? "" : "… ", color: .secondaryLabel)]
    line.pieces =
      start
      + (first..<names.count).flatMap { place in
        let gap = StyledText(text: place == first ? "" : " ")
        return place == chosen
          ? [gap, StyledText(text: "[\(names[place])]", attributes: .bold)]
          : [gap, StyledText(text: " \(names[place]) ", color: .secondaryLabel)]
      }
  }

  /// The first of the names that are shown: where there is no room for all, the chosen one shows.
  private var first: Int {
    let columns = Int(bounds.width / UIScreen.main.cellSize.width)
    let more = chosen < names.count - 1 ? 2 : 0
    return (0..<chosen).first { first in
      let end = names[first...chosen].reduce(first == 0 ? -1 : 1) { $0 + $1.count + 3 }
      return end + more <= columns
    } ?? chosen
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    var column = Int(touch.location(in: self).x / UIScreen.main.cellSize.width)
    column -= first == 0 ? 0 : 2
    for place in first..<names.count {
      if (0..<names[place].count + 2).contains(column) { return onChoose(place) }
      column -= names[place].count + 3
    }
  }
}

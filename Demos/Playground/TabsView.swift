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
      + (first..<end).flatMap { place in
        let gap = StyledText(text: place == first ? "" : " ")
        return place == chosen
          ? [gap, StyledText(text: "[\(names[place])]", attributes: .bold)]
          : [gap, StyledText(text: " \(names[place]) ", color: .secondaryLabel)]
      }
      + [StyledText(text: end < names.count ? " …" : "", color: .secondaryLabel)]
  }

  /// The first of the names that are shown: where there is no room for all, the chosen one shows.
  private var first: Int {
    (0..<chosen).first { hasRoom(for: $0..<chosen + 1) } ?? chosen
  }

  /// The end of the names that are shown: only whole ones are, but for the chosen one.
  private var end: Int {
    names.isEmpty
      ? 0 : (chosen + 1...names.count).last { hasRoom(for: first..<$0) } ?? chosen + 1
  }

  /// Whether there is room for names, and for the dots that stand for others.
  private func hasRoom(for places: Range<Int>) -> Bool {
    let columns = Int(bounds.width / UIScreen.main.cellSize.width)
    let shown = names[places].reduce(-1) { $0 + $1.count + 3 }
    return shown + (places.lowerBound > 0 ? 2 : 0) + (places.upperBound < names.count ? 2 : 0)
      <= columns
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    var column = Int(touch.location(in: self).x / UIScreen.main.cellSize.width)
    column -= first == 0 ? 0 : 2
    for place in first..<end {
      if (0..<names[place].count + 2).contains(column) { return onChoose(place) }
      column -= names[place].count + 3
    }
  }
}

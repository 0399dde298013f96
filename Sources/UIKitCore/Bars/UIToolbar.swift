import CellGrid
public import Foundation

/// A row of buttons at the lower edge, with a line above.
///
/// Spaces between the buttons come from items: ``UIBarButtonItem/flexibleSpace()`` takes what is
/// left, ``UIBarButtonItem/fixedSpace(_:)`` a width of its own.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons and spaces, from the leading edge on.
  ///
  /// An item can stand in several bars; a view of its own is in the one that was given it last.
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue) }
  }

  /// The views that the items were given when they were last taken in.
  private var made: [(item: UIBarButtonItem, view: UIView)] = []

  /// What of these the bar shows: another bar may have been given a view since.
  private var shown: [(item: UIBarButtonItem, view: UIView)] {
    made.filter { $0.view.superview === self }
  }

  /// Makes a bar without buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar from an archive, which holds nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
  }

  /// Replaces all items.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.holders.remove(self) }
    for item in items ?? [] { item.holders.add(self) }
    itemDidChange(taking: (items ?? []).compactMap(\.customView))
  }

  open override var intrinsicContentSize: CGSize {
    BarMetrics.size(inWidth: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    BarMetrics.size(inWidth: size.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let cell = UIScreen.main.cellSize
    let shown = shown
    let widths = widths(of: shown, in: bounds.width - 2 * cell.width)
    var start = cell.width
    for (index, (_, view)) in shown.enumerated() {
      let width = min(widths[index], max(0, bounds.width - cell.width - start))
      view.frame = CGRect(
        x: isMirrored ? bounds.width - start - width : start, y: cell.height, width: width,
        height: cell.height)
      start += width + (needsGap(after: index, in: shown) ? cell.width : 0)
    }
  }

  /// Buttons that follow each other keep a cell apart.
  private func needsGap(
    after index: Int, in shown: [(item: UIBarButtonItem, view: UIView)]
  ) -> Bool {
    shown[index...].prefix(2).count { $0.item.space == nil } == 2
  }

  /// The widths of the items; flexible spaces share what is left, in whole cells.
  private func widths(
    of shown: [(item: UIBarButtonItem, view: UIView)], in room: CGFloat
  ) -> [CGFloat] {
    let cell = UIScreen.main.cellSize.width
    var widths = shown.map { $0.view.sizeThatFits(bounds.size).width }
    let gaps = shown.indices.count { needsGap(after: $0, in: shown) }
    let flexible = shown.indices.filter { shown[$0].item.space == .flexible }
    var left = max(0, room - widths.reduce(0, +) - CGFloat(gaps) * cell)
    for (place, index) in flexible.enumerated() {
      let share = (left / CGFloat(flexible.count - place) / cell).rounded(.down) * cell
      widths[index] = share
      left -= share
    }
    return widths
  }

  open override func drawCells(on canvas: CellCanvas) {
    canvas.fill(
      column: 0, row: 0, columns: canvas.size.columns, rows: 1, character: "─", color: .separator)
  }
}

extension UIToolbar: ItemHolder {
  func itemDidChange(taking views: [UIView]) {
    for (_, view) in shown { view.removeFromSuperview() }
    made = []
    for item in items ?? [] {
      guard let view = item.makeView(for: self, taking: views), view.superview !== self else {
        continue
      }
      made.append((item, view))
      addSubview(view)
    }
    setNeedsLayout()
  }
}

extension UIToolbar {
  /// Cells do not blend.
  @available(*, unavailable, message: "cells do not blend; set backgroundColor")
  public var isTranslucent: Bool {
    get { false }
    set {}
  }
}

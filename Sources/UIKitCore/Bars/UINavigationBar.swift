import CellGrid
public import Foundation

/// A bar with a title in its middle, a way back, and buttons.
///
/// It takes two rows of cells: the title's, and a line below. Of more than one item it shows the
/// last, and the way back to the one before.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items, the one that shows last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  private var stack: [UINavigationItem] = []

  /// The item that shows.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Called when the user goes back; a bar by itself pops its top item.
  var goBack: (() -> Void)?

  private let titleLabel = UILabel()
  private var shown = Shown()
  private weak var backButton: UIButton?

  /// What the bar shows now, from the leading edge on.
  private struct Shown {
    var leading: [UIView] = []
    var title: UIView?
    var trailing: [UIView] = []
    var all: [UIView] { leading + [title].compactMap { $0 } + trailing }

    /// The same without what another bar was given since.
    @MainActor func inside(_ bar: UINavigationBar) -> Shown {
      Shown(
        leading: leading.filter { $0.superview === bar },
        title: title?.superview === bar ? title : nil,
        trailing: trailing.filter { $0.superview === bar })
    }
  }

  /// Makes a bar without items.
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
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.textAlignment = .center
  }

  /// Replaces all items.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.holders.remove(self) }
    stack = items ?? []
    for item in stack { item.holders.add(self) }
    let top = topItem
    let buttons = (top?.leftBarButtonItems ?? []) + (top?.rightBarButtonItems ?? [])
    itemDidChange(taking: ([top?.titleView] + buttons.map(\.customView)).compactMap { $0 })
  }

  /// Adds an item, which shows from now on.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  /// Takes the item that shows away.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    setItems(Array(stack.dropLast()), animated: animated)
    return item
  }

  open override var intrinsicContentSize: CGSize {
    BarMetrics.size(inWidth: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    BarMetrics.size(inWidth: size.width)
  }

  // MARK: Content

  /// Makes what shows an item; `views` are those that the bar was given just now.
  private func makeViews(for item: UINavigationItem, taking views: [UIView]) -> Shown {
    func buttons(_ items: [UIBarButtonItem]?) -> [UIView] {
      (items ?? []).compactMap { $0.makeView(for: self, taking: views) }
    }
    titleLabel.text = item.title
    let ownTitle = item.titleView.flatMap { shows($0, taking: views) ? $0 : nil }
    return Shown(
      leading: [makeBackButton(for: item)].compactMap { $0 } + buttons(item.leftBarButtonItems),
      title: ownTitle ?? titleLabel, trailing: buttons(item.rightBarButtonItems).reversed())
  }

  private func makeBackButton(for item: UINavigationItem) -> UIView? {
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard backItem != nil, !item.hidesBackButton, !isReplaced else { return nil }
    let button = UIButton()
    backButton = button
    nameWayBack()
    button.addAction(
      UIAction { [weak self] _ in self?.userGoesBack() }, for: .primaryActionTriggered)
    return button
  }

  /// Has the way back point in the direction in which the bar is laid out.
  private func nameWayBack() {
    guard let backItem, let backButton else { return }
    let title = (isMirrored ? "› " : "‹ ") + backItem.titleOfWayBack
    if backButton.currentTitle != title { backButton.setTitle(title, for: .normal) }
  }

  /// Does what the button that leads back does.
  func userGoesBack() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    nameWayBack()
    let cell = UIScreen.main.cellSize
    var (start, end) = (cell.width, max(cell.width, bounds.width - cell.width))
    let shown = shown.inside(self)
    for view in shown.leading {
      let width = min(view.sizeThatFits(bounds.size).width, end - start)
      place(view, from: start, width: width)
      start += width + cell.width
    }
    for view in shown.trailing.reversed() {
      let width = min(view.sizeThatFits(bounds.size).width, max(0, end - start))
      end -= width
      place(view, from: end, width: width)
      end -= cell.width
    }
    guard let title = shown.title else { return }
    // In the middle of the bar, or of the room that buttons leave, where that is too little.
    let wanted = min(title.sizeThatFits(bounds.size).width, max(0, end - start))
    let middle = ((bounds.width - wanted) / 2 / cell.width).rounded(.down) * cell.width
    place(title, from: max(start, min(middle, end - wanted)), width: wanted)
  }

  /// Puts a view into the row above the line, at a distance from the leading edge.
  private func place(_ view: UIView, from start: CGFloat, width: CGFloat) {
    let cell = UIScreen.main.cellSize
    let x = isMirrored ? bounds.width - start - width : start
    view.frame = CGRect(
      x: x, y: bounds.height - BarMetrics.height, width: max(0, width), height: cell.height)
  }

  open override func drawCells(on canvas: CellCanvas) {
    canvas.fill(
      column: 0, row: canvas.size.rows - 1, columns: canvas.size.columns, rows: 1, character: "─",
      color: .separator)
  }
}

extension UINavigationBar: ItemHolder {
  func itemDidChange(taking views: [UIView]) {
    for view in shown.inside(self).all { view.removeFromSuperview() }
    shown = topItem.map { makeViews(for: $0, taking: views) } ?? Shown()
    for view in shown.all { addSubview(view) }
    setNeedsLayout()
  }
}

extension UINavigationBar {
  /// A terminal has one size of text.
  @available(*, unavailable, message: "a terminal has one size of text; leave it out")
  public var prefersLargeTitles: Bool {
    get { false }
    set {}
  }

  /// Cells do not blend.
  @available(*, unavailable, message: "cells do not blend; set backgroundColor")
  public var isTranslucent: Bool {
    get { false }
    set {}
  }
}

import CellGrid
public import Foundation

/// A row of tabs at the lower edge, with a line above; one is selected.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs, from the leading edge on.
  open var items: [UITabBarItem]? {
    get { tabs.isEmpty && !hasItems ? nil : tabs }
    set { setItems(newValue, animated: false) }
  }
  private var tabs: [UITabBarItem] = []
  private var hasItems = false
  private var buttons: [UIButton] = []

  /// The selected tab.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { showSelection() } }
  }

  /// What is told of the tab the user chose.
  open weak var delegate: (any UITabBarDelegate)?

  /// Called in place of the delegate in a tab bar controller's bar.
  var didChoose: ((UITabBarItem) -> Void)?

  /// Makes a bar without tabs.
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

  /// Replaces all tabs.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in tabs { item.holders.remove(self) }
    (tabs, hasItems) = (items ?? [], items != nil)
    for item in tabs { item.holders.add(self) }
    if !tabs.contains(where: { $0 === selectedItem }) { selectedItem = nil }
    showItems()
  }

  open override var intrinsicContentSize: CGSize {
    BarMetrics.size(inWidth: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    BarMetrics.size(inWidth: size.width)
  }

  private func showItems() {
    if buttons.count != tabs.count { makeButtons() }
    for (button, item) in zip(buttons, tabs) {
      button.setTitle(item.text, for: .normal)
      button.setImage(item.image, for: .normal)
      button.setImage(item.selectedImage, for: .selected)
      button.isEnabled = item.isEnabled
      button.accessibilityIdentifier = item.accessibilityIdentifier
    }
    showSelection()
    setNeedsLayout()
  }

  /// Buttons stay as long as their number does, so that they keep the focus.
  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = tabs.indices.map { index in
      let button = UIButton()
      button.addAction(
        UIAction { [weak self] _ in self?.choose(index) }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
  }

  private func showSelection() {
    for (button, item) in zip(buttons, tabs) { button.isSelected = item === selectedItem }
  }

  private func choose(_ index: Int) {
    let item = tabs[index]
    if let didChoose { return didChoose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let cell = UIScreen.main.cellSize
    let share = tabs.isEmpty ? 0 : bounds.width / CGFloat(tabs.count)
    for (index, button) in buttons.enumerated() {
      let width = min(button.intrinsicContentSize.width, share)
      let place = CGFloat(isMirrored ? tabs.count - 1 - index : index)
      let inset = ((share - width) / 2 / cell.width).rounded(.down) * cell.width
      button.frame = CGRect(
        x: place * share + inset, y: cell.height, width: width, height: cell.height)
    }
  }

  open override func drawCells(on canvas: CellCanvas) {
    canvas.fill(
      column: 0, row: 0, columns: canvas.size.columns, rows: 1, character: "─", color: .separator)
  }
}

extension UITabBar: ItemHolder {
  func itemDidChange(taking views: [UIView]) { showItems() }
}

/// What a tab bar tells of the user's choices; every member has a default.
///
/// > Note: Unlike UIKit's, nothing is told of customizing.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Tells that the user chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

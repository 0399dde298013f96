public import Foundation

/// A view that is used again for other content.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the view is kept for other content.
  open internal(set) var reuseIdentifier: String?

  /// Makes the view ready for other content.
  open func prepareForReuse() {}
}

/// A cell: views go into ``contentView``.
///
/// There is no collection view here to put it in; it lays out by itself.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the cell shows; as large as the cell.
  public let contentView = UIView()

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// Whether the cell is being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The view behind the content; as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell from an archive, which holds nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func replaceBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
  }
}

/// A grid of cells.
@available(*, unavailable, message: "use UITableView, or lay views out in a UIScrollView")
@preconcurrency @MainActor open class UICollectionView: UIScrollView, AbsentType {
  /// Makes a grid with a layout.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
  }
}

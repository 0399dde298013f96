import CellGrid
public import Foundation

/// A view above or below a section of a table.
///
/// Put views into ``contentView``, or set the text of the labels. A table keeps views that went out
/// of sight and hands them out again for other sections:
///
///     tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
///     …
///     let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
///
/// The titles of a data source are shown by views of this class, too.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, MeasuredByTable {
  /// The name under which a table keeps the view for other sections; nil if it does not.
  public private(set) var reuseIdentifier: String?

  /// The view that holds what is shown; as large as the view itself.
  public let contentView: UIView = MeasuredContentView()

  /// The main label; made when it is first asked for.
  open var textLabel: UILabel? { label(\.text) { $0.font = .boldSystemFont(ofSize: 17) } }

  /// The label below the main one; made when it is first asked for.
  open var detailTextLabel: UILabel? { label(\.detail) { $0.textColor = .secondaryLabel } }
  /// The labels that were asked for.
  final var labels = StandardLabels()

  /// The view behind the content; as large as the view itself.
  ///
  /// Without one, and without a `backgroundColor`, the view has the colour of its table, so that
  /// rows do not show through it.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether the table keeps the view for another section.
  final var waitsForReuse = false
  /// What the table knows of the height that the view's room follows.
  final var measure = HeightMeasure() {
    didSet { if measure.isOutdated != oldValue.isOutdated { noteHeights() } }
  }

  /// Creates a view that a table keeps for other sections under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is not used again.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes the view ready for another section; an override calls super.
  open func prepareForReuse() {
    showView()
    isHidden = false
  }

  // MARK: Size

  /// The size that suits the view, in points, by the constraints in its ``contentView``; where
  /// these give it no height, ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if contentView.constraints.isEmpty { return sizeThatFits(targetSize) }
    let size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return size.height > 0 ? size : sizeThatFits(targetSize)
  }

  /// The size that suits the labels in a width: at least 28 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let area = labelArea(in: size)
    let heights = [labels.text, labels.detail].map {
      $0?.sizeThatFits(area.size).height ?? 0
    }
    return CGSize(
      width: size.width, height: max(UITableView.defaultTitleHeight, heights.reduce(0, +)))
  }

  /// Says that the view may need another height now.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange(isAnnounced: true)
  }

  override var isMeasuredByTable: Bool { true }

  /// Tells the table that the view may need another height.
  override func contentDidChange(isAnnounced: Bool) {
    (superview as? UITableView)?.contentDidChange(in: self, isAnnounced: isAnnounced)
  }

  override var heightIsOutdated: Bool { measure.isOutdated }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let area = labelArea(in: bounds.size)
    var (text, detail) = (area, area)
    if let textLabel = labels.text, let detailLabel = labels.detail {
      text.size.height = min(area.height, textLabel.sizeThatFits(area.size).height)
      detail.size.height = min(
        area.height - text.height, detailLabel.sizeThatFits(area.size).height)
      let free = area.height - text.height - detail.height
      let line = UIScreen.main.cellSize.height
      text.origin.y += (free / 2 / line).rounded(.down) * line
      detail.origin.y = text.maxY
    }
    labels.text?.frame = text
    labels.detail?.frame = detail
  }

  private func labelArea(in size: CGSize) -> CGRect {
    let width = max(0, size.width - UITableView.contentMargin)
    return CGRect(
      x: isMirrored ? 0 : UITableView.contentMargin, y: 0, width: width, height: size.height)
  }

  open override func drawCells(on canvas: CellCanvas) {
    guard backgroundColor == nil, backgroundView == nil, let table = superview as? UITableView
    else { return }
    let color = table.backgroundColor ?? .systemBackground
    canvas.background = color.cellColor ?? canvas.background
    canvas.fill(column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows)
  }
}

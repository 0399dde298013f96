import CellGrid
public import Foundation

/// One row of a table.
///
/// Put views into ``contentView``. A table keeps cells that went out of sight and hands them out
/// again for other rows, so a data source sets everything that differs from row to row.
@preconcurrency @MainActor
open class UITableViewCell: UIView, MeasuredByTable {
  /// The name under which a table keeps the cell for other rows; nil if it does not.
  public private(set) var reuseIdentifier: String?

  /// The view that holds what the cell shows.
  ///
  /// Its frame is the cell's, less the line below it and the accessory.
  public let contentView: UIView = MeasuredContentView()

  /// The main label; made when it is first asked for.
  open var textLabel: UILabel? { label(\.text) }

  /// The second label of the styles that have one; made when it is first asked for.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : label(\.detail) { $0.textColor = .secondaryLabel }
  }
  /// The labels that were asked for.
  final var labels = StandardLabels()

  /// What stands at the trailing edge.
  open var accessoryType: AccessoryType = .none {
    didSet {
      if accessoryType == oldValue { return }
      setNeedsLayout()
      contentDidChange(isAnnounced: false)
    }
  }

  /// How the cell looks while it is selected.
  open var selectionStyle: SelectionStyle = .default {
    didSet { setNeedsDisplay() }
  }

  /// Whether the cell is selected; the table sets it.
  open var isSelected: Bool {
    get { marks.selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is being pressed.
  open var isHighlighted: Bool {
    get { marks.highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the user edits the table.
  ///
  /// > Note: Unlike UIKit, no table sets it: rows are not edited by the table.
  open var isEditing: Bool {
    get { marks.editing }
    set { setEditing(newValue, animated: false) }
  }
  private var marks = (selected: false, highlighted: false, editing: false) {
    didSet { if marks != oldValue { marksDidChange() } }
  }

  /// The view behind the content; as large as the row, less the line below it.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// The view behind the content, in front of ``backgroundView``, while the cell is selected or
  /// pressed.
  ///
  /// > Note: Unlike UIKit, nothing stands for it where none is set, and the row is marked as any
  /// > other.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  private func marksDidChange() {
    setNeedsDisplay()
    if selectedBackgroundView != nil { backgroundDidChange(from: nil) }
  }

  private func backgroundDidChange(from old: UIView?) {
    if old !== backgroundView, old !== selectedBackgroundView { old?.removeFromSuperview() }
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    let shown = [backgroundView, isMarked ? selectedBackgroundView : nil].compactMap { $0 }
    if !isMarked { selectedBackgroundView?.removeFromSuperview() }
    for (index, view) in shown.enumerated() where subviews.firstIndex(of: view) != index {
      insertSubview(view, at: index)
    }
    setNeedsLayout()
  }

  /// How far the line below the cell stays from its edges, in points; the table's
  /// ``UITableView/separatorInset`` unless set.
  ///
  /// One wider than the cell leaves no line:
  ///
  ///     cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10_000)
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? (superview as? UITableView)?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      superview?.setNeedsDisplay()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?

  /// How the labels lie.
  final let style: CellStyle

  /// The room at the bottom that the table draws its line in, in points.
  var separatorHeight: CGFloat = 0 {
    didSet { if separatorHeight != oldValue { setNeedsLayout() } }
  }

  /// Whether the table keeps the cell for another row.
  var waitsForReuse = false
  /// What the table knows of the height that the cell's row follows.
  final var measure = HeightMeasure() {
    didSet {
      let (old, new) = (oldValue, measure)
      if new.followsContent != old.followsContent || (new.width == nil) != (old.width == nil) {
        noteHeights()
      }
    }
  }

  // MARK: Making a cell

  /// The frame of a cell that was given none, as in UIKit.
  private static let unplacedFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// Creates a cell whose labels lie in a style, 320 points wide and 44 high.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.unplacedFrame)
    addSubview(contentView)
  }

  /// Creates a cell with one label; an empty frame at 0, 0 becomes one of 320 by 44 points.
  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame == .zero ? Self.unplacedFrame : frame)
    addSubview(contentView)
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    frame = Self.unplacedFrame
    addSubview(contentView)
  }

  /// Makes the cell ready for another row; an override calls super.
  open func prepareForReuse() {
    showView()
    isHidden = false
    isSelected = false
    isHighlighted = false
  }

  /// Selects the cell or ends that.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setSelected(_ selected: Bool, animated: Bool) {
    marks.selected = selected
  }

  /// Highlights the cell or ends that.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    marks.highlighted = highlighted
  }

  /// Says that the user begins or ends editing; an override shows what there is to edit.
  ///
  /// > Note: Unlike UIKit, no table calls it: rows are not edited by the table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    marks.editing = editing
  }

  // MARK: Size

  /// Whether constraints gave the content no height when the cell was last measured, and nothing
  /// else does.
  private(set) final var isLeftWithoutHeight = false

  /// The size that suits the cell, in points, by the constraints in its ``contentView``; where
  /// these give it no height, ``sizeThatFits(_:)``.
  ///
  /// The line below the row and the accessory have their room in it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    isLeftWithoutHeight = false
    if contentView.constraints.isEmpty { return sizeThatFits(targetSize) }
    let content = contentView.systemLayoutSizeFitting(
      CGSize(
        width: max(0, targetSize.width - accessoryWidth),
        height: max(0, targetSize.height - separatorHeight)),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if content.height <= 0 {
      isLeftWithoutHeight = labels.text == nil && labels.detail == nil
      return sizeThatFits(targetSize)
    }
    return CGSize(
      width: content.width + accessoryWidth, height: content.height + separatorHeight)
  }

  /// The size that suits the labels of the cell's style in a width: at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let area = labelArea(in: CGSize(width: max(0, size.width - accessoryWidth), height: 0))
    let text = labels.text.map { $0.sizeThatFits(area.size).height } ?? 0
    let detail = labels.detail.map { $0.sizeThatFits(area.size).height } ?? 0
    let lines = style == .subtitle ? text + detail : max(text, detail)
    return CGSize(
      width: size.width, height: max(UITableView.defaultRowHeight, lines + separatorHeight))
  }

  /// Says that the height of the cell's row may be another now.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange(isAnnounced: true)
  }

  override var isMeasuredByTable: Bool { true }

  /// Tells the table that the height of the row may have changed.
  override func contentDidChange(isAnnounced: Bool) {
    (superview as? UITableView)?.contentDidChange(in: self, isAnnounced: isAnnounced)
  }

  /// While the row is hidden, or waits for being measured, what is in it does not have to do with
  /// the height that the cell has.
  override var heightIsOutdated: Bool {
    measure.isOutdated || (measure.followsContent && isCollapsed)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = mirrored(
      CGRect(
        x: 0, y: 0, width: max(0, bounds.width - accessoryWidth),
        height: max(0, bounds.height - separatorHeight)), in: bounds)
    for view in [backgroundView, selectedBackgroundView] {
      view?.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - separatorHeight))
    }
    layoutLabels()
    guard isMirrored else { return }
    for label in contentView.subviews where label === labels.text || label === labels.detail {
      label.frame = mirrored(label.frame, in: contentView.bounds)
    }
  }

  /// A rectangle as it lies where text runs from right to left.
  private func mirrored(_ rect: CGRect, in outer: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = outer.width - rect.maxX
    return rect
  }

  // MARK: Drawing

  private var accessoryWidth: CGFloat {
    accessoryType == .none ? 0 : UIScreen.main.cellSize.width * 4
  }

  open override func drawCells(on canvas: CellCanvas) {
    let mark: String
    switch accessoryType {
    case .none: return
    case .disclosureIndicator: mark = isMirrored ? "‹" : "›"
    case .detailDisclosureButton: mark = isMirrored ? "‹ i" : "i ›"
    case .checkmark: mark = "✓"
    case .detailButton: mark = "i"
    }
    // The last column is left to the scroll view's bar.
    let rows = canvas.cells(of: contentView.bounds, in: contentView).size.rows
    canvas.write(
      mark, column: isMirrored ? 1 : canvas.size.columns - 1 - mark.count,
      row: max(0, (rows - 1) / 2))
  }
}

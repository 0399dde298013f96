import CellGrid
public import Foundation

/// Text that the user reads.
///
/// A label asks for as many whole cells as its text takes. With ``numberOfLines`` other than 1 it
/// breaks at words, and asks for the height that its width makes necessary.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil shows nothing.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  // UIKit's own type, so that an optional font can be set as it is; nil sets the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How the text is set; the system font unless set.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? UILabel.defaultFont
      setNeedsDisplay()
    }
  }
  fileprivate var ownFont = UILabel.defaultFont
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; ``UIColor/label`` unless set.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      setNeedsDisplay()
    }
  }
  private var ownTextColor = UIColor.label

  /// How the lines lie in the label; natural, that is leading, unless set.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsDisplay() }
  }

  /// What happens to a text that is too long; its end gives way to "…" unless set.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The most lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width, in points, at which a label of several lines measures its text; while it is 0 the
  /// label takes the width it was laid out with.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Whether the text is drawn at full strength.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether ``highlightedTextColor`` takes the place of ``textColor``.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the text while ``isHighlighted``; nil leaves it as it is.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private var cachedLayout: (columns: Int, layout: TextLayout)?
  /// The width the height was last measured with.
  private var measuredWidth: CGFloat?
  /// What the label is being drawn on.
  private var canvas: CellCanvas?

  /// Creates a label; it is not touched, so that clicks reach what lies behind it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { contentSize(forWidth: measuredWidth) }

  package override var contentFollowsWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  package override func contentSize(forWidth width: CGFloat?) -> CGSize {
    if numberOfLines != 1, preferredMaxLayoutWidth > 0 {
      return textSize(within: preferredMaxLayoutWidth)
    }
    var size = textSize(within: .greatestFiniteMagnitude)
    if numberOfLines != 1, let width { size.height = textSize(within: width).height }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && numberOfLines != 1
    return textSize(within: isLimited ? size.width : .greatestFiniteMagnitude)
  }

  private func textSize(within width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The part of `bounds` the text takes, in points, with at most so many lines.
  ///
  /// The label's content size is that of this rectangle, so that an override that makes it larger
  /// makes the label larger.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let columns = wholeColumns(bounds.width)
    let layout =
      numberOfLines == self.numberOfLines
      ? layout(columns: columns)
      : TextLayout(text, columns: columns, lineLimit: numberOfLines, mode: lineBreakMode)
    return CGRect(origin: bounds.origin, size: points(layout.columns, rows: layout.lines.count))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard contentFollowsWidth, measuredWidth != bounds.width else { return }
    let before = intrinsicContentSize
    measuredWidth = bounds.width
    if intrinsicContentSize != before { invalidateIntrinsicContentSize() }
  }

  open override func drawCells(on canvas: CellCanvas) {
    self.canvas = canvas
    drawText(in: bounds)
    self.canvas = nil
  }

  /// Draws the text in the middle of a rectangle in the label's coordinates.
  ///
  /// An override may call super with a smaller one, to keep room around the text. It is called
  /// while the label is drawn, and does nothing at other times.
  open func drawText(in rect: CGRect) {
    guard let canvas, let text, !text.isEmpty else { return }
    let area = canvas.cells(ofPart: rect, of: self)
    // A label that is too low for all its lines says so where the last one that shows ends.
    let rows = max(1, area.size.rows)
    let limit = numberOfLines == 0 ? rows : min(numberOfLines, rows)
    draw(
      TextLayout(text, columns: area.size.columns, lineLimit: limit, mode: lineBreakMode),
      in: area, on: canvas)
  }

  override func ownBaselines(inHeight height: CGFloat) -> Baselines {
    let columns = wholeColumns(bounds.width)
    let lines = TextLayout(
      text ?? "", columns: max(1, columns), lineLimit: numberOfLines, mode: lineBreakMode
    ).lines.count
    return Baselines(ofLines: lines, in: height)
  }

  private func textDidChange() {
    cachedLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func layout(columns: Int) -> TextLayout {
    if let cachedLayout, cachedLayout.columns == columns { return cachedLayout.layout }
    let layout = TextLayout(
      text ?? "", columns: columns, lineLimit: numberOfLines, mode: lineBreakMode)
    cachedLayout = (columns, layout)
    return layout
  }

  private func wholeColumns(_ width: CGFloat) -> Int {
    CellMetrics.wholeCells(in: width, cell: UIScreen.main.cellSize.width)
  }

  private func points(_ columns: Int, rows: Int) -> CGSize {
    UIScreen.main.metrics.points(columns: columns, rows: rows)
  }
}

extension UILabel {
  private func draw(_ layout: TextLayout, in area: CellRect, on canvas: CellCanvas) {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var attributes: CellAttributes = isEnabled ? [] : .dim
    if ownFont.isBold { attributes.insert(.bold) }
    if ownFont.isItalic { attributes.insert(.italic) }
    // Text that does not fit starts at the top, so that its beginning shows.
    let top = area.origin.row + max(0, (area.size.rows - layout.lines.count) / 2)
    for (index, line) in layout.lines.enumerated() {
      let text = textAlignment == .justified ? line.justified(to: area.size.columns) : line.text
      canvas.write(
        text, column: area.origin.column + column(of: line, in: area.size.columns),
        row: top + index, color: color, attributes: attributes)
    }
  }

  private func column(of line: TextLayout.Line, in columns: Int) -> Int {
    switch textAlignment {
    case .left: 0
    case .natural, .justified: isMirrored ? columns - line.columns : 0
    case .center: (columns - line.columns) / 2
    case .right: columns - line.columns
    }
  }
}

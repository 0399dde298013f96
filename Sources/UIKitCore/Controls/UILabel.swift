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
    let widest = layout(columns: .max)
    if numberOfLines == 1 { return points(widest.columns, rows: 1) }
    if preferredMaxLayoutWidth > 0 {
      let wrapped = layout(columns: wholeColumns(preferredMaxLayoutWidth))
      return points(wrapped.columns, rows: wrapped.lines.count)
    }
    let columns = width.map { wholeColumns($0) } ?? .max
    return points(widest.columns, rows: layout(columns: columns).lines.count)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && numberOfLines != 1 ? wholeColumns(size.width) : .max
    let layout = layout(columns: limit)
    return points(layout.columns, rows: layout.lines.count)
  }

  /// The part of `bounds` the text takes, in points, with at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = TextLayout(
      text ?? "", columns: wholeColumns(bounds.width), lineLimit: numberOfLines,
      mode: lineBreakMode)
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
    guard let text, !text.isEmpty else { return }
    // A label that is too low for all its lines says so where the last one that shows ends.
    let rows = max(1, canvas.size.rows)
    let limit = numberOfLines == 0 ? rows : min(numberOfLines, rows)
    draw(
      TextLayout(text, columns: canvas.size.columns, lineLimit: limit, mode: lineBreakMode),
      on: canvas)
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
  private func draw(_ layout: TextLayout, on canvas: CellCanvas) {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var attributes: CellAttributes = isEnabled ? [] : .dim
    if ownFont.isBold { attributes.insert(.bold) }
    if ownFont.isItalic { attributes.insert(.italic) }
    // Text that does not fit starts at the top, so that its beginning shows.
    let top = max(0, (canvas.size.rows - layout.lines.count) / 2)
    for (index, line) in layout.lines.enumerated() {
      let text =
        textAlignment == .justified ? line.justified(to: canvas.size.columns) : line.text
      canvas.write(
        text, column: column(of: line, in: canvas.size.columns), row: top + index, color: color,
        attributes: attributes)
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

extension UILabel {
  /// A terminal has one size of text.
  @available(*, unavailable, message: "a terminal has one size of text; use lineBreakMode")
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }

  /// A terminal has one size of text.
  @available(*, unavailable, message: "a terminal has one size of text; use lineBreakMode")
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }

  /// Rich text needs runs of fonts and colours.
  @available(*, unavailable, message: "use text, font and textColor, or several labels")
  public var attributedText: NSAttributedString? {
    get { nil }
    set {}
  }

  /// Text in a terminal throws no shadow.
  @available(*, unavailable, message: "text in a terminal throws no shadow; use font or textColor")
  public var shadowColor: UIColor? {
    get { nil }
    set {}
  }
}

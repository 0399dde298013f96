import CellGrid
public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image; nil shows nothing.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }

  /// The image that shows while ``isHighlighted``; nil shows ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { setNeedsDisplay() } }
  }

  /// Whether ``highlightedImage`` takes the place of ``image``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view that is as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view from an archive, which holds nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override func drawCells(on canvas: CellCanvas) {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown else { return }
    let size = canvas.size
    // Characters have one size: the image stands where `contentMode` says, whatever its size.
    let place = contentMode.origin(
      of: CellSize(columns: shown.columns, rows: shown.lines.count), in: size)
    canvas.write(shown, column: place.column, row: place.row)
  }
}

extension CellCanvas {
  /// Writes the rows of an image one below the other.
  func write(_ image: UIImage, column: Int, row: Int, color: UIColor? = nil) {
    for (index, line) in image.lines.enumerated() {
      write(line, column: column, row: row + index, color: color)
    }
  }
}

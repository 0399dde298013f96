import UIKit

/// Tags that wrap like words: a control as high as its width makes necessary.
open class TagControl: UIControl {
  open var tags: [String] = [] { didSet { rebuild() } }
  public var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open private(set) var labels: [UILabel] = []
  private var laidOutWidth: CGFloat = 0

  private func rebuild() {
    labels.forEach { $0.removeFromSuperview() }
    labels = tags.map { tag in
      let label = UILabel()
      label.text = tag
      addSubview(label)
      return label
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Where each tag goes in a width, and how high they all are.
  private func flow(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    var origin = CGPoint(x: insets.left, y: insets.top)
    var rowHeight: CGFloat = 0
    let frames: [CGRect] = labels.map { label in
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      if origin.x > insets.left, origin.x + size.width > width - insets.right {
        origin = CGPoint(x: insets.left, y: origin.y + rowHeight + 4)
        rowHeight = 0
      }
      defer { origin.x += size.width + 8 }
      rowHeight = max(rowHeight, size.height)
      return CGRect(origin: origin, size: size)
    }
    return (frames, origin.y + rowHeight + insets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (label, frame) in zip(labels, flow(in: bounds.width).frames) { label.frame = frame }
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: flow(in: size.width).height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: flow(in: laidOutWidth).height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
  }

  open override var forFirstBaselineLayout: UIView { labels.first ?? self }
  open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A label that keeps room around its text.
class InsetLabel: UILabel {
  var contentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + contentInsets.left + contentInsets.right,
      height: size.height + contentInsets.top + contentInsets.bottom)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: contentInsets)) }

  override var bounds: CGRect {
    didSet { preferredMaxLayoutWidth = bounds.width - contentInsets.left - contentInsets.right }
  }
}

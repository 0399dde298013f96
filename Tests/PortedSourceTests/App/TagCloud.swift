import UIKit

/// Tags one after the other, in as many rows as it takes.
final class TagCloud: UIView {
  var tags: [String] = [] { didSet { reload() } }
  var spacing: CGFloat = 8 { didSet { setNeedsLayout() } }
  private(set) var labels: [TagLabel] = []
  private var contentHeight: CGFloat = 0

  private func reload() {
    labels.forEach { $0.removeFromSuperview() }
    labels = tags.map { tag in
      let label = TagLabel()
      label.text = "#\(tag)"
      label.backgroundColor = .quaternarySystemFill
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
      if origin.x + size.width > bounds.width, origin.x > 0 {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      label.frame = CGRect(origin: origin, size: size).integral
      origin.x = label.frame.maxX + spacing
      lineHeight = max(lineHeight, size.height)
    }
    if origin.y + lineHeight != contentHeight {
      contentHeight = origin.y + lineHeight
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }
}

/// A label with room at its sides.
final class TagLabel: UILabel {
  var insets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  override var text: String? { didSet { invalidateIntrinsicContentSize() } }
}

import UIKit

/// Tags in lines, laid out by frames.
final class TagCloudView: UIView {
  var spacing: CGFloat = 8 {
    didSet { setNeedsLayout() }
  }

  var tags: [String] = [] {
    didSet {
      labels.forEach { $0.removeFromSuperview() }
      labels = tags.map {
        let label = UILabel()
        label.text = $0
        addSubview(label)
        return label
      }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  private(set) var labels: [UILabel] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    for (label, frame) in zip(labels, frames(in: bounds.width)) { label.frame = frame }
    if bounds.width != lastWidth {
      lastWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  private var lastWidth: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(in: size.width).last?.maxY ?? 0)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  private func frames(in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    return labels.map { label in
      let size = label.sizeThatFits(
        CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + size.height + spacing)
      }
      defer { origin.x += size.width + spacing }
      return CGRect(origin: origin, size: size)
    }
  }
}

/// A panel whose parts follow it by masks.
final class SpringsAndStrutsView: UIView {
  let header = UIView()
  let corner = UIView()
  let middle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    header.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    corner.frame = CGRect(x: bounds.maxX - 20, y: bounds.maxY - 20, width: 20, height: 20)
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    middle.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    middle.center = CGPoint(x: bounds.midX, y: bounds.midY)
    middle.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    [header, corner, middle].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError() }
}

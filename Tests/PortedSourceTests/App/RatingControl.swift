import UIKit

/// Stars to choose from, by touch and by key.
@IBDesignable final class RatingControl: UIControl {
  @IBInspectable var maximum: Int = 5 {
    didSet { rebuild() }
  }

  @IBInspectable var rating: Int = 0 {
    didSet {
      rating = min(max(rating, 0), maximum)
      updateStars()
      if rating != oldValue { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
  }

  private let stackView = UIStackView()
  private(set) var stars: [UIImageView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    stackView.isUserInteractionEnabled = false
    stackView.spacing = 8
    stackView.distribution = .fillEqually
    stackView.frame = bounds
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stackView)
    rebuild()
  }

  private func rebuild() {
    stars.forEach { $0.removeFromSuperview() }
    stars = (0..<maximum).map { _ in UIImageView() }
    stars.forEach(stackView.addArrangedSubview)
    updateStars()
    invalidateIntrinsicContentSize()
  }

  private func updateStars() {
    for (index, star) in stars.enumerated() {
      star.isHighlighted = index < rating
      star.contentMode = .center
    }
    setNeedsDisplay()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(maximum) * 24 - 8, height: 16)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(at: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  func rate(at point: CGPoint) {
    rating = stars.filter { $0.frame.minX <= point.x }.count
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardLeftArrow?: rating -= 1
    case .keyboardRightArrow?: rating += 1
    default: super.pressesBegan(presses, with: event)
    }
  }
}

import UIKit

/// A bar filled as far as something has gone.
@IBDesignable
open class ProgressBarView: UIView {
  private let fillView = UIView()
  private var widthConstraint: NSLayoutConstraint!

  /// From 0 to 1.
  @IBInspectable open var progress: CGFloat = 0 {
    didSet {
      progress = max(0, min(1, progress))
      setUpWidth()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    sharedInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sharedInit()
  }

  private func sharedInit() {
    clipsToBounds = true
    fillView.backgroundColor = .systemGreen
    fillView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fillView)
    fillView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    fillView.topAnchor.constraint(equalTo: topAnchor).isActive = true
    fillView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    setUpWidth()
  }

  // A multiplier cannot be changed: the constraint makes way for another.
  private func setUpWidth() {
    if let old = widthConstraint { removeConstraint(old) }
    let new = fillView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: progress)
    new.identifier = "progress"
    widthConstraint = new
    addConstraint(new)
  }

  var fillFrame: CGRect { fillView.frame }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 16)
  }
}

extension NSLayoutConstraint {
  /// The same constraint with another multiplier, in place of this one.
  func setMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])
    let new = NSLayoutConstraint(
      item: firstItem as Any, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    new.priority = priority
    new.identifier = identifier
    NSLayoutConstraint.activate([new])
    return new
  }
}

import UIKit

/// A label with room around its text.
class BadgeLabel: UILabel {
  var contentInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + contentInsets.left + contentInsets.right,
      height: size.height + contentInsets.top + contentInsets.bottom)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGRect(origin: .zero, size: size).inset(by: contentInsets).size
    let fitting = super.sizeThatFits(inner)
    return CGSize(
      width: fitting.width + contentInsets.left + contentInsets.right,
      height: fitting.height + contentInsets.top + contentInsets.bottom)
  }
}

/// An icon whose badge sticks out of it at the top right, and does not count for alignment.
class BadgedIconView: UIView {
  let iconView = UIView()
  let badgeLabel = BadgeLabel()
  private let overhang: CGFloat = 8

  convenience init(count: Int) {
    self.init(frame: .zero)
    badgeLabel.text = "\(count)"
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(iconView)
    addSubview(badgeLabel)
    NSLayoutConstraint.activate([
      // The icon fills the alignment rectangle, which is where our anchors are.
      iconView.topAnchor.constraint(equalTo: topAnchor),
      iconView.leftAnchor.constraint(equalTo: leftAnchor),
      iconView.bottomAnchor.constraint(equalTo: bottomAnchor),
      iconView.rightAnchor.constraint(equalTo: rightAnchor),
      badgeLabel.centerXAnchor.constraint(equalTo: rightAnchor),
      badgeLabel.centerYAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not used from nibs")
  }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: overhang, left: 0, bottom: 0, right: 2 * overhang)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 48, height: 48) }
}

/// A title with a badge on its baseline.
final class BadgedTitleView: UIView {
  let titleLabel = UILabel()
  let badgeLabel = BadgeLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.numberOfLines = 0
    [titleLabel, badgeLabel].forEach { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    badgeLabel.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
      badgeLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      badgeLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      badgeLabel.lastBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { titleLabel }
  override var forLastBaselineLayout: UIView { titleLabel }
}

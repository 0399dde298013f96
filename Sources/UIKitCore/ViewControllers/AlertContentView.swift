import Foundation

/// What an alert shows: its texts, its text fields and its buttons below each other, which scroll where
/// there is no room for them.
final class AlertContentView: UIView {
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fields = UIStackView()
  private let buttons = UIStackView()

  /// Whether the buttons stand beside each other.
  var buttonsAreInRow = false {
    didSet {
      buttons.axis = buttonsAreInRow ? .horizontal : .vertical
      buttons.distribution = buttonsAreInRow ? .fillEqually : .fill
      buttons.spacing = buttonsAreInRow ? 8 : 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .boldSystemFont(ofSize: 17)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    fields.axis = .vertical
    for view in [titleLabel, messageLabel, fields, buttons] { column.addArrangedSubview(view) }
    column.axis = .vertical
    column.spacing = UIScreen.main.cellSize.height
    addSubview(scrollView)
    scrollView.pinToSuperview()
    scrollView.addSubview(column)
    column.pinToSuperview(with: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    column.widthAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -16
    ).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?) {
    titleLabel.text = title
    titleLabel.isHidden = title?.isEmpty != false
    messageLabel.text = message
    messageLabel.isHidden = message?.isEmpty != false
    column.setCustomSpacing(messageLabel.isHidden ? column.spacing : 0, after: titleLabel)
  }

  func show(fields views: [UITextField]) {
    show(views, in: fields)
  }

  func show(buttons views: [UIButton]) {
    show(views, in: buttons)
  }

  private func show(_ views: [UIView], in stack: UIStackView) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for view in views { stack.addArrangedSubview(view) }
    stack.isHidden = views.isEmpty
  }

  /// The width in which no line has to be broken.
  var naturalWidth: CGFloat {
    column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width + 16
  }

  /// The height of everything in a width.
  func height(inWidth width: CGFloat) -> CGFloat {
    column.systemLayoutSizeFitting(
      CGSize(width: width - 16, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

import Foundation

/// What an alert shows: its texts, its text fields and its buttons below each other, which scroll
/// where there is no room for them.
final class AlertContentView: UIView {
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fields = UIStackView()
  private let buttons = UIStackView()

  /// The room at either side, in points.
  private static let margin: CGFloat = 8

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
    column.pinToSuperview(
      with: UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin))
    column.widthAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -2 * Self.margin
    ).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override var roleName: String { nameAsControllersView }

  /// Shows the texts; one that is nil or empty takes no room.
  func show(title: String?, message: String?) {
    titleLabel.text = title
    titleLabel.isHidden = title?.isEmpty != false
    messageLabel.text = message
    messageLabel.isHidden = message?.isEmpty != false
    column.setCustomSpacing(messageLabel.isHidden ? column.spacing : 0, after: titleLabel)
  }

  /// Shows text fields in place of those before.
  func show(fields views: [UITextField]) {
    show(views, in: fields)
  }

  /// Shows buttons in place of those before.
  func show(buttons views: [UIButton]) {
    show(views, in: buttons)
  }

  private func show(_ views: [UIView], in stack: UIStackView) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for view in views { stack.addArrangedSubview(view) }
    stack.isHidden = views.isEmpty
  }

  /// The width in which no line has to be broken, in points.
  var naturalWidth: CGFloat {
    column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width + 2 * Self.margin
  }

  /// The height of everything in a width, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    column.systemLayoutSizeFitting(
      CGSize(width: width - 2 * Self.margin, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

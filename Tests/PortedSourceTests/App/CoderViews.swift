import UIKit

/// A view that a storyboard could make, as well as code.
@IBDesignable class AvatarView: UIView {
  @IBInspectable var initials: String = "" {
    didSet { label.text = initials }
  }

  private(set) lazy var label: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setupView()
  }

  private func setupView() {
    backgroundColor = .secondarySystemBackground
    addSubview(label)
    label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }
}

/// One that only storyboards would have made.
final class LegacyBadge: UIButton {
  var count = 1 {
    didSet { updateTitle() }
  }

  private func updateTitle() {
    setTitle(count > 99 ? "99+" : String(count), for: .normal)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setTitleColor(.systemRed, for: .normal)
    setContentHuggingPriority(.required, for: .horizontal)
    updateTitle()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.masksToBounds = true
  }
}

/// A controller that a storyboard could make.
class CoderViewController: UIViewController {
  let avatar: AvatarView
  var badge: LegacyBadge!

  required init?(coder: NSCoder) {
    guard let avatar = AvatarView(coder: coder) else { return nil }
    self.avatar = avatar
    super.init(coder: coder)
    badge = LegacyBadge(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [avatar, badge])
    stack.alignment = .center
    stack.spacing = 8
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])
  }
}

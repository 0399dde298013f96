import UIKit

/// A picture, two names and a button, over three numbers.
final class ProfileHeaderView: UIView {
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let handleLabel = UILabel()
  let followButton = UIButton(type: .system)
  let statLabels = (0..<3).map { _ in UILabel() }
  let nameStack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    nameLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    handleLabel.font = .systemFont(ofSize: 14)
    handleLabel.textColor = .secondaryLabel
    followButton.setTitle("Follow", for: .normal)
    followButton.setContentHuggingPriority(.required, for: .horizontal)
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)

    nameStack.axis = .vertical
    nameStack.addArrangedSubview(nameLabel)
    nameStack.addArrangedSubview(handleLabel)

    let topRow = UIStackView(arrangedSubviews: [avatarView, nameStack, followButton])
    topRow.alignment = .center
    topRow.spacing = 16

    let statRow = UIStackView(arrangedSubviews: statLabels)
    statRow.distribution = .fillEqually
    statRow.spacing = UIStackView.spacingUseSystem

    let column = UIStackView(arrangedSubviews: [topRow, statRow])
    column.axis = .vertical
    column.spacing = 16
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)

    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalToConstant: 64),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  func show(name: String, handle: String, stats: [(String, Int)]) {
    nameLabel.text = name
    handleLabel.text = "@" + handle
    handleLabel.isHidden = handle.isEmpty
    for (label, stat) in zip(statLabels, stats) { label.text = "\(stat.1) \(stat.0)" }
  }
}

import UIKit

/// A row that reads either way: what leads stands left or right, what is left stays there.
final class ContactRowView: UIView {
  let avatarView = UIView()
  let nameLabel = UILabel()
  let timeLabel = UILabel()
  let markView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 24, bottom: 8, trailing: 8)
    for view in [avatarView, nameLabel, timeLabel, markView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    nameLabel.textAlignment = .natural
    timeLabel.textAlignment = .natural
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatarView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 32),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      nameLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: avatarView.trailingAnchor, multiplier: 2),
      nameLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
      timeLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      timeLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      markView.leftAnchor.constraint(equalTo: leftAnchor),
      markView.topAnchor.constraint(equalTo: topAnchor),
      markView.bottomAnchor.constraint(equalTo: bottomAnchor),
      markView.widthAnchor.constraint(equalToConstant: 4),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  var readsFromRightToLeft: Bool {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
  }
}

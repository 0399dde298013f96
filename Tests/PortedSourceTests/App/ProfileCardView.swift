import UIKit

/// A card with a name, what is said of it, and a button to follow it.
final class ProfileCardView: UIView {
  let nameLabel = UILabel()
  let bioLabel = UILabel()
  var onFollow: ((Bool) -> Void)?

  private(set) lazy var followButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Following" : "Follow"
    }
    button.addAction(
      UIAction { [weak self] action in
        guard let button = action.sender as? UIButton else { return }
        button.isSelected.toggle()
        self?.onFollow?(button.isSelected)
      }, for: .touchUpInside)
    return button
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUp() {
    backgroundColor = .secondarySystemFill
    nameLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 20, weight: .bold))
    bioLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    bioLabel.numberOfLines = 0
    let header = UIStackView(arrangedSubviews: [nameLabel, UIView(), followButton])
    header.alignment = .center
    let root = UIStackView(arrangedSubviews: [header, bioLabel])
    root.axis = .vertical
    root.spacing = nameLabel.font.leading + nameLabel.font.ascender / 2
    root.translatesAutoresizingMaskIntoConstraints = false
    addSubview(root)
    NSLayoutConstraint.activate([
      root.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      root.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      root.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }
}

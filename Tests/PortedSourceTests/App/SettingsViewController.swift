import UIKit

/// One setting: what it is called, and whether it is on.
struct Setting: Equatable {
  var name: String
  var isOn: Bool
}

/// A row with a name and a switch.
final class SettingCell: UITableViewCell {
  static let identifier = "SettingCell"

  let nameLabel = UILabel()
  let toggle = UIButton(type: .system)
  var onToggle: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    setupViews()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupViews() {
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    toggle.addAction(
      UIAction { [unowned self] _ in
        toggle.isSelected.toggle()
        onToggle?(toggle.isSelected)
      }, for: .touchUpInside)
    toggle.setTitle("off", for: .normal)
    toggle.setTitle("on", for: .selected)
    [nameLabel, toggle].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      toggle.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 16),
      toggle.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
  }

  func configure(with setting: Setting) {
    nameLabel.text = setting.name
    toggle.isSelected = setting.isOn
  }
}

/// Settings in two groups.
class SettingsViewController: UITableViewController {
  var sections: [(title: String, settings: [Setting])] = [
    ("Sound", [Setting(name: "Music", isOn: true), Setting(name: "Effects", isOn: false)]),
    ("Privacy", [Setting(name: "Share my position with everybody around", isOn: false)]),
  ]

  init() {
    super.init(style: .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 48
    tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.identifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].settings.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: SettingCell.identifier, for: indexPath) as? SettingCell
    else { return UITableViewCell() }
    cell.configure(with: sections[indexPath.section].settings[indexPath.row])
    cell.onToggle = { [weak self] isOn in
      self?.sections[indexPath.section].settings[indexPath.row].isOn = isOn
    }
    return cell
  }
}

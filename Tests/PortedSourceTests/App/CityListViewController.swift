import UIKit

/// The letter above the cities that begin with it, with their number.
final class LetterHeaderView: UITableViewHeaderFooterView {
  static let identifier = String(describing: LetterHeaderView.self)

  let letterLabel = UILabel()
  let countLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    countLabel.text = nil
  }

  private func setUp() {
    contentView.backgroundColor = .secondarySystemBackground
    for label in [letterLabel, countLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      letterLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      countLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
}

/// Cities by their first letters.
class CityListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  var groups: [(letter: String, cities: [String])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 32
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "City")
    tableView.register(
      LetterHeaderView.self, forHeaderFooterViewReuseIdentifier: LetterHeaderView.identifier)
    view.addSubview(tableView)
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    groups.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].cities.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
    cell.textLabel?.text = groups[indexPath.section].cities[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    32
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: LetterHeaderView.identifier)
      as? LetterHeaderView
    header?.letterLabel.text = groups[section].letter
    header?.countLabel.text = "\(groups[section].cities.count)"
    return header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == groups.count - 1 ? "The end" : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    guard let footer = view as? UITableViewHeaderFooterView else { return }
    footer.textLabel?.textAlignment = .center
    footer.textLabel?.text = footer.textLabel?.text?.uppercased()
  }
}

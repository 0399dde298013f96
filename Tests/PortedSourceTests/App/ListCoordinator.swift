import UIKit

@MainActor protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }
  func start()
}

/// Pushes a list, and what is chosen in it.
final class ListCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let names: [String]

  init(navigationController: UINavigationController, names: [String]) {
    self.navigationController = navigationController
    self.names = names
  }

  func start() {
    let list = NameListViewController(names: names)
    list.delegate = self
    navigationController.pushViewController(list, animated: false)
  }
}

extension ListCoordinator: NameListViewControllerDelegate {
  func nameList(_ list: NameListViewController, didSelect name: String) {
    let detail = NameViewController(name: name) { [weak self] in
      self?.navigationController.popToRootViewController(animated: true)
    }
    navigationController.pushViewController(detail, animated: true)
  }
}

@MainActor protocol NameListViewControllerDelegate: AnyObject {
  func nameList(_ list: NameListViewController, didSelect name: String)
}

/// Names in a table.
final class NameListViewController: UITableViewController {
  weak var delegate: (any NameListViewControllerDelegate)?
  private let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(style: .plain)
    title = "Names"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.nameList(self, didSelect: names[indexPath.row])
  }
}

/// One name, below the bar.
final class NameViewController: UIViewController {
  let nameLabel = UILabel()
  private let onDone: () -> Void

  init(name: String, onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
    title = name
    nameLabel.text = name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemBackground
    root.addSubview(nameLabel)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: root.safeAreaLayoutGuide.topAnchor, multiplier: 1),
      nameLabel.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
    ])
    view = root
  }

  func done() { onDone() }
}

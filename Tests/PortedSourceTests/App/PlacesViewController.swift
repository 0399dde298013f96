import UIKit

/// A table whose rows can be taken away while it is edited.
final class PlacesViewController: UITableViewController {
  var places = ["Rome", "Oslo"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(CountingCell.self, forCellReuseIdentifier: "place")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    for cell in tableView.visibleCells { cell.setEditing(editing, animated: animated) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = places[indexPath.row]
    let background = UIView()
    background.backgroundColor = .tertiarySystemFill
    cell.selectedBackgroundView = background
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard isEditing else { return }
    places.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}

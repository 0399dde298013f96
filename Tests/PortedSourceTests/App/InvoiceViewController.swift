import UIKit

/// A table with a header and a footer that constraints size, and rows that come and go.
class InvoiceViewController: UIViewController {
  struct Item {
    let name: String
    let price: Int
  }

  let tableView = UITableView(frame: .zero, style: .plain)
  let headerLabel = UILabel()
  let totalLabel = UILabel()
  private(set) var items: [Item] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 32
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    tableView.pin(to: view)

    headerLabel.numberOfLines = 0
    headerLabel.text = "Invoice for the month of November"
    tableView.tableHeaderView = wrap(
      headerLabel, insets: .init(top: 8, left: 16, bottom: 8, right: 16))
    tableView.tableFooterView = wrap(
      totalLabel, insets: .init(top: 0, left: 16, bottom: 0, right: 16))
    updateTotal()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let header = tableView.tableHeaderView else { return }
    let size = header.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if header.frame.height != size.height {
      header.frame.size = size
      tableView.tableHeaderView = header
      tableView.setNeedsLayout()
    }
  }

  private func wrap(_ label: UILabel, insets: UIEdgeInsets) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 32))
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    label.pin(to: container, insets: insets)
    return container
  }

  func add(_ item: Item) {
    items.append(item)
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .fade)
    updateTotal()
  }

  func removeItem(at index: Int) {
    items.remove(at: index)
    tableView.beginUpdates()
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .left)
    tableView.endUpdates()
    updateTotal()
  }

  private func updateTotal() {
    totalLabel.text = "Total: \(items.reduce(0) { $0 + $1.price })"
  }
}

extension InvoiceViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "item")
    let item = items[indexPath.row]
    cell.textLabel?.text = item.name
    cell.detailTextLabel?.text = "\(item.price) €"
    return cell
  }
}

extension UIView {
  /// Keeps the edges at distances from another view's.
  func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right),
    ])
  }
}

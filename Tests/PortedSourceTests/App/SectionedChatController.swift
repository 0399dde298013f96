import UIKit

struct ChatLine: Hashable {
  let text: String
  let isIncoming: Bool
}

/// A bubble at the left or the right, as wide as its text needs and no wider than 250.
final class ChatLineCell: UITableViewCell {
  static let reuseIdentifier = String(describing: ChatLineCell.self)
  let bubble = UIView()
  let lineLabel = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    lineLabel.numberOfLines = 0
    for view in [bubble, lineLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(lineLabel)
    leading = bubble.leadingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    trailing = bubble.trailingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    let bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      bottom,
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
      bubble.leadingAnchor.constraint(
        greaterThanOrEqualTo: contentView.layoutMarginsGuide.leadingAnchor),
      bubble.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.layoutMarginsGuide.trailingAnchor),
      lineLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
      lineLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
      lineLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
      lineLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func configure(with line: ChatLine) {
    lineLabel.text = line.text
    bubble.backgroundColor =
      line.isIncoming ? .white : UIColor(red: 0.2, green: 0.6, blue: 1, alpha: 1)
    if line.isIncoming {
      trailing.isActive = false
      leading.isActive = true
    } else {
      leading.isActive = false
      trailing.isActive = true
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    lineLabel.text = nil
  }
}

/// A date between two lines, larger than its text.
class DateHeaderLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let original = super.intrinsicContentSize
    return CGSize(width: original.width + 16, height: original.height + 12)
  }
}

class SectionedChatController: UITableViewController {
  var sections: [(date: String, lines: [ChatLine])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Messages"
    tableView.register(ChatLineCell.self, forCellReuseIdentifier: ChatLineCell.reuseIdentifier)
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.tableFooterView = UIView()
    tableView.allowsSelection = false
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    sections[section].lines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: ChatLineCell.reuseIdentifier, for: indexPath) as! ChatLineCell
    cell.configure(with: sections[indexPath.section].lines[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let container = UIView()
    let label = DateHeaderLabel()
    label.text = sections[section].date
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    label.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: container.centerYAnchor).isActive = true
    return container
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 50 }
}

/// A table as high as its content, for use inside of stacks.
final class SelfSizingTableView: UITableView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  override func reloadData() {
    super.reloadData()
    invalidateIntrinsicContentSize()
    layoutIfNeeded()
  }
}

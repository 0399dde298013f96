import UIKit

struct Post: Hashable {
  var author: String
  var text: String
  var isExpanded = false
}

@MainActor protocol PostCellDelegate: AnyObject {
  func postCellDidToggle(_ cell: PostCell)
}

/// A post: who wrote it, what, and a button for more.
final class PostCell: UITableViewCell {
  static let reuseIdentifier = String(describing: PostCell.self)

  weak var delegate: PostCellDelegate?

  let authorLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    return label
  }()

  let bodyLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  let moreButton = UIButton(type: .system)

  private lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [authorLabel, bodyLabel, moreButton])
    stackView.axis = .vertical
    stackView.alignment = .leading
    stackView.spacing = 4
    stackView.translatesAutoresizingMaskIntoConstraints = false
    return stackView
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    moreButton.setTitle("More", for: .normal)
    moreButton.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.postCellDidToggle(self)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bodyLabel.isHidden = false
    delegate = nil
  }

  func configure(with post: Post) {
    authorLabel.text = post.author
    bodyLabel.text = post.text
    bodyLabel.isHidden = !post.isExpanded
    moreButton.setTitle(post.isExpanded ? "Less" : "More", for: .normal)
  }
}

/// Posts that open and close in place.
final class FeedViewController: UIViewController {
  private(set) lazy var tableView = UITableView(frame: .zero, style: .plain)
  var posts: [Post]

  init(posts: [Post]) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.separatorStyle = .none
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.dataSource = self
    tableView.delegate = self
  }

  func showLatest() {
    guard !posts.isEmpty else { return }
    tableView.scrollToRow(
      at: IndexPath(row: posts.count - 1, section: 0), at: .bottom, animated: false)
  }
}

extension FeedViewController: UITableViewDataSource, UITableViewDelegate, PostCellDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: PostCell.reuseIdentifier, for: indexPath) as? PostCell
    else { return UITableViewCell() }
    cell.configure(with: posts[indexPath.row])
    cell.delegate = self
    return cell
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    posts[indexPath.row].isExpanded ? 120 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func postCellDidToggle(_ cell: PostCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    posts[indexPath.row].isExpanded.toggle()
    cell.configure(with: posts[indexPath.row])
    tableView.beginUpdates()
    tableView.endUpdates()
  }
}

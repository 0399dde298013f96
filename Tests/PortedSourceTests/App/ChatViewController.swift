import UIKit

struct Message: Sendable {
  let text: String
  let isOutgoing: Bool
}

/// A bubble at one side or the other, at most three quarters as wide as the row.
final class ChatBubbleCell: UITableViewCell {
  let bubbleView = UIView()
  let messageLabel = UILabel()
  private var leadingConstraint: NSLayoutConstraint!
  private var trailingConstraint: NSLayoutConstraint!

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    messageLabel.numberOfLines = 0
    bubbleView.addSubview(messageLabel)
    contentView.addSubview(bubbleView)
    bubbleView.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.translatesAutoresizingMaskIntoConstraints = false

    let constraints = [
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubbleView.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 8),
      messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
      messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -8),
    ]
    NSLayoutConstraint.activate(constraints)
    leadingConstraint = bubbleView.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: 8)
    trailingConstraint = bubbleView.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor, constant: -8)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with message: Message) {
    messageLabel.text = message.text
    bubbleView.backgroundColor = message.isOutgoing ? .systemBlue : .systemGray
    messageLabel.textColor = message.isOutgoing ? .white : .black
    leadingConstraint.isActive = false
    trailingConstraint.isActive = false
    (message.isOutgoing ? trailingConstraint : leadingConstraint).isActive = true
  }
}

/// Messages in rows whose heights a cell of its own measures.
final class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let sizingCell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
  private(set) var messages: [Message] = []

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.register(ChatBubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func append(_ message: Message) {
    messages.append(message)
    let indexPath = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)
    tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? ChatBubbleCell)?.configure(with: messages[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sizingCell.configure(with: messages[indexPath.row])
    let target = CGSize(
      width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height)
    return sizingCell.contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

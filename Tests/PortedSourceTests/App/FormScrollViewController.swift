import UIKit

/// Fields in a scroll view that makes way for a keyboard.
final class FormScrollViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let contentView = UIStackView()
  let fields: [UITextField]
  private(set) var scrollCount = 0
  private lazy var bottomConstraint = scrollView.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  init(names: [String]) {
    fields = names.map { name in
      let field = UITextField()
      field.placeholder = name
      return field
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    contentView.axis = .vertical
    contentView.spacing = 16
    contentView.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    contentView.isLayoutMarginsRelativeArrangement = true
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)
    fields.forEach { contentView.addArrangedSubview($0) }

    let safeArea = view.safeAreaLayoutGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      bottomConstraint,
      contentView.topAnchor.constraint(equalTo: content.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      contentView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  func keyboardWillShow(height: CGFloat, for field: UITextField) {
    bottomConstraint.constant = -height
    view.layoutIfNeeded()
    let rect = field.convert(field.bounds, to: scrollView)
    scrollView.scrollRectToVisible(rect, animated: true)
  }

  func keyboardWillHide() {
    bottomConstraint.constant = 0
    view.layoutIfNeeded()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollCount += 1
  }
}

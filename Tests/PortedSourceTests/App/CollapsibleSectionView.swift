import UIKit

/// A heading that opens and closes what is below it.
final class CollapsibleSectionView: UIView {
  let headingButton: UIButton
  let bodyStack = UIStackView()
  private let stackView = UIStackView()

  init(heading: String, rows: [UIView]) {
    headingButton = UIButton(type: .system)
    super.init(frame: .zero)
    headingButton.setTitle(heading, for: .normal)
    headingButton.addAction(
      UIAction(title: heading) { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    bodyStack.axis = .vertical
    bodyStack.spacing = 8
    rows.forEach(bodyStack.addArrangedSubview(_:))
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.addArrangedSubview(headingButton)
    stackView.addArrangedSubview(bodyStack)
    addSubview(stackView)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    for attribute in [.top, .left, .right, .bottom] as [NSLayoutConstraint.Attribute] {
      NSLayoutConstraint(
        item: stackView, attribute: attribute, relatedBy: .equal, toItem: self,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func toggle() {
    bodyStack.isHidden.toggle()
    headingButton.isSelected = !bodyStack.isHidden
  }
}

/// Sections in a column, and a note between the last of them and the bottom.
final class FAQViewController: UIViewController {
  let sections = ["Who", "What", "Where"].map { name in
    CollapsibleSectionView(
      heading: name,
      rows: (0..<2).map { index in
        let label = UILabel()
        label.text = "\(name) \(index)"
        return label
      })
  }
  let banner = UILabel()
  let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.text = "New"
    note.text = "End"
    let column = UIStackView(arrangedSubviews: sections)
    column.axis = .vertical
    for subview in [banner, column, note] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      subview.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    let fallback = column.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
    fallback.priority = .defaultLow
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      column.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 16),
      fallback,
      note.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 16),
    ])
  }

  func setBannerHidden(_ hidden: Bool) {
    hidden ? banner.hideView() : banner.showView()
  }
}

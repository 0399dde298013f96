import UIKit

// An app's own code as it is written for iOS: it imports UIKit alone, and takes nothing from this
// package by name. That it compiles is half of what it tests.

/// A card with a title, a text and a button, laid out by anchors.
class CardView: UIView {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  let button = UIButton(type: .system)
  private var compactConstraints: [NSLayoutConstraint] = []
  private(set) var heightWhenClosed: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .systemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    titleLabel.font = .boldSystemFont(ofSize: 17)
    bodyLabel.numberOfLines = 0
    button.setTitle("OK", for: .normal)
    for view in [titleLabel, bodyLabel, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      bodyLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 2),
      bodyLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.topAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    let closed = heightAnchor.constraint(equalToConstant: 48)
    closed.priority = UILayoutPriority(rawValue: 999)
    closed.identifier = "closed"
    heightWhenClosed = closed
    compactConstraints = [widthAnchor.constraint(lessThanOrEqualToConstant: 400)]
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass == .compact {
      NSLayoutConstraint.activate(compactConstraints)
    } else {
      NSLayoutConstraint.deactivate(compactConstraints)
    }
  }
}

/// A screen with a card between the safe area's edges.
class CardViewController: UIViewController {
  let card = CardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeArea.topAnchor),
      card.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor).with(priority: .defaultHigh),
    ])
  }

  func finish() {
    navigationController?.popViewController(animated: true)
  }
}

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

@MainActor private var nameKey: UInt8 = 0

extension UIView {
  /// A property that an extension keeps.
  var layoutName: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set {
      objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  /// All constraints of the superview that speak of the view.
  var constraintsInSuperview: [NSLayoutConstraint] {
    superview?.constraints.filter {
      $0.firstItem as? UIView === self || $0.secondItem as? UIView === self
    } ?? []
  }

  /// The old way to make constraints.
  func stick(to item: Any, _ attributes: NSLayoutConstraint.Attribute...) {
    translatesAutoresizingMaskIntoConstraints = false
    for attribute in attributes {
      superview?.addConstraint(
        NSLayoutConstraint(
          item: self, attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute,
          multiplier: 1, constant: 0))
    }
  }
}

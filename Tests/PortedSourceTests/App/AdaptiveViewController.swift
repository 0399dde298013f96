import UIKit

/// Two halves beside each other where there is room, else one below the other.
final class AdaptiveViewController: UIViewController {
  let stackView = UIStackView()
  let first = UIView()
  let second = UIView()
  private(set) var traitChanges: [(UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stackView)
    stackView.distribution = .fillEqually
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.addArrangedSubview(first)
    stackView.addArrangedSubview(second)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
    ])
    updateAxis(for: traitCollection)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    traitChanges.append(
      (previous?.horizontalSizeClass ?? .unspecified, traitCollection.horizontalSizeClass))
    updateAxis(for: traitCollection)
  }

  private func updateAxis(for traits: UITraitCollection) {
    let compact = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
    case (.compact, _): stackView.axis = .vertical
    case (.regular, _), (.unspecified, _): stackView.axis = .horizontal
    @unknown default: break
    }
    stackView.spacing = traits.containsTraits(in: compact) ? 16 : 0
  }
}

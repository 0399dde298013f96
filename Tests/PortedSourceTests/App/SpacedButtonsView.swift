import UIKit

/// Buttons with the same space between them and around them, by guides.
class SpacedButtonsView: UIView {
  private(set) var buttons: [UIButton] = []
  private var spacers: [UILayoutGuide] = []
  /// Surrounds the buttons.
  let groupGuide = UILayoutGuide()

  func setTitles(_ titles: [String]) {
    buttons.forEach { $0.removeFromSuperview() }
    spacers.forEach(removeLayoutGuide)
    if groupGuide.owningView == nil { addLayoutGuide(groupGuide) }
    buttons = titles.map { title in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      addSubview(button)
      return button
    }
    spacers = (0...titles.count).map { index in
      let guide = UILayoutGuide()
      guide.identifier = "space \(index)"
      addLayoutGuide(guide)
      return guide
    }
    setUpConstraints()
  }

  private func setUpConstraints() {
    guard let firstSpacer = spacers.first, let lastSpacer = spacers.last,
      let firstButton = buttons.first, let lastButton = buttons.last
    else { return }
    var constraints: [NSLayoutConstraint] = [
      firstSpacer.leadingAnchor.constraint(equalTo: leadingAnchor),
      lastSpacer.trailingAnchor.constraint(equalTo: trailingAnchor),
      groupGuide.leadingAnchor.constraint(equalTo: firstButton.leadingAnchor),
      groupGuide.trailingAnchor.constraint(equalTo: lastButton.trailingAnchor),
      groupGuide.topAnchor.constraint(equalTo: firstButton.topAnchor),
      groupGuide.bottomAnchor.constraint(equalTo: firstButton.bottomAnchor),
    ]
    for (index, button) in buttons.enumerated() {
      constraints += [
        button.centerYAnchor.constraint(equalTo: centerYAnchor),
        button.leadingAnchor.constraint(equalTo: spacers[index].trailingAnchor),
        button.trailingAnchor.constraint(equalTo: spacers[index + 1].leadingAnchor),
        spacers[index + 1].widthAnchor.constraint(equalTo: firstSpacer.widthAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  var spacerFrames: [CGRect] { spacers.map(\.layoutFrame) }
}

import UIKit

/// A view whose gaps follow a setting, in `updateConstraints`.
final class DensityView: UIView {
  enum Density: CGFloat, CaseIterable {
    case compact = 4
    case regular = 16
  }

  let top = UIView()
  let bottom = UIView()
  private var didSetUpConstraints = false
  private var gapConstraint: NSLayoutConstraint?
  private(set) var updateCount = 0

  var density = Density.regular {
    didSet { if density != oldValue { setNeedsUpdateConstraints() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(top)
    addSubview(bottom)
    top.translatesAutoresizingMaskIntoConstraints = false
    bottom.translatesAutoresizingMaskIntoConstraints = false
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { fatalError() }

  override static var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if !didSetUpConstraints {
      didSetUpConstraints = true
      let gap = bottom.topAnchor.constraint(equalTo: top.bottomAnchor)
      gapConstraint = gap
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: topAnchor),
        top.heightAnchor.constraint(equalTo: bottom.heightAnchor),
        bottom.bottomAnchor.constraint(equalTo: bottomAnchor),
        gap,
      ])
      for view in subviews {
        view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      }
    }
    gapConstraint?.constant = density.rawValue
    updateCount += 1
    super.updateConstraints()
  }
}

/// A controller that makes its constraints in `updateViewConstraints`.
final class UpdatingViewController: UIViewController {
  let box = UIView()
  var isExpanded = false {
    didSet { viewIfLoaded?.setNeedsUpdateConstraints() }
  }
  private var sizeConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    box.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    NSLayoutConstraint.deactivate(sizeConstraints)
    sizeConstraints = [
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: isExpanded ? 1 : 0.5),
      box.heightAnchor.constraint(equalToConstant: isExpanded ? 100 : 40),
    ]
    NSLayoutConstraint.activate(sizeConstraints)
    super.updateViewConstraints()
  }
}

import UIKit

extension UIView {
  /// The constraint with a name, of this view or of its superview.
  func constraint(withIdentifier identifier: String) -> NSLayoutConstraint? {
    (constraints + (superview?.constraints ?? [])).first { $0.identifier == identifier }
  }

  var heightConstraint: NSLayoutConstraint? {
    constraints.first { constraint in
      constraint.firstAttribute == .height && constraint.relation == .equal
        && constraint.secondItem == nil
    }
  }

  func removeAllConstraints() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.firstItem === self || constraint.secondItem === self {
        view.removeConstraint(constraint)
      }
      ancestor = view.superview
    }
    removeConstraints(constraints)
  }
}

/// Boxes at thirds of the width, by item and attribute.
final class ThirdsView: UIView {
  let boxes = (0..<3).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, box) in boxes.enumerated() {
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      let center = NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .trailing,
        multiplier: CGFloat(2 * index + 1) / 6, constant: 0)
      let top = NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: self, attribute: .topMargin,
        multiplier: 1, constant: 4)
      let width = NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width,
        multiplier: 0.25, constant: 0)
      let height = NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20)
      center.identifier = "center \(index)"
      addConstraints([center, top, width])
      box.addConstraint(height)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension UIView {
  /// Whether what the view shows can have another size along an axis than now: one line of text is
  /// as high whatever it says.
  func contentGrows(along axis: NSLayoutConstraint.Axis) -> Bool {
    if axis == .horizontal { return true }
    return switch self {
    case let label as UILabel: label.numberOfLines != 1
    case let button as UIButton: button.titleLabel?.numberOfLines != 1
    case is UITextField: false
    default: true
    }
  }
}

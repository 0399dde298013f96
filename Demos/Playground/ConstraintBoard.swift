import UIKit

/// A list of constraints, with a mark before those that act, and the frames they lead to.
final class ConstraintBoard: UIView {
  private let text = UILabel()
  private var constraintsShown: [NSLayoutConstraint] = []
  private var note = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.numberOfLines = 0
    text.lineBreakMode = .byTruncatingTail
    addSubview(text)
    text.pinToSuperview()
  }

  required init?(coder: NSCoder) { nil }

  /// Lists constraints, and a line about them.
  func show(_ constraints: [NSLayoutConstraint], note: String) {
    constraintsShown = constraints.filter { $0.firstAttribute.isHorizontal }
    self.note = note
  }

  /// Brings the marks up to date, and tells where views lie from left to right.
  func update(frames views: [UIView]) {
    let places = views.map { view in
      let name = view.accessibilityIdentifier ?? ""
      if view.isCollapsed { return "\(name) hidden" }
      return "\(name) \(points(view.frame.minX))–\(points(view.frame.maxX))"
    }
    let marks = constraintsShown.map { constraint in
      let mark = constraint.isActing ? "●" : constraint.isActive ? "○" : "·"
      return "\(mark) \(constraint.notation)"
    }
    let lines =
      [places.joined(separator: "   "), "", "from left to right:"] + marks
      + ["", "● acts  ○ stands by  · off", note]
    text.text = lines.joined(separator: "\n")
  }

  private func points(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute measures from left to right.
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    default: false
    }
  }
}

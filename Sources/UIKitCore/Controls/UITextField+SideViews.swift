import Foundation

extension UITextField {
  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Not at all.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// All the time.
    case always = 3
  }

  var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  var showsRightView: Bool { rightView != nil && shows(rightViewMode) }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old === new { return }
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    updateSideViews()
  }

  /// Takes the views in that show now, and the others out.
  func updateSideViews() {
    for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
      guard let view, (view.superview === self) != isShown else { continue }
      if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func sideRect(of view: UIView?, in bounds: CGRect, atRight: Bool) -> CGRect {
    guard let size = view?.frame.size else { return .zero }
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

extension CGRect {
  /// Leaves what lies beside a rectangle at its right or left side.
  mutating func trim(_ other: CGRect, atRight: Bool) {
    let start = atRight ? minX : min(max(minX, other.maxX), maxX)
    let end = atRight ? min(maxX, other.minX) : maxX
    (origin.x, size.width) = (start, max(0, end - start))
  }
}

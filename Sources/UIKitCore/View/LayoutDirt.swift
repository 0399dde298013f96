/// What a view has to catch up with, and whether anything below it has.
struct LayoutDirt {
  var needsUpdateConstraints = true
  var needsLayout = true
  /// Whether a view below has to catch up.
  private(set) var below = false
  /// The subview in or below which all of that is; nil where it may be in several.
  ///
  /// A pass through ten thousand subviews would take longer than the layout of one.
  private(set) var onlySubview: Unmanaged<UIView>?
  /// Whether some subview may have margins or a safe area of its own.
  var subviewsHaveInsets = false

  /// Whether there is nothing to lay out, here or below.
  var isLaidOut: Bool { !needsLayout && !below }

  /// A subview, or something in it, has to catch up; returns whether nothing in this view had to.
  mutating func note(_ subview: Unmanaged<UIView>) -> Bool {
    if below {
      if onlySubview?.toOpaque() != subview.toOpaque() { onlySubview = nil }
      return false
    }
    below = true
    onlySubview = subview
    return true
  }

  /// The view's subviews are caught up with from here on.
  mutating func clearBelow() {
    below = false
    onlySubview = nil
  }

  /// A subview goes away.
  mutating func forget(_ subview: UIView) {
    if onlySubview?.toOpaque() == Unmanaged.passUnretained(subview).toOpaque() { onlySubview = nil }
  }
}

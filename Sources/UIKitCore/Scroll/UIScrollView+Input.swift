package import Foundation

extension UIScrollView {
  /// Scrolls as the arrows, Page Up, Page Down, Home and End say.
  ///
  /// - Returns: Whether that moved the content.
  package func scroll(by key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .commandKeys) else { return false }
    let line = UIScreen.main.cellSize
    // A page keeps a line of the one before.
    let page = max(line.height, uncoveredBounds.height - line.height)
    switch key.keyCode {
    case .keyboardUpArrow: return move(by: CGPoint(x: 0, y: -line.height))
    case .keyboardDownArrow: return move(by: CGPoint(x: 0, y: line.height))
    case .keyboardLeftArrow: return move(by: CGPoint(x: -line.width, y: 0))
    case .keyboardRightArrow: return move(by: CGPoint(x: line.width, y: 0))
    case .keyboardPageUp: return move(by: CGPoint(x: 0, y: -page))
    case .keyboardPageDown: return move(by: CGPoint(x: 0, y: page))
    case .keyboardHome: return moveToEnd(isForwards: false)
    case .keyboardEnd: return moveToEnd(isForwards: true)
    default: return false
    }
  }

  /// Scrolls to the start of the content or to its end, which may lie elsewhere once it shows.
  private func moveToEnd(isForwards: Bool) -> Bool {
    var hasMoved = false
    for _ in 0..<Self.mostEnds {
      guard move(by: CGPoint(x: 0, y: contentSize.height * (isForwards ? 1 : -1))) else { break }
      hasMoved = true
    }
    return hasMoved
  }

  /// How often the end may turn out to lie elsewhere.
  private static var mostEnds: Int { 8 }

  /// Scrolls by a distance, in points, as far as there is content.
  ///
  /// - Returns: Whether that moved the content.
  package func move(by delta: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    layoutIfNeeded()
    stopScrolling()
    let old = contentOffset
    scroll(to: clamped(CGPoint(x: old.x + delta.x, y: old.y + delta.y)))
    return contentOffset != old
  }
}

extension UIView {
  /// Scrolls every scroll view around this view as little as makes it visible.
  func scrollIntoView() {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView {
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
      }
      ancestor = view.superview
    }
  }

  /// The only scroll view in this tree that can scroll, if there is exactly one.
  func onlyScrollView() -> UIScrollView? {
    let all = scrollViews()
    return all.count == 1 ? all[0] : nil
  }

  private func scrollViews() -> [UIScrollView] {
    if isOutOfReach { return [] }
    let inside = subviewsInReach(in: window).flatMap { $0.scrollViews() }
    guard let own = self as? UIScrollView, own.canScroll(.vertical) || own.canScroll(.horizontal)
    else { return inside }
    return [own] + inside
  }
}

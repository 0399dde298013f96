package import Foundation

extension UIView {
  func taking(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = view.map { $0.originInRoot } ?? .zero
    let mine = originInRoot
    return CGPoint(x: point.x + other.x - mine.x, y: point.y + other.y - mine.y)
  }

  func giving(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view.map { $0.originInRoot } ?? .zero
    let mine = originInRoot
    return CGPoint(x: point.x + mine.x - other.x, y: point.y + mine.y - other.y)
  }

  func taking(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: taking(rect.origin, from: view), size: rect.size)
  }

  func giving(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: giving(rect.origin, to: view), size: rect.size)
  }

  var middle: CGPoint {
    CGPoint(x: storedOrigin.x + bounds.width / 2, y: storedOrigin.y + bounds.height / 2)
  }

  func moveMiddle(to point: CGPoint) {
    frame.origin = CGPoint(x: point.x - bounds.width / 2, y: point.y - bounds.height / 2)
  }

  /// Where the origin of this view's coordinates lies in its root's.
  package var originInRoot: CGPoint {
    var origin = CGPoint.zero
    for view in sequence(first: self, next: { $0.parent }) {
      origin.x -= view.storedBounds.origin.x
      origin.y -= view.storedBounds.origin.y
      if view.parent == nil { break }
      origin.x += view.storedOrigin.x
      origin.y += view.storedOrigin.y
    }
    return origin
  }

  /// Gives a new view its first frame.
  func begin(at frame: CGRect) {
    precondition(frame.isFinite, "a frame is made of finite numbers, not \(frame)")
    let frame = frame.withPositiveZeros
    storedOrigin = frame.origin
    storedBounds.size = frame.size
  }

  func setFrame(_ rect: CGRect) {
    precondition(rect.isFinite, "the frame of \(itemName) is made of finite numbers, not \(rect)")
    if rect == frame { return }
    let rect = rect.withPositiveZeros
    let before = stateToAnimate
    storedOrigin = rect.origin
    let moved = CGRect(origin: storedBounds.origin, size: rect.size)
    if moved != storedBounds { setBoundsAndResize(moved) }
    animate(from: before)
    noteAutoresizing()
    noteDisplaced()
    noteMovedInSafeArea()
    parent?.setNeedsDisplay()
  }

  func setBounds(_ rect: CGRect) {
    precondition(rect.isFinite, "the bounds of \(itemName) are made of finite numbers, not \(rect)")
    if rect == storedBounds { return }
    let rect = rect.withPositiveZeros
    let before = stateToAnimate
    let resized = rect.size != storedBounds.size
    if resized {
      // As in UIKit, the centre stays where it is.
      storedOrigin.x += (storedBounds.width - rect.width) / 2
      storedOrigin.y += (storedBounds.height - rect.height) / 2
    }
    setBoundsAndResize(rect)
    animate(from: before)
    if resized {
      noteAutoresizing()
      noteDisplaced()
      noteMovedInSafeArea()
    } else {
      layoutEngine?.noteScrolled(self)
    }
  }

  /// Takes a frame from a layout pass, which sees to it that all is drawn: nothing is noted back.
  package func take(_ rect: CGRect) {
    let old = CGRect(origin: storedOrigin, size: storedBounds.size)
    if rect == old { return }
    // What is placed for the first time does not come flying from nowhere.
    let before = old == .zero ? nil : stateToAnimate
    storedOrigin = rect.origin
    let moved = CGRect(origin: storedBounds.origin, size: rect.size)
    if moved != storedBounds, storeBounds(moved) { noteNeedsLayout() }
    animate(from: before)
  }

  private func setBoundsAndResize(_ rect: CGRect) {
    if storeBounds(rect) { setNeedsLayout() }
    setNeedsDisplay()
  }

  /// Changes the bounds and what follows from them; returns whether the size is another one.
  private func storeBounds(_ rect: CGRect) -> Bool {
    let old = storedBounds.size
    if old == rect.size || viewController == nil {
      storedBounds = rect
    } else {
      // A controller's view has margins by its width.
      changingMargins { storedBounds = rect }
    }
    if old == rect.size { return false }
    resizeSubviews(from: old)
    return true
  }
}

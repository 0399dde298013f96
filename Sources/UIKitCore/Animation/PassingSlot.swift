import CellGrid
import Foundation

/// What a view that is hidden in an animation goes by until it is gone.
@MainActor struct Going {
  /// Where the view was when it was hidden.
  let origin: CGPoint
  let bounds: CGRect
  /// Views around it that it overlapped then, and goes on overlapping.
  let overlapped: Set<ObjectIdentifier>
}

/// The cells left for views that come or go: none that a neighbour has.
///
/// A terminal cannot blend, so such a view is not faded but cut: to the part of its length that is
/// there, and out of the way of what moves into or out of its place. What overlapped it in the
/// layout in which it shows does not count.
@MainActor struct PassingSlot {
  let canvas: CellCanvas

  /// The cells of a view that comes or goes, of which `area` would be all.
  func cells(of view: UIView, origins: ArraySlice<CGPoint>) -> CellRect {
    guard let superview = view.parent, let origin = origins.last else { return .zero }
    var slot = canvas.metrics.cells(of: view.presentPart(at: origin))
    let overlapped = view.motion?.going?.overlapped ?? view.overlappedNeighbours()
    if !overlapped.contains(ObjectIdentifier(superview)) {
      let around = superview.shownState.bounds.offsetBy(dx: origin.x, dy: origin.y)
      slot = slot.intersection(canvas.metrics.cells(of: around))
    }
    var (level, remaining) = (view, origins)
    while let above = level.parent, let origin = remaining.last, !slot.isEmpty {
      for sibling in above.subviews
      where sibling !== level && !overlapped.contains(ObjectIdentifier(sibling)) {
        if let cells = cellsTaken(by: sibling, from: view, at: origin, remaining) {
          slot = slot.without(cells)
        }
      }
      (level, remaining) = (above, remaining.dropLast())
    }
    return slot
  }

  /// The cells that a neighbour has, and a view that comes or goes may not draw on.
  private func cellsTaken(
    by neighbour: UIView, from view: UIView, at origin: CGPoint, _ origins: ArraySlice<CGPoint>
  ) -> CellRect? {
    if neighbour.isHiddenItself || neighbour.alpha < 0.01 { return nil }
    guard neighbour.motion?.isPassing == true else {
      let frame = neighbour.shownState.frame
      return canvas.metrics.cells(of: frame.offsetBy(dx: origin.x, dy: origin.y))
    }
    // Of two that come neither is in the other's way; what goes makes room for what comes.
    return view.isHiddenItself ? cells(of: neighbour, origins: origins) : nil
  }
}

extension UIView {
  /// The part of the view that is there while it comes or goes, in points on the screen.
  fileprivate func presentPart(at origin: CGPoint) -> CGRect {
    let shown = shownState
    var frame = shown.frame.offsetBy(dx: origin.x, dy: origin.y)
    let presence = min(max(shown.presence, 0), 1)
    if passingAxis == .vertical {
      frame.size.height *= presence
    } else {
      let isMirrored = superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isMirrored { frame.origin.x += frame.size.width * (1 - presence) }
      frame.size.width *= presence
    }
    return frame
  }

  /// The axis along which the view grows and shrinks: that of its stack, or along which other views
  /// follow it or it follows them; else the one along which it is shorter.
  private var passingAxis: NSLayoutConstraint.Axis {
    if let stack = superview as? UIStackView, isArranged { return stack.axis }
    let follows = Set(outsideConstraints.compactMap { $0.axisOfSequence })
    if follows.count == 1, let axis = follows.first { return axis }
    return bounds.width > bounds.height ? .vertical : .horizontal
  }

  /// The siblings of the view and of those it lies in that overlap it as they are, and its
  /// superview if it reaches beyond that.
  func overlappedNeighbours() -> Set<ObjectIdentifier> {
    guard let superview else { return [] }
    var result: Set<ObjectIdentifier> = []
    var place = frame
    if !superview.bounds.insetBy(dx: -1e-3, dy: -1e-3).contains(place) {
      result.insert(ObjectIdentifier(superview))
    }
    var level: UIView = self
    while let above = level.parent {
      let inner = place.insetBy(dx: 1e-3, dy: 1e-3)
      for sibling in above.subviews where sibling !== level && sibling.frame.intersects(inner) {
        result.insert(ObjectIdentifier(sibling))
      }
      place = place.offsetBy(
        dx: above.frame.minX - above.bounds.minX, dy: above.frame.minY - above.bounds.minY)
      level = above
    }
    return result
  }
}

extension NSLayoutConstraint {
  /// The axis along which the constraint has one view follow another: the first's end and the
  /// second's start, or the other way round.
  fileprivate var axisOfSequence: Axis? {
    switch (firstAttribute, secondAttribute) {
    case (.top, .bottom), (.bottom, .top): .vertical
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left): .horizontal
    default: nil
    }
  }
}

extension CellRect {
  /// The largest part of the rectangle beside, above or below another.
  func without(_ other: CellRect) -> CellRect {
    let common = intersection(other)
    if common.isEmpty { return self }
    let (columns, rows) = (columnRange, rowRange)
    let (taken, takenRows) = (common.columnRange, common.rowRange)
    let parts = [
      (columns.lowerBound..<taken.lowerBound, rows), (taken.upperBound..<columns.upperBound, rows),
      (columns, rows.lowerBound..<takenRows.lowerBound),
      (columns, takenRows.upperBound..<rows.upperBound),
    ]
    // Of parts as large as each other the first.
    let largest = parts.reduce(parts[0]) { best, part in
      part.0.count * part.1.count > best.0.count * best.1.count ? part : best
    }
    return CellRect(
      column: largest.0.lowerBound, row: largest.1.lowerBound, columns: largest.0.count,
      rows: largest.1.count)
  }
}

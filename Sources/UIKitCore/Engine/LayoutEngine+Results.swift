import ConstraintSolver
import Foundation

/// What came of the last solve.
extension LayoutEngine {
  /// Whether a constraint gives way to others that contradict it.
  func hasRefused(_ id: ConstraintID?) -> Bool {
    id.map { solver.isRefused($0) } ?? false
  }

  /// Where the last solve put a view, in its superview's coordinates.
  func frame(of view: UIView) -> CGRect? {
    guard view !== root, let box = view.box, box.isOf(self) else { return nil }
    return box.frame
  }

  /// Where the last solve put a guide, in its owner's coordinates.
  func frame(of guide: UILayoutGuide) -> CGRect? {
    guard let box = guide.box, box.isOf(self) else { return nil }
    return box.frame
  }

  /// Has the views look at what lies elsewhere than before the last solve, or is as large.
  func markMovedBoxes() {
    let old = root.box?.frame.size
    solver.withChanges { numbers, values in
      for place in numbers.indices {
        let number = Int(numbers[place])
        guard number < boxes.count, let box = boxes[number] else { continue }
        box.lend { takeFrame(of: $0, from: values) }
      }
      // A solver's variables begin at 0: those of a view that end there have not changed.
      for number in newBoxes { boxes[number]?.lend { takeFrame(of: $0, from: values) } }
    }
    newBoxes.removeAll(keepingCapacity: true)
    // A size that is given stays as it was given, even where the solver counts in another.
    if fitting == nil, !rootSizeIsGiven, let size = root.box?.frame.size, size != old {
      root.take(CGRect(origin: root.storedOrigin, size: size))
    }
  }

  /// Takes the frame of a box from the solver's values, and has the view above look at it.
  @inline(__always)
  private func takeFrame(of box: LayoutBox, from values: Span<Double>) {
    // A size below zero has no room: the box is empty, at its leading or top edge.
    let frame = CGRect(
      x: values[box.x.number], y: values[box.y.number],
      width: max(0, values[box.width.number]), height: max(0, values[box.height.number])
    ).withPositiveZeros
    if frame == box.frame { return }
    box.frame = frame
    if fitting != nil { return }
    guard let view = box.viewReference else {
      box.placedBy?.noteNeedsLayout()
      return
    }
    view.lend { view in
      view.noteDisplaced()
      view.above?.lend { above in
        if !above.dirt.needsLayout { above.noteNeedsLayout() }
      }
    }
  }
}

import Foundation

/// What a view has to catch up with, and whether anything below it has.
package struct LayoutDirt {
  package var needsUpdateConstraints = true
  package var needsLayout = true
  package var below = false

  package init() {}
}

extension UIView {
  /// Asks for a layout of the view's subviews at the end of this turn.
  public func setNeedsLayout() {
    dirt.needsLayout = true
    carryDirtUp()
    setNeedsDisplay()
  }

  /// Asks for ``updateConstraints()`` to be called before the next layout.
  public func setNeedsUpdateConstraints() {
    dirt.needsUpdateConstraints = true
    carryDirtUp()
    setNeedsDisplay()
  }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool {
    dirt.needsUpdateConstraints
  }

  /// Calls ``updateConstraints()`` where it was asked for, from the leaves up.
  public func updateConstraintsIfNeeded() {
    updateConstraintsBelow()
  }

  /// Lays out the whole tree the view is in, as far as anything in it has changed.
  ///
  /// > Note: Unlike UIKit, layout that asks for another pass each time it runs traps after a hundred
  /// > passes, with the view's name, instead of going on for ever.
  public func layoutIfNeeded() {
    let root = root
    root.runLayout()
    (root as? UIWindow)?.finishAppearances()
  }

  /// Asks for the view to be drawn again at the end of this turn.
  public func setNeedsDisplay() {
    window?.needsDisplay = true
  }

  /// Marks the way to the root, so that a pass finds the view.
  package func carryDirtUp() {
    var next = parent
    while let view = next, !view.dirt.below {
      view.dirt.below = true
      next = view.parent
    }
  }

  /// The engine of the tree; there is none until its first layout.
  package var layoutEngine: LayoutEngine? {
    knownTo ?? root.ownEngine
  }

  /// Settles the tree below this root: constraints, solve, frames, until nothing asks for more.
  private func runLayout() {
    let engine = ownEngine ?? LayoutEngine(root: self)
    ownEngine = engine
    takeInsets(safeArea: .zero)
    (self as? UIWindow)?.announceTraitsIfChanged()
    for _ in 0..<Self.layoutPassLimit {
      updateConstraintsBelow()
      engine.flush()
      if !dirt.needsLayout && !dirt.below { return }
      layoutBelow()
      if !dirt.needsLayout && !dirt.below && !engine.hasPendingChanges { return }
    }
    preconditionFailure(
      "layout of \(itemName) does not settle: a layoutSubviews() or updateConstraints() asks for another pass each time it runs"
    )
  }

  /// How often views may ask for another pass before that counts as a fault of the app.
  private static var layoutPassLimit: Int { 100 }

  private func updateConstraintsBelow() {
    if dirt.below {
      for view in subviews where view.dirt.below || view.dirt.needsUpdateConstraints {
        view.updateConstraintsBelow()
      }
    }
    if dirt.needsUpdateConstraints {
      dirt.needsUpdateConstraints = false
      viewController?.updateViewConstraints() ?? updateConstraints()
    }
  }

  private func layoutBelow() {
    dirt.below = false
    if dirt.needsLayout {
      dirt.needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      passInsetsDown()
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews where view.dirt.needsLayout || view.dirt.below {
      view.layoutBelow()
    }
    noteBaselines()
  }

  /// Gives the subviews that the engine knows their frames.
  package func applyEngineFrames() {
    guard let engine = layoutEngine else { return }
    for view in subviews {
      if let rect = engine.frame(of: view) { view.take(rect) }
    }
    if let edges = contentEdges, let rect = engine.frame(of: edges) {
      contentEdgesDidChange(to: rect.size)
    }
  }
}

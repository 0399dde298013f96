import Foundation

/// What a view has to catch up with, and whether anything below it has.
package struct LayoutDirt {
  package var needsUpdateConstraints = true
  package var needsLayout = true
  package var below = false

  package init() {}
}

extension UIView {
  /// Lays out the whole tree the view is in.
  func layOutTree() {
    let root = root
    root.runLayout()
    (root as? UIWindow)?.finishAppearances()
  }

  /// Asks for a layout of the view's subviews in the pass that runs or is asked for.
  func noteNeedsLayout() {
    dirt.needsLayout = true
    carryDirtUp()
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
    for pass in 0..<Self.layoutPassLimit {
      updateConstraintsBelow()
      engine.flush()
      if !dirt.needsLayout && !dirt.below { return }
      setNeedsDisplay()
      layoutBelow(followsFrames: pass < Self.followingPassLimit)
      if !dirt.needsLayout && !dirt.below && !engine.hasPendingChanges { return }
    }
    preconditionFailure(
      "layout of \(itemName) does not settle: a layoutSubviews() or updateConstraints() asks for another pass each time it runs"
    )
  }

  /// How often views may ask for another pass before that counts as a fault of the app.
  private static var layoutPassLimit: Int { 100 }
  /// For how many passes constants follow frames: insets and baselines may depend on themselves, and
  /// then come nearer to each other, or run away, by a step a pass.
  private static var followingPassLimit: Int { 20 }

  /// Calls ``updateConstraints()`` where it was asked for, from the leaves up.
  func updateConstraintsBelow() {
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

  private func layoutBelow(followsFrames: Bool) {
    dirt.below = false
    if dirt.needsLayout {
      dirt.needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      if followsFrames { passInsetsDown() }
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews where view.dirt.needsLayout || view.dirt.below {
      view.layoutBelow(followsFrames: followsFrames)
    }
    if followsFrames { noteBaselines() }
  }

  /// Whether the app has set the frame since the last solve: it stands until the next has taken it in.
  private var hasNewFrame: Bool {
    translatesAutoresizingMaskIntoConstraints && box?.isPending == true
  }

  /// Gives the subviews that the engine knows their frames.
  package func applyEngineFrames() {
    guard let engine = layoutEngine else { return }
    for view in subviews where !view.hasNewFrame {
      if let rect = engine.frame(of: view) { view.take(rect) }
    }
    if let edges = contentEdges, let rect = engine.frame(of: edges) {
      contentEdgesDidChange(to: rect.size)
    }
  }
}

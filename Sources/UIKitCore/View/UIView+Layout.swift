import Foundation

extension UIView {
  /// Lays out the whole tree the view is in.
  func layOutTree() {
    let root = root
    if root.ownEngine?.isFlushing == true { return }
    root.runLayout()
    (root as? UIWindow)?.finishAppearances()
  }

  /// Whether the view lays out its subviews just now.
  var isLayingOutSubviews: Bool {
    LayoutPass.collecting?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }

  /// Asks for a layout of the view's subviews in the pass that runs or is asked for.
  func noteNeedsLayout() {
    dirt.needsLayout = true
    carryDirtUp()
  }

  /// Marks the way to the root, so that a pass finds the view.
  ///
  /// It ends at the view that lays out its subviews just now, since that looks below itself next.
  package func carryDirtUp() {
    var child = Unmanaged.passUnretained(self)
    while let parent = child.lend({ $0.above }) {
      let isNews = parent.lend { $0.dirt.note(child) }
      if !isNews || parent.toOpaque() == LayoutPass.collecting?.toOpaque() { return }
      child = parent
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
    LayoutPass.endCollecting()
    takeInsets(safeArea: .zero)
    (self as? UIWindow)?.announceTraitsIfChanged()
    for pass in 0..<LayoutPass.limit {
      updateConstraintsBelow()
      engine.flush()
      if dirt.isLaidOut { return }
      setNeedsDisplay()
      layoutBelow(followsFrames: pass < LayoutPass.followingLimit)
      if dirt.isLaidOut && !engine.hasPendingChanges { return }
    }
    preconditionFailure(
      """
      layout of \(itemName) does not settle: a layoutSubviews() or updateConstraints() asks for \
      another pass each time it runs
      """
    )
  }

  func bringConstraintsUpToDate() {
    LayoutPass.endCollecting()
    updateConstraintsBelow()
  }

  /// Calls ``updateConstraints()`` where it was asked for, from the leaves up.
  func updateConstraintsBelow() {
    forEachDirtySubview {
      if $0.dirt.below || $0.dirt.needsUpdateConstraints { $0.updateConstraintsBelow() }
    }
    if dirt.needsUpdateConstraints {
      dirt.needsUpdateConstraints = false
      viewController?.updateViewConstraints() ?? updateConstraints()
    }
  }

  private func layoutBelow(followsFrames: Bool) {
    if dirt.needsLayout {
      dirt.needsLayout = false
      LayoutPass.collecting = Unmanaged.passUnretained(self)
      let controller = viewController
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      if followsFrames { passInsetsDown() }
      controller?.viewDidLayoutSubviews()
      LayoutPass.collecting = nil
    }
    forEachDirtySubview(clearing: true) {
      if !$0.dirt.isLaidOut { $0.layoutBelow(followsFrames: followsFrames) }
      // Asked for while the pass was on its way here.
      if $0.dirt.needsUpdateConstraints { $0.carryDirtUp() }
    }
    if followsFrames { noteBaselines() }
  }

  /// Calls `body` for the subviews that may have to catch up, or have something below that has,
  /// back to front; with `clearing`, what is noted from then on is news.
  @inline(__always)
  private func forEachDirtySubview(clearing: Bool = false, _ body: (UIView) -> Void) {
    if !dirt.below { return }
    let only = dirt.onlySubview?.takeUnretainedValue()
    if clearing { dirt.clearBelow() }
    let views = children
    var start = 0
    if let only {
      body(only)
      // Others may have something to catch up with because of that.
      if clearing ? !dirt.below : dirt.onlySubview != nil { return }
      start = (views.firstIndex { $0 === only } ?? -1) + 1
    }
    views.forEachUnretained(from: start, body)
  }
}

import Foundation

/// Subviews that may have other frames than the engine found, as a list through the views
/// themselves.
///
/// So that a layout gives frames to those alone, however many subviews there are.
struct DisplacedViews {
  /// The first of this view's own.
  fileprivate(set) var first: Unmanaged<UIView>?
  /// The neighbours of the view among its siblings.
  fileprivate var next: Unmanaged<UIView>?
  fileprivate var previous: Unmanaged<UIView>?
  /// Whether the view is in its superview's list.
  fileprivate var isListed = false
}

extension UIView {
  /// The view's frame may be another one than the engine found: its superview's next layout looks.
  func noteDisplaced() {
    if displaced.isListed { return }
    guard let above, box != nil else { return }
    displaced.isListed = true
    let own = Unmanaged.passUnretained(self)
    above.lend { parent in
      displaced.next = parent.displaced.first
      parent.displaced.first?.lend { $0.displaced.previous = own }
      parent.displaced.first = own
    }
  }

  /// Takes the view out of the list of its superview.
  func leaveDisplaced() {
    if !displaced.isListed { return }
    displaced.isListed = false
    let (next, previous) = (displaced.next, displaced.previous)
    (displaced.next, displaced.previous) = (nil, nil)
    next?.lend { $0.displaced.previous = previous }
    if let previous {
      previous.lend { $0.displaced.next = next }
    } else {
      above?.lend { $0.displaced.first = next }
    }
  }

  /// Gives the subviews that the engine knows their frames.
  package func applyEngineFrames() {
    if displaced.first != nil, let engine = layoutEngine { settleDisplaced(by: engine) }
    if let edges = contentEdges, let rect = layoutEngine?.frame(of: edges) {
      contentEdgesDidChange(to: rect.size)
    }
  }

  /// Gives the listed subviews their frames, and leaves those on the list that the app has given
  /// others since.
  private func settleDisplaced(by engine: LayoutEngine) {
    var waiting: [UIView] = []
    // An app that sets a frame whenever it is told of another would never be done.
    var budget = children.count
    while budget > 0, let view = displaced.first {
      budget -= 1
      let isWaiting = view.lend { view in
        view.leaveDisplaced()
        if view.hasNewFrame { return true }
        view.settle(by: engine)
        return false
      }
      if isWaiting { waiting.append(view.takeUnretainedValue()) }
    }
    for view in waiting where view.parent === self { view.noteDisplaced() }
  }

  /// Takes the frame that the engine found.
  private func settle(by engine: LayoutEngine) {
    guard var rect = engine.frame(of: self) else { return }
    if translatesAutoresizingMaskIntoConstraints { rect = rect.uncounted(from: frame) }
    // What has to be told may let the view go.
    if children.isEmpty && viewController == nil {
      take(rect)
    } else {
      withExtendedLifetime(Unmanaged.passUnretained(self).takeUnretainedValue()) { take(rect) }
    }
  }

  /// Whether the app has set the frame since the last solve: it stands until the next has taken it
  /// in.
  private var hasNewFrame: Bool {
    box?.isPending == true && translatesAutoresizingMaskIntoConstraints
  }
}

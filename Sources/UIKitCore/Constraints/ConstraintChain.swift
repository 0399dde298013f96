/// The views a constraint runs through: from either item up to, but not including, the items'
/// nearest common ancestor.
///
/// It stays the same as long as the constraint is active, since taking any of these views out of
/// its superview deactivates the constraint. It refers to views without keeping them alive: it is
/// made where it is used.
@MainActor package struct ConstraintChain {
  /// From the first item's view up.
  let first: Way
  /// From the second item's view up.
  let second: Way
  /// The other ways, of a constraint between distances: these have up to four ends.
  private let others: [ArraySlice<UIView>]?
  private let meeting: Unmanaged<UIView>?

  /// The nearest common ancestor, if both are in one tree.
  package var ancestor: UIView? { meeting?.takeUnretainedValue() }

  /// Views one above another, the lowest first.
  @MainActor struct Way {
    fileprivate let start: Unmanaged<UIView>?
    fileprivate let end: Unmanaged<UIView>?

    var isEmpty: Bool { start?.toOpaque() == end?.toOpaque() }

    /// The same without the lowest view.
    var withoutFirst: Way { isEmpty ? self : Way(start: start?.lend { $0.above }, end: end) }

    /// Whether all views satisfy a condition; looks at none above one that does not.
    @inline(__always)
    func allSatisfy(_ condition: (UIView) -> Bool) -> Bool {
      var next = start
      while let view = next, view.toOpaque() != end?.toOpaque() {
        if !view.lend(condition) { return false }
        next = view.lend { $0.above }
      }
      return true
    }

    /// Calls `body` for each view.
    @inline(__always)
    func forEach(_ body: (UIView) -> Void) {
      _ = allSatisfy {
        body($0)
        return true
      }
    }
  }

  /// The ways from two views up to where they meet.
  ///
  /// - Complexity: O(*d*) in the depth of the views, O(1) for siblings and for a view and its
  ///   superview.
  package init(from firstView: UIView, to secondView: UIView) {
    self.init(Unmanaged.passUnretained(firstView), Unmanaged.passUnretained(secondView))
  }

  init(_ firstView: Unmanaged<UIView>, _ secondView: Unmanaged<UIView>) {
    meeting = Self.meeting(of: firstView, secondView)
    first = Way(start: firstView, end: meeting)
    second = Way(start: secondView, end: meeting)
    others = nil
  }

  /// The nearest common ancestor of two views, each its own; nil if they are in different trees.
  private static func meeting(
    of one: Unmanaged<UIView>, _ other: Unmanaged<UIView>
  ) -> Unmanaged<UIView>? {
    if one === other { return one }
    let (above, otherAbove) = (one.lend { $0.above }, other.lend { $0.above })
    if let above, above === other { return other }
    if let otherAbove, otherAbove === one { return one }
    if let above, let otherAbove, above === otherAbove { return above }
    var (lower, higher) = (one, other)
    var (depth, otherDepth) = (one.lend { $0.depth }, other.lend { $0.depth })
    if depth < otherDepth { (lower, higher, depth, otherDepth) = (other, one, otherDepth, depth) }
    for _ in otherDepth..<depth { lower = lower.lend { $0.above } ?? lower }
    while lower.toOpaque() != higher.toOpaque() {
      guard let above = lower.lend({ $0.above }), let otherAbove = higher.lend({ $0.above }) else {
        return nil
      }
      (lower, higher) = (above, otherAbove)
    }
    return lower
  }

  /// The ways from all of these views up to where they meet.
  package init(from views: [UIView]) {
    var paths = views.map { Self.path(from: $0)[...] }
    var ancestor: UIView?
    while let top = paths.first?.last, paths.allSatisfy({ $0.last === top }) {
      ancestor = top
      for index in paths.indices { paths[index].removeLast() }
    }
    var seen: Set<ObjectIdentifier> = []
    meeting = ancestor.map { Unmanaged.passUnretained($0) }
    first = Way(start: nil, end: nil)
    second = first
    others = paths.map { $0.filter { seen.insert(ObjectIdentifier($0)).inserted }[...] }
  }

  /// Whether a collapsed view lies on the way.
  package var isCutOff: Bool { contains { $0.isCollapsed } }

  /// Whether any view of the chain satisfies a condition.
  @inline(__always)
  package func contains(where condition: (UIView) -> Bool) -> Bool {
    !first.allSatisfy { !condition($0) } || !second.allSatisfy { !condition($0) }
      || others?.contains { $0.contains(where: condition) } == true
  }

  /// Calls `body` for each view of the chain.
  package func forEach(_ body: (UIView) -> Void) {
    _ = contains {
      body($0)
      return false
    }
  }

  private static func path(from view: UIView) -> [UIView] {
    Array(sequence(first: view, next: { $0.parent }))
  }
}

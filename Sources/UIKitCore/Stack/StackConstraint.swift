import Foundation

/// A constraint that a stack wants.
@MainActor struct StackConstraint {
  /// A view or guide and one of its attributes.
  struct Side {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
  }

  var identifier: String
  var first: Side
  var relation = NSLayoutConstraint.Relation.equal
  var second: Side?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// The constraint among others that differs from this one in its constant and name at most.
  func index(among constraints: [NSLayoutConstraint]) -> Int? {
    constraints.firstIndex { constraint in
      constraint.firstItem === first.item && constraint.firstAttribute == first.attribute
        && constraint.secondItem === second?.item
        && constraint.secondAttribute == second?.attribute ?? .notAnAttribute
        && constraint.relation == relation && constraint.multiplier == multiplier
        && constraint.priority == priority
    }
  }

  /// Makes the constraint, which does not yield to any of the app's: a stack's come and go with
  /// what is hidden, and which of the app's yields must not depend on that.
  func make() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.isGiven = true
    return constraint
  }
}

/// The constraints that come and go in one pass over a stack.
@MainActor struct StackChange {
  private(set) var going: [NSLayoutConstraint] = []
  private(set) var coming: [NSLayoutConstraint] = []
  /// Whether it is only looked at: constraints at hand stay as they are.
  private let isSupposed: Bool

  /// No change yet.
  init(isSupposed: Bool = false) {
    self.isSupposed = isSupposed
  }

  /// Takes constraints away.
  mutating func drop(_ constraints: [NSLayoutConstraint]) {
    going += constraints
  }

  /// Returns the constraints for what is wanted; those at hand that serve are kept, and come again.
  mutating func replace(
    _ old: [NSLayoutConstraint], with wanted: [StackConstraint]
  ) -> [NSLayoutConstraint] {
    var old = old
    let new = wanted.map { wanted in
      guard let index = wanted.index(among: old),
        !isSupposed || old[index].constant == wanted.constant
      else { return wanted.make() }
      let kept = old.remove(at: index)
      if !isSupposed {
        kept.constant = wanted.constant
        kept.identifier = wanted.identifier
      }
      return kept
    }
    going += old
    coming += new
    return new
  }

  /// Deactivates what goes, then activates what comes.
  func apply() {
    assert(!isSupposed, "a supposed change is only looked at")
    NSLayoutConstraint.deactivate(going)
    NSLayoutConstraint.activate(coming)
  }
}

extension NSLayoutConstraint.Axis {
  /// The edge where what lies along the axis begins.
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  /// The edge where it ends.
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  /// The length along the axis.
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  /// The middle along the axis.
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

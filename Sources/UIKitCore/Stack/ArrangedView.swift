import Foundation

/// What a stack keeps of a view it arranges.
@MainActor final class ArrangedView {
  let view: UIView
  /// Which view it is; told without taking hold of the view, which costs more.
  let id: ObjectIdentifier
  /// The space behind the view, if it has one of its own.
  var customSpacing: CGFloat?
  /// Where the constraints put the view; nil while it has none, or they have to be made anew.
  var place: StackPlace?
  /// The constraints that tie the view to the stack and to the view before it.
  var constraints: [NSLayoutConstraint] = []
  /// The distance from the view before, where the distribution compares distances.
  var gap: UILayoutGuide?

  init(_ view: UIView) {
    self.view = view
    id = ObjectIdentifier(view)
  }

  /// The same of the same view, to be settled in another way.
  func copy() -> ArrangedView {
    let copy = ArrangedView(view)
    copy.customSpacing = customSpacing
    copy.place = place
    copy.constraints = constraints
    copy.gap = gap
    return copy
  }

  /// Whether the view can break its text over several lines, so that its content says little about
  /// how wide it should be.
  var breaksText: Bool {
    (view as? UILabel).map { $0.numberOfLines != 1 && $0.preferredMaxLayoutWidth == 0 } ?? false
  }
}

/// All that a view's constraints in a stack depend on, but for the ``StackStyle``.
struct StackPlace: Equatable {
  /// The view before; nil for the first that shows.
  var previous: ObjectIdentifier?
  /// Whether no other that shows follows.
  var isLast = false
  /// The space before the view.
  var spacing: CGFloat = 0
  /// Whether the view is among those for which the stack decides what nothing else does.
  var breaksTies = false
  /// The length of the view's content, where that counts; nil where the content has none.
  var content: CGFloat?
  /// How strongly a view that breaks text asks to be as wide as others that do.
  var textPriority: UILayoutPriority?
}

/// All that a stack's constraints depend on throughout.
struct StackStyle: Equatable {
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var isBaselineRelative: Bool
  var isMarginsRelative: Bool
  /// Whether labels that break their text are to take what is left over or missing.
  var hasText: Bool

  /// Whether constraints of this style may refer to a unit.
  func uses(_ unit: StackUnit) -> Bool {
    switch unit {
    case .length: distribution != .fill
    case .text: distribution == .fill && axis == .horizontal
    case .baseline: alignment == .firstBaseline || alignment == .lastBaseline
    }
  }
}

/// A guide that several of a stack's constraints refer to, by what it is for.
enum StackUnit: String, CaseIterable {
  /// As long as each view, one point of each content, or each distance.
  case length = "UISV-fill-equally"
  /// As wide as each label that breaks its text.
  case text = "UISV-text-width-disambiguation"
  /// Whose top is the common baseline.
  case baseline = "UISV-alignment"
}

import ConstraintSolver
public import Foundation

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, Present {
  /// The view in whose coordinates the guide lies.
  open package(set) var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @Unretained private var owner: UIView?
  /// A name that shows up where the guide is described.
  open var identifier = ""
  /// The guide's variables, while an engine knows it.
  package var box: LayoutBox?

  /// Where the guide is, for those that do not keep it alive.
  private(set) package final lazy var presence: Presence = {
    hasPresence = true
    return Presence(of: self)
  }()
  private final var hasPresence = false

  /// What `objc_setAssociatedObject` has associated with the guide.
  final var associatedValues = AssociatedValues()

  @MainActor deinit {
    if hasPresence { presence.end() }
  }

  /// Makes a guide that no view owns yet; `UIView.addLayoutGuide(_:)` gives it to one.
  public override init() {
    super.init()
  }

  /// Makes a guide from an archive, which holds nothing of it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Where the last layout put the guide, in its view's coordinates, in points.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.layoutEngine?.frame(of: self) ?? .zero
  }

  /// The guide's left and right edge and so on, in its owner's coordinates.
  ///
  /// A guide that lies at fixed insets from its view, such as the layout margins, has no variables of
  /// its own and says here where it lies.
  package func span(along axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSpan {
    engine.box(of: self).span(along: axis)
  }
}

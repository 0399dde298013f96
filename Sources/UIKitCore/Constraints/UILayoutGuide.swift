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
  @exclusivity(unchecked) package final var box: LayoutBox?

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

  /// Adds a multiple of where the guide begins along an axis, in its owner's coordinates, to a sum.
  ///
  /// A guide that lies at fixed insets from its view, such as the layout margins, has no variables
  /// of its own: it says here where it lies, and in ``addSize(along:to:times:in:)`` how large it
  /// is.
  package func addOrigin(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    sum.add(engine.box(of: self).place.origin(along: axis), times: factor)
  }

  /// Adds a multiple of how large the guide is along an axis to a sum.
  package func addSize(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    sum.add(engine.box(of: self).place.size(along: axis), times: factor)
  }
}

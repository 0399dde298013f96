package import ConstraintSolver
package import Foundation

/// The variables of one view or guide, in its superview's or owner's coordinates, and the
/// constraints it brings along by itself.
@MainActor package final class LayoutBox {
  /// Where something lies and how large it is, in points.
  package struct Place {
    package let x: Variable
    package let y: Variable
    package let width: Variable
    package let height: Variable
  }

  /// The variables.
  package let place: Place
  private let enginePresence: Presence
  /// The view, or nothing for a guide; the view ends it.
  @exclusivity(unchecked) private(set) var viewReference: Unmanaged<UIView>?
  /// The view that owns the guide; nothing for a view.
  @Unretained private var owner: UIView?
  /// Where the last solve put the box.
  @exclusivity(unchecked) package var frame = CGRect.zero
  /// A scroll view's offset, once a constraint reaches across it.
  package var offset: (x: Variable, y: Variable)?
  /// The constraints the box brings along, as the solver knows them.
  @exclusivity(unchecked) var ownRows = OwnRows()
  /// Whether the engine will look at these at the next flush.
  @exclusivity(unchecked) package var isPending = false
  @exclusivity(unchecked) private var rarities: Rarities?

  /// What few boxes have.
  private final class Rarities {
    var attempt: CGRect?
    var baselines: Baselines?
    var measuredWidth: CGFloat?
  }

  init(engine: LayoutEngine, place: Place) {
    self.place = place
    enginePresence = engine.presence
  }

  package var x: Variable { place.x }
  package var y: Variable { place.y }
  package var width: Variable { place.width }
  package var height: Variable { place.height }

  /// The engine the variables belong to; nil once that is gone.
  package var engine: LayoutEngine? {
    enginePresence.object(as: LayoutEngine.self)
  }

  /// Whether the engine is still there.
  var isInUse: Bool { enginePresence.isThere }

  /// Whether the variables belong to this engine.
  func isOf(_ engine: LayoutEngine) -> Bool { enginePresence === engine.presence }

  /// The box is that of a view from now on.
  func belong(to view: UIView) {
    viewReference = Unmanaged.passUnretained(view)
    frame = CGRect(origin: view.storedOrigin, size: view.storedBounds.size)
  }

  /// The box is that of a guide that a view owns from now on.
  func belong(toGuideOf owner: UIView?) {
    self.owner = owner
  }

  /// The view has gone, or has another box.
  func viewIsGone() {
    viewReference = nil
  }

  /// The view, or nothing for a guide.
  package var view: UIView? { viewReference?.takeUnretainedValue() }

  /// The view whose layout places this box: the superview, or a guide's owner.
  package var placedBy: UIView? { viewReference == nil ? owner : view?.parent }

  /// The frame it wishes for while its ambiguity is exercised.
  var attempt: CGRect? {
    get { rarities?.attempt }
    set { rare.attempt = newValue }
  }

  /// The view's baselines as constraints have them, once one speaks of them.
  var baselines: Baselines? {
    get { rarities?.baselines }
    set { rare.baselines = newValue }
  }

  /// The width that content was measured in, in an engine that measures.
  var measuredWidth: CGFloat? {
    get { rarities?.measuredWidth }
    set { rare.measuredWidth = newValue }
  }

  private var rare: Rarities {
    let made = rarities ?? Rarities()
    rarities = made
    return made
  }

  /// Where the box lies and how large it is: the variables by which the engine finds it.
  package var frameVariables: [Variable] { [x, y, width, height] }

  /// The box's variables.
  package var variables: [Variable] {
    frameVariables + (offset.map { [$0.x, $0.y] } ?? [])
  }
}

extension LayoutBox.Place {
  /// The near edge along an axis.
  package func origin(along axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? x : y
  }

  /// The extent along an axis.
  package func size(along axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? width : height
  }
}

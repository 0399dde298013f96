import ConstraintSolver
public import Foundation

/// A linear relation between two attributes of views or guides:
/// `first.attribute relation second.attribute × multiplier + constant`.
///
///     NSLayoutConstraint(
///       item: button, attribute: .trailing, relatedBy: .lessThanOrEqual,
///       toItem: panel, attribute: .trailing, multiplier: 1, constant: -8
///     ).isActive = true
///
/// Constants are in points. Positions are measured in the coordinates of the nearest common
/// ancestor of the two items, before any rounding to cells.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide on the first side.
  ///
  /// Not retained.
  public final var firstItem: AnyObject? { first?.object }
  @exclusivity(unchecked) private(set) final var first: Presence?
  /// The view or guide on the second side, if there is one.
  ///
  /// Not retained.
  public final var secondItem: AnyObject? { second?.object }
  @exclusivity(unchecked) private(set) final var second: Presence?
  /// The first item, if it is a view.
  final var firstView: Unmanaged<UIView>? { first?.view }
  /// The second item, if it is a view.
  final var secondView: Unmanaged<UIView>? { second?.view }
  /// The attribute on the first side.
  @exclusivity(unchecked) public private(set) final var firstAttribute = Attribute.notAnAttribute
  /// The attribute on the second side; `.notAnAttribute` when there is no second item.
  @exclusivity(unchecked) public private(set) final var secondAttribute = Attribute.notAnAttribute
  /// How the two sides compare.
  @exclusivity(unchecked) public private(set) final var relation = Relation.equal
  // Beside other small ones: there may be half a million constraints.
  /// Whether it states what a view makes by itself, as it does a frame, and not what the app asks
  /// for: it comes before all that the app activates, and does not yield to it.
  @exclusivity(unchecked) final var isGiven = false
  /// What the second attribute is multiplied by.
  @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 1
  /// What is added to the second side, in points.
  ///
  /// May change while the constraint is active. A constant beyond 10¹², such as the greatest of all
  /// numbers, acts as 2²⁵ points.
  ///
  /// - Precondition: It is finite.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet {
      if constant == oldValue { return }
      checkNumbers()
      noteChange()
    }
  }

  /// How strongly the constraint asks to hold; required unless said otherwise.
  ///
  /// - Precondition: While the constraint is active its priority does not change from required to
  ///   anything less, nor back, as in UIKit.
  @exclusivity(unchecked) open var priority = UILayoutPriority.required {
    willSet { checkPriority(newValue) }
    didSet { if priority != oldValue { noteChange() } }
  }

  /// The view that holds the constraint while it is active: the nearest common ancestor of its
  /// items, unless it was added to a view further up.
  package final var holder: UIView? {
    get { holderReference?.takeUnretainedValue() }
    set { holderReference = Unmanaged(unretained: newValue) }
  }
  /// The holder ends it when it goes away.
  @exclusivity(unchecked) private final var holderReference: Unmanaged<UIView>?
  /// Counts activations, over all constraints; the order in which constraints came to act.
  @exclusivity(unchecked) package final var activationOrder = 0
  /// What the engine that last saw the constraint keeps of it.
  @exclusivity(unchecked) package final var row = EngineRow()
  /// The number of the engine that looks at the constraint in its next flush; 0 for none.
  @exclusivity(unchecked) final var pendingIn = 0
  /// Where the holder keeps the constraint.
  @exclusivity(unchecked) final var slot = 0
  /// The distances between anchors among the items, which nothing else keeps.
  @exclusivity(unchecked) private(set) final var distances: [DistanceGuide]?
  /// What `objc_setAssociatedObject` has associated with the constraint.
  final var associatedValues = AssociatedValues()

  /// A name that shows up where the constraint is described.
  open var identifier: String?

  /// Makes a constraint that relates nothing; subclasses with stored properties start from here.
  public override init() {
    super.init()
  }

  /// Makes a constraint between two attributes, inactive and required.
  ///
  /// Without a second item the second attribute is `.notAnAttribute`, whatever was given.
  ///
  /// - Precondition: Items are views, guides or nil; the attributes measure along one axis; a
  ///   location is compared with another location; the constant is finite, and the multiplier at
  ///   most 10¹² in either direction.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      Self.presence(of: view1), attr1, relation, view2.map { Self.presence(of: $0) }, attr2,
      multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: Presence, _ firstAttribute: Attribute, _ relation: Relation, _ second: Presence?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant.withPositiveZero
    if firstAttribute.isSize, first.object is DistanceGuide || second?.object is DistanceGuide {
      distances = [first.object, second?.object].compactMap { $0 as? DistanceGuide }
    }
    checkAttributes()
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first, firstAttribute)
  }

  /// The second side as an anchor, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondAttribute == .notAnAttribute ? nil : NSLayoutAnchor(second, secondAttribute)
  }

  /// Whether the app wants the constraint to act.
  ///
  /// Setting it true gives the constraint to the nearest common ancestor of its items, false takes
  /// it away. An active constraint stands by, without acting, while a view on its way between the
  /// items is hidden by ``UIView/hideView()``: see ``isActing``.
  ///
  /// Of required constraints that contradict each other the one of the app's whose activation came
  /// last yields. What counts is the latest activation, whether or not there was a layout since the
  /// constraint was deactivated: switched off and on, it comes last. Activating an active
  /// constraint, changing its numbers, and hiding views leave it its place.
  ///
  /// - Precondition: The items have a common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates all constraints as one change.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all constraints as one change.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the constraint takes part in layout now: active, not cut off by a collapsed view, and
  /// not giving way in a ``LayoutConflict``.
  ///
  /// > Note: Not in UIKit.
  public var isActing: Bool {
    isActive && !isCutOff && row.engine?.hasRefused(row.id) != true
  }

  /// Whether a collapsed view lies between the items.
  package var isCutOff: Bool {
    chain?.isCutOff == true
  }

  /// Whether a view that the engine knows holds the constraint.
  func isHeld(in engine: LayoutEngine) -> Bool {
    holderReference?.lend { $0.isKnown(to: engine) } == true
  }

  /// The constraint in a line, in UIKit's notation:
  /// `<NSLayoutConstraint 'gap' H:[button]-(8@750)-[label]   (active)>`.
  ///
  /// > Note: Unlike UIKit, no addresses are printed; `accessibilityIdentifier` tells views apart.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self))\(identifierInQuotes) \(visual)   (\(state))>" }
  }
}

extension NSLayoutConstraint {
  static func presence(of item: Any) -> Presence {
    if let view = item as? UIView { return view.presence }
    if let guide = item as? UILayoutGuide { return guide.presence }
    preconditionFailure("a constraint relates views and layout guides, not \(item)")
  }

  private func checkNumbers() {
    precondition(
      abs(Double(multiplier)) <= Solver.largestNumber,
      "a multiplier of \(sidesInWords) lies between -1e12 and 1e12, not \(multiplier)")
    precondition(
      constant.isFinite, "a constant of \(sidesInWords) is a finite number, not \(constant)")
  }

  private func checkAttributes() {
    checkNumbers()
    precondition(firstAttribute != .notAnAttribute, "a constraint needs a first attribute")
    if secondItem == nil {
      precondition(
        firstAttribute.isSize,
        """
        \(firstItem.itemName).\(firstAttribute) is a location: it needs a second item to be \
        measured from
        """
      )
      return
    }
    precondition(
      firstAttribute.isSize == secondAttribute.isSize,
      "\(sidesInWords): a location does not compare with a size"
    )
    precondition(
      firstAttribute.isSize || firstAttribute.axis == secondAttribute.axis,
      "\(sidesInWords) lie along different axes"
    )
    precondition(
      !(firstAttribute.isDirectional && secondAttribute.isAbsoluteEdge
        || firstAttribute.isAbsoluteEdge && secondAttribute.isDirectional),
      "\(sidesInWords): use leading and trailing for both, or left and right for both"
    )
  }

  private var sidesInWords: String {
    let first = "\(firstItem.itemName).\(firstAttribute)"
    if secondAttribute == .notAnAttribute { return first }
    return "\(first) and \(secondItem.itemName).\(secondAttribute)"
  }

  private func checkPriority(_ newValue: UILayoutPriority) {
    let value = newValue.rawValue
    precondition(
      value > 0 && value <= 1000,
      "the priority of \(notation) lies above 0 and is at most 1000, not \(value)")
    precondition(
      !isActive || (priority == .required) == (newValue == .required),
      """
      Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
      supported. You passed priority \(value) and the existing priority was \(priority.rawValue).
      """
    )
  }

  /// Tells the engine of the tree, if there is one, that the constraint has to be looked at again.
  package func noteChange() {
    holder?.layoutEngine?.note(self)
  }
}

public import Foundation

/// A rectangle on the screen that draws itself, holds subviews and takes part in layout.
///
/// Sizes and positions are in points. Nothing is rounded until the view is drawn; see ``UIScreen``
/// for how many points a cell has.
@preconcurrency @MainActor open class UIView: UIResponder {
  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// Set it only while ``translatesAutoresizingMaskIntoConstraints`` is true, or on a view without
  /// a superview: otherwise it lasts until the constraints give the view another frame.
  open var frame: CGRect {
    get { CGRect(origin: storedOrigin, size: bounds.size) }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The middle of ``frame``, in points.
  open var center: CGPoint {
    get { middle }
    set { moveMiddle(to: newValue) }
  }

  // What a layout of many views looks at lies side by side. Nor is it checked, here and where else
  // layout looks, that two accesses do not overlap: Swift would ask its run time each time.
  /// The origin of ``frame``.
  @exclusivity(unchecked) package final var storedOrigin = CGPoint.zero
  /// What ``bounds`` tells, whatever an override says.
  @exclusivity(unchecked) package final var storedBounds = CGRect.zero
  /// What is shown of the view that is otherwise by now; nil unless the view is animated.
  @exclusivity(unchecked) final var motion: ViewMotion?
  /// What ``parent`` tells, without being retained each time.
  @exclusivity(unchecked) final var above: Unmanaged<UIView>?
  /// What ``subviews`` tells, whatever an override says.
  @exclusivity(unchecked) package final var children: [UIView] = []
  /// The view's variables, while an engine knows it.
  @exclusivity(unchecked) package final var box: LayoutBox?
  /// Where the engine is that ``knownTo`` tells.
  @exclusivity(unchecked) final var enginePresence: Presence?
  /// What the view has to catch up with.
  @exclusivity(unchecked) final var dirt = LayoutDirt()
  /// What the view follows its superview from, if it does.
  @exclusivity(unchecked) final var autoresizingBasis: AutoresizingBasis?
  /// Those of the subviews that may have other frames than the engine found.
  @exclusivity(unchecked) final var displaced = DisplacedViews()
  /// The view's margins and safe area, if it has any of its own.
  @exclusivity(unchecked) final var insets: ViewInsets?
  /// The controller whose root view this is.
  package weak var viewController: UIViewController?
  /// What ``constraints`` tells, whatever an override says.
  @exclusivity(unchecked) package final var heldConstraints = HeldConstraints()

  /// How the view follows when its superview's bounds change: from the frame it was given, so that
  /// it comes back to that, and is never smaller than nothing.
  ///
  /// What is flexible along an axis shares the difference in proportion to its length, as UIKit
  /// documents.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteAutoresizing() } }
  }

  /// Whether the view's subviews follow its bounds by their ``autoresizingMask``.
  open var autoresizesSubviews = true {
    didSet { if autoresizesSubviews != oldValue { noteAutoresizingOfSubviews() } }
  }

  /// Whether ``frame`` and ``autoresizingMask`` act as constraints.
  ///
  /// Set it false on every view that the app lays out by constraints of its own.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { laysOutOtherwise() } }
  }

  // MARK: Hierarchy

  /// The view this one lies in.
  ///
  /// Not retained; a view that goes away clears it in its subviews.
  open var superview: UIView? { parent }
  /// The views that lie in this one, back to front.
  open var subviews: [UIView] { children }
  /// The guides the view owns.
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  /// The window the view lies in.
  open var window: UIWindow? { root as? UIWindow }

  // MARK: Constraints

  /// The active constraints the view holds, in the order they were added.
  open var constraints: [NSLayoutConstraint] { heldConstraints.all }
  /// What ``presence`` tells; made when it is first asked for.
  @exclusivity(unchecked) package final var storedPresence: Presence?
  /// The active constraints between this view's subtree and the outside.
  @exclusivity(unchecked) package final var outsideConstraints: [NSLayoutConstraint] = []
  /// Active constraints between views at or below this one that an ancestor holds.
  @exclusivity(unchecked) package final var passingConstraints: [NSLayoutConstraint] = []

  /// How strongly the view keeps to its content's size.
  package final var contentPriorities = ContentPriorities()
  /// The engine of the tree whose root this view is.
  package final var ownEngine: LayoutEngine?
  /// The guides the view itself has made, by identifier: those of its margins and the like.
  package final var ownGuides: [UILayoutGuide] = []

  // MARK: Appearance

  /// A name for the view, used where constraints are described and by tests.
  open var accessibilityIdentifier: String?
  /// What the view is to the app, for messages: its class, or what a view of UIKit's own stands for.
  var roleName: String { "\(type(of: self))" }
  /// A number to find the view by.
  open var tag = 0
  /// The colour behind the view's content; nil shows what lies behind.
  open var backgroundColor: UIColor? {
    willSet { if newValue != backgroundColor { animateBackground(to: newValue) } }
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }
  /// Where content of another size stands in the view.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  /// The view's geometry under another name.
  open private(set) lazy var layer = CALayer(of: self)
  /// How opaque the view is.
  ///
  /// > Note: Unlike UIKit, nothing is drawn half transparent: a terminal's cells cannot blend. A
  /// > view below 0.01 is not drawn, any other is. Animated to or from there, its text is faint for
  /// > a third of the way.
  open var alpha: CGFloat = 1 {
    willSet {
      precondition(newValue.isFinite, "the alpha of \(itemName) is finite, not \(newValue)")
    }
    didSet { if alpha != oldValue { alphaDidChange(from: oldValue) } }
  }
  /// Whether content outside the bounds is cut off.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
  }
  /// Whether the view can be hit and focused.
  open var isUserInteractionEnabled = true

  /// Whether the view is left out when its tree is drawn.
  ///
  /// A hidden view's constraints go on acting, as in UIKit; ``hideView()`` takes them out too.
  /// Setting it false ends a hide by ``hideView()`` as well.
  open var isHidden: Bool {
    get { isHiddenByApp || isCollapsed }
    set { setHidden(newValue) }
  }
  /// What the app last set ``isHidden`` to, or ended a collapse with.
  package final var isHiddenByApp = false
  /// The frame the view had when it was collapsed; nil unless it is.
  @exclusivity(unchecked) final var collapsedFrame: CGRect?

  // MARK: Margins and direction

  /// The distances from the view's edges at which its content likes to stay, in points.
  ///
  /// 8 all round unless set; in a controller's view 0 at the top and bottom and at least
  /// ``UIViewController/systemMinimumLayoutMargins`` at the sides. What is read includes the safe
  /// area and, with ``preservesSuperviewLayoutMargins``, what reaches into the view of its
  /// superview's.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue, isDirectional: false) }
  }

  /// ``layoutMargins`` by leading and trailing edge; what is set here turns with the direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { setMargins(UIEdgeInsets(newValue, .leftToRight), isDirectional: true) }
  }

  /// Whether the view's margins are at least as wide as what reaches into it of its superview's;
  /// false unless set.
  open var preservesSuperviewLayoutMargins: Bool {
    get { insets?.preservesSuperviewMargins ?? false }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether the margins are measured from the safe area rather than from the view's edges; true
  /// unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets?.includesSafeArea ?? true }
    set { setIncludesSafeArea(newValue) }
  }

  /// Whether the view is mirrored where text runs from right to left.
  ///
  /// It counts for the constraints between what lies in the view, and between that and the view;
  /// what lies in a subview goes by the subview's.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }
  final var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction in which the view lays out what lies directly in it.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: environmentDirection)
  }

  /// What the view has to go by: how much room its window has, and so on.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Says that ``traitCollection`` has changed.
  ///
  /// Called before layout when the window has got another size class, and when the view has come
  /// into a window with other traits than those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Making a view

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    begin(at: frame)
  }

  /// Makes a view from an archive; a view that is not archived starts with a frame of zero.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a view with a frame of zero.
  public convenience override init() { self.init(frame: .zero) }

  @MainActor deinit { letGo() }

  // MARK: Asking for layout

  /// Asks for a layout of the view's subviews at the end of this turn.
  open func setNeedsLayout() {
    dirt.needsLayout = true
    carryDirtUp()
    setNeedsDisplay()
  }

  /// Asks for ``updateConstraints()`` to be called before the next layout.
  open func setNeedsUpdateConstraints() {
    dirt.needsUpdateConstraints = true
    carryDirtUp()
    setNeedsDisplay()
  }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { dirt.needsUpdateConstraints }
  /// Calls ``updateConstraints()`` where it was asked for, from the leaves up.
  open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

  /// Lays out the whole tree the view is in, as far as anything in it has changed.
  ///
  /// Where layout itself asks, as it does for an ``intrinsicContentSize``, there is nothing to do.
  ///
  /// > Note: Unlike UIKit, layout that asks for another pass each time it runs traps after a
  /// > hundred passes, with the view's name, instead of going on for ever.
  open func layoutIfNeeded() { layOutTree() }

  /// Asks for the view to be drawn again at the end of this turn.
  open func setNeedsDisplay() { window?.needsDisplay = true }
  /// Asks for a part of the view to be drawn again: all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Says that ``intrinsicContentSize`` has another value now.
  ///
  /// In ``layoutSubviews()`` of the view itself that does not ask for it to be laid out again,
  /// unless its frame changes for it.
  open func invalidateIntrinsicContentSize() {
    layoutEngine?.noteOwnConstraints(of: self)
    if !isLayingOutSubviews { setNeedsLayout() }
    superview?.contentSizeDidChange(of: self)
  }

  // MARK: Holding constraints

  /// Activates a constraint and holds it in this view.
  ///
  /// - Precondition: The constraint's items lie in this view's subtree.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.deactivate()
    constraint.install(in: self)
  }

  /// Activates constraints and holds them in this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; any other is left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How strongly the view resists being made larger than its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis.rawValue]
  }

  /// Sets how strongly the view resists being made larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.hugging, priority, along: axis)
  }

  /// How strongly the view resists being made smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.compressionResistance[axis.rawValue]
  }

  /// Sets how strongly the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.compressionResistance, priority, along: axis)
  }

  // MARK: Subviews

  /// Adds a view in front of the other subviews, taking it out of its present superview first.
  ///
  /// - Precondition: `view` is neither this view nor one it lies in.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Adds a view at an index of ``subviews``; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, next: sibling, offset: 0)
  }

  /// Adds a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, next: sibling, offset: 1)
  }

  /// Brings a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count - 1) }
  }

  /// Sends a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Takes the view out of its superview.
  ///
  /// Every constraint between the view's subtree and the outside is deactivated.
  open func removeFromSuperview() {
    if superview != nil { leaveSuperview(for: nil) }
  }

  /// Whether the view is `view` or lies in it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: { $0.parent }).contains { $0 === view }
  }

  /// Has two subviews, at indices of ``subviews``, change places there.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  /// The first view with a tag, of this one and those that lie in it; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subview(tagged: tag) }
  /// Ends the editing of a text field that is the view or lies in it; returns whether none is
  /// edited any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  // MARK: Coordinates

  /// Converts a point from another view's coordinates, or the window's, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { taking(point, from: view) }
  /// Converts a point from this view's coordinates to another view's, or the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { giving(point, to: view) }
  /// Converts a rectangle from another view's coordinates, or the window's, to this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { taking(rect, from: view) }
  /// Converts a rectangle from this view's coordinates to another view's, or the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { giving(rect, to: view) }

  // MARK: Sizes

  /// Makes the view the size that suits its content.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Guides

  /// Gives the view a guide to own.
  open func addLayoutGuide(_ guide: UILayoutGuide) { own(guide) }
  /// Takes a guide from the view; constraints with it are deactivated.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { disown(guide) }

  /// The view's bounds, less its layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    insetGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The part of the view that no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide {
    insetGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The part of the view within its margins where lines of text are not too long to read: at most
  /// 672 points wide, in the middle.
  open var readableContentGuide: UILayoutGuide { madeReadableGuide() }

  // MARK: Overridden by subclasses

  /// The next responder: the view's controller, or its superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// The size the view's content asks for, in points; ``UIView/noIntrinsicMetric`` along an axis
  /// without.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// How far the rectangle that constraints speak of lies inside ``frame``; none unless overridden.
  ///
  /// A view that draws something around itself, such as a shadow or a badge, leaves that out of its
  /// alignment. The intrinsic content size is that of the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints speak of, where the view has a given frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame the view has where constraints give it a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// The view whose first baseline is this view's: itself, or one that lies in it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this view's: itself, or one that lies in it.
  open var forLastBaselineLayout: UIView { self }

  /// The size that suits the view, in points, by the constraints in it.
  ///
  /// `targetSize` is wished for at the lowest priority, ``UILayoutPriority/fittingSizeLevel``; see
  /// ``layoutFittingCompressedSize``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that suits the view, in points, by the constraints in it and a wish for a width and a
  /// height at given priorities.
  ///
  ///     // How high is it at a width of 200?
  ///     view.systemLayoutSizeFitting(
  ///       CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
  ///       verticalFittingPriority: .fittingSizeLevel)
  ///
  /// Constraints to views outside do not count, and nothing is moved.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      LayoutFitting(
        size: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority))
  }

  /// Lays out the subviews; the default puts them where the constraints say.
  ///
  /// Called by the layout pass, never directly; see ``UIView/setNeedsLayout()``.
  open func layoutSubviews() { applyEngineFrames() }

  /// Whether the view cannot be laid out but by constraints; false unless overridden.
  ///
  /// > Note: Unlike UIKit, nothing asks: every view takes part in layout by constraints, and its
  /// > ``updateConstraints()`` is called before its first layout whatever an override says.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date; called before layout, after
  /// ``UIView/setNeedsUpdateConstraints()``.
  ///
  /// An override calls super last.
  open func updateConstraints() {}

  /// Says that ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() {}
  /// Says that ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}

  /// Draws the view's content onto cells, over its background.
  ///
  /// > Note: Unlike UIKit, which draws through a `CGContext`, content is drawn as text and cells.
  open func drawCells(on canvas: CellCanvas) {}
  /// Draws the view's content onto pixels.
  @available(*, unavailable, message: "draw text and colours in drawCells(on:)")
  open func draw(_ rect: CGRect) {}
  /// The class of ``layer``.
  @available(*, unavailable, message: "layers draw nothing in a terminal; leave it out")
  open class var layerClass: AnyClass { CALayer.self }
  /// The colour of what can be operated in the view.
  @available(*, unavailable, message: "set textColor, setTitleColor(_:for:) or backgroundColor")
  open var tintColor: UIColor? {
    get { .tintColor }
    set {}
  }
  /// Says that ``tintColor`` has changed.
  @available(*, unavailable, message: "set colours where the view is made; it has no tintColor")
  open func tintColorDidChange() {}
  /// Draws over the subviews: scroll indicators and the like.
  package func drawCellsOverSubviews(on canvas: CellCanvas) {}

  /// Whether keys can go to the view; false unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether keys go to the view.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }

  /// The part of the view at each edge that bars cover, in points.
  ///
  /// In a terminal nothing covers a window: bars are those of navigation and tab bar controllers,
  /// and ``UIViewController/additionalSafeAreaInsets``. It is up to date when the view lays out its
  /// subviews.
  open var safeAreaInsets: UIEdgeInsets { insets?.safeArea ?? .zero }

  /// Called when ``safeAreaInsets`` has changed, before an override is told.
  package func takeSafeArea(from old: UIEdgeInsets) {}
  /// The margin at the left and at the right of a view whose app says nothing.
  var sideMargin: CGFloat { Self.defaultMargin }
  /// The part at each edge that is covered for subviews.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Says which size within `size` suits the view, in points; the default answers its present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Says that the view is about to move to another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Says that the view has moved to another superview.
  open func didMoveToSuperview() {}
  /// Says that the view is about to move to another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Says that the view has moved to another window.
  open func didMoveToWindow() {}
  /// Says that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Says that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The frontmost view of the subtree that contains a point of this view's coordinates and can be
  /// hit: not hidden, not transparent, with user interaction enabled.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point of this view's coordinates lies within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Called when a subview has come into sight or gone out of it.
  package func hiddenDidChange(of subview: UIView) { setNeedsLayout() }
  /// Called when a subview's content asks for another size.
  package func contentSizeDidChange(of subview: UIView) {}

  /// Where the baselines of the view's own text lie; at its edges in a view without text.
  func ownBaselines(inHeight height: CGFloat) -> Baselines { Baselines() }
  /// Whether ``intrinsicContentSize`` depends on the width the view is given.
  package var contentFollowsWidth: Bool { false }
  /// The size the content asks for in a width; nil is a width without limit.
  package func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// The guide that stands for the view's edges where a descendant is constrained to them.
  ///
  /// A scroll view's content; nothing in other views.
  package var contentEdges: UILayoutGuide? { nil }
  /// Called when layout has given ``contentEdges`` another size.
  package func contentEdgesDidChange(to size: CGSize) {}
  /// Whether the height of ``frame`` is out of date, and gives way to constraints until there is
  /// another one.
  var heightIsOutdated: Bool { false }
  /// Whether the view is one that is ``MeasuredByTable``: asked in every layout, and faster so.
  var isMeasuredByTable: Bool { false }
  /// Called when something has changed in such a view that its height may depend on; `isAnnounced`
  /// where the app says so itself.
  func contentDidChange(isAnnounced: Bool) {}
  /// Whether an animation may move what the bounds show of the view's content.
  var movesBounds: Bool { true }
}

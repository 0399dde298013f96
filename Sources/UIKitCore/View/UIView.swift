public import Foundation

/// A rectangle on the screen that draws itself, holds subviews and takes part in layout.
///
/// Sizes and positions are in points. Nothing is rounded until the view is drawn; see ``UIScreen`` for
/// how many points a cell has.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The size an axis reports when the view has no content that gives it one.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// Set it only while ``translatesAutoresizingMaskIntoConstraints`` is true, or on a view without a
  /// superview: otherwise it lasts until the constraints give the view another frame.
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
    get { CGPoint(x: storedOrigin.x + bounds.width / 2, y: storedOrigin.y + bounds.height / 2) }
    set {
      frame.origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }

  package var storedOrigin = CGPoint.zero
  package var storedBounds = CGRect.zero

  /// How the view follows when its superview's bounds change.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteAutoresizing() } }
  }

  /// Whether the view's subviews follow its bounds by their ``autoresizingMask``.
  open var autoresizesSubviews = true

  /// Whether ``frame`` and ``autoresizingMask`` act as constraints.
  ///
  /// Set it false on every view that the app lays out by constraints of its own.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { laysOutOtherwise() }
    }
  }

  // MARK: Hierarchy

  /// The view this one lies in.
  ///
  /// Not retained; a view that goes away clears it in its subviews.
  open var superview: UIView? { parent }
  package unowned(unsafe) var parent: UIView?
  /// The views that lie in this one, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The guides the view owns.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The controller whose root view this is.
  package weak var viewController: UIViewController?

  /// The window the view lies in.
  open var window: UIWindow? { root as? UIWindow }

  // MARK: Constraints

  /// The active constraints the view holds, in the order they were added.
  open var constraints: [NSLayoutConstraint] { heldConstraints.all }
  package var heldConstraints = HeldConstraints()
  /// The active constraints between this view's subtree and the outside.
  package var outsideConstraints: [NSLayoutConstraint] = []
  /// Active constraints between views at or below this one that an ancestor holds.
  package var passingConstraints: [NSLayoutConstraint] = []

  package var contentPriorities = ContentPriorities()
  /// The view's variables, while an engine knows it.
  package var box: LayoutBox?
  /// The engine that knows of the view and its constraints.
  package weak var knownTo: LayoutEngine?
  /// The engine of the tree whose root this view is.
  package var ownEngine: LayoutEngine?
  package var dirt = LayoutDirt()
  package var insetGuides: [String: UILayoutGuide] = [:]

  // MARK: Appearance

  /// A name for the view, used where constraints are described and by tests.
  open var accessibilityIdentifier: String?
  /// A number to find the view by.
  open var tag = 0
  /// The colour behind the view's content; nil shows what lies behind.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }
  /// How opaque the view is.
  ///
  /// > Note: Unlike UIKit, nothing is drawn half transparent: a terminal's cells cannot blend. A view
  /// > below 0.01 is not drawn, any other is.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { setNeedsDisplay() } }
  }
  /// Whether content outside the bounds is cut off.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
  }
  /// Whether the view can be hit and focused.
  open var isUserInteractionEnabled = true

  /// Whether the view is left out when its tree is drawn.
  ///
  /// A hidden view's constraints go on acting, as in UIKit; ``hideView()`` takes them out too. Setting
  /// it false ends a hide by ``hideView()`` as well.
  open var isHidden: Bool {
    get { isHiddenByApp || isCollapsed }
    set { setHidden(newValue) }
  }
  /// What the app last set ``isHidden`` to, or ended a collapse with.
  package var isHiddenByApp = false

  /// Whether the view is hidden by ``hideView()``: nothing between its subtree and the outside acts.
  ///
  /// > Note: Not in UIKit.
  public internal(set) final var isCollapsed = false
  /// The frame the view had when it was collapsed.
  package var collapsedFrame = CGRect.zero

  /// The distances from the view's edges at which its content likes to stay, in points; 8 all round.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  // MARK: Making a view

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    precondition(frame.isFinite, "a frame is made of finite numbers, not \(frame)")
    storedOrigin = frame.origin
    storedBounds.size = frame.size
  }

  /// Makes a view from an archive; a view that is not archived starts with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a view with a frame of zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  @MainActor deinit {
    for view in subviews {
      for constraint in view.outsideConstraints + view.passingConstraints {
        constraint.abandon(with: self)
      }
      view.parent = nil
    }
  }

  // MARK: Overridden by subclasses

  /// The next responder: the view's controller, or its superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// The size the view's content asks for, in points; ``UIView/noIntrinsicMetric`` along an axis
  /// without.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Lays out the subviews; the default puts them where the constraints say.
  ///
  /// Called by the layout pass, never directly; see ``UIView/setNeedsLayout()``.
  open func layoutSubviews() {
    applyEngineFrames()
  }

  /// Brings the view's constraints up to date; called before layout, after
  /// ``UIView/setNeedsUpdateConstraints()``.
  ///
  /// An override calls super last.
  open func updateConstraints() {}

  /// Says that ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() {
    noteConstants()
    setNeedsLayout()
  }

  /// Draws the view's content onto cells, over its background.
  ///
  /// > Note: Unlike UIKit, which draws through a `CGContext`, content is drawn as text and cells.
  open func drawCells(on canvas: CellCanvas) {}

  /// Draws over the subviews: scroll indicators and the like.
  package func drawCellsOverSubviews(on canvas: CellCanvas) {}

  /// Whether keys can go to the view; false unless overridden.
  open var canBecomeFocused: Bool { false }

  /// The part of the view at each edge that bars cover, in points; none in a terminal.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Says which size within `size` suits the view; the default answers its present size.
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
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
    if !self.point(inside: point, with: event) { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's coordinates lies within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Called when a subview has come into sight or gone out of it.
  package func hiddenDidChange(of subview: UIView) {
    setNeedsLayout()
  }
  /// Called when a subview's content asks for another size.
  package func contentSizeDidChange(of subview: UIView) {}

  /// How far the first baseline lies below the top edge, in points; 0 for a view without text.
  package var firstBaselineOffset: CGFloat { 0 }
  /// How far the last baseline lies above the bottom edge, in points; 0 for a view without text.
  package var lastBaselineOffset: CGFloat { 0 }
  /// The guide that stands for the view's edges where a descendant is constrained to them.
  ///
  /// A scroll view's content; nothing in other views.
  package var contentEdges: UILayoutGuide? { nil }
  /// Called when layout has given ``contentEdges`` another size.
  package func contentEdgesDidChange(to size: CGSize) {}
}

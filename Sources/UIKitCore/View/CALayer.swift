public import Foundation

/// A view's rectangle, for code that asks its layer for it.
///
/// > Note: Unlike UIKit, a layer draws nothing and makes no tree of its own: it is another name for
/// > its view's geometry, and for that which is shown of it while it is animated.
@preconcurrency @MainActor open class CALayer: NSObject {
  private weak var view: UIView?
  private var ownFrame = CGRect.zero
  private var ownOffset = CGPoint.zero

  /// Makes a layer without a view, which keeps a rectangle.
  public override init() {
    super.init()
  }

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// The view's frame, in points.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// The view's bounds, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: ownOffset, size: ownFrame.size) }
    set {
      if let view { return view.bounds = newValue }
      ownOffset = newValue.origin
      // As with views, the middle stays.
      ownFrame = CGRect(
        x: ownFrame.midX - newValue.width / 2, y: ownFrame.midY - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The view's centre, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The superview's layer.
  open var superlayer: CALayer? { view?.superview?.layer }

  /// The subviews' layers, back to front; nil where there are none.
  open var sublayers: [CALayer]? {
    guard let views = view?.subviews, !views.isEmpty else { return nil }
    return views.map(\.layer)
  }

  /// Whether what reaches beyond the view is cut off.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// Asks for the view's subviews to be laid out at the end of this turn.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out the tree the view is in.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Asks for the view to be drawn again.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  // MARK: Animation

  /// A copy with the frame and the bounds that are shown now, which differ from the view's while it
  /// is animated; nil where there is no view.
  open func presentation() -> CALayer? {
    guard let shown = view?.shownState else { return nil }
    let copy = CALayer()
    (copy.ownFrame, copy.ownOffset) = (shown.frame, shown.bounds.origin)
    return copy
  }

  /// Ends whatever moves the view; it is shown as it is.
  ///
  /// An animation of this view only is interrupted: its completion handler gets false.
  open func removeAllAnimations() { view?.dropMotion() }
}

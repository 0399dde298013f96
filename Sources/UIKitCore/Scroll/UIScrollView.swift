public import Foundation

/// A view that shows a part of content larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView {
  private let contentGuide = UILayoutGuide()
  private let frameGuide = ScrollFrameGuide()

  /// The content, in its own coordinates: constraints from content to this guide, or from content to
  /// the scroll view's edges, make the content size.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The part of the scroll view that shows, in the content's coordinates.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// The extent of the content, in points.
  open var contentSize = CGSize.zero

  /// Makes a scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    contentGuide.owningView = self
    contentGuide.identifier = "contentLayoutGuide"
    frameGuide.owningView = self
    frameGuide.identifier = "frameLayoutGuide"
  }

  package override var contentEdges: UILayoutGuide? { contentGuide }

  package override func contentEdgesDidChange(to size: CGSize) {
    contentSize = size
  }
}

/// The visible part of a scroll view, in the coordinates of its content.
@MainActor private final class ScrollFrameGuide: UILayoutGuide {
  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  override func span(along axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSpan {
    guard let owningView else { return .zero }
    return LayoutSpan(
      origin: engine.boundsOrigin(of: owningView, axis),
      size: engine.box(of: owningView).span(along: axis).size)
  }
}

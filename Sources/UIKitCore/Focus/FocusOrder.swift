/// The views of a window that can take the focus, in the order in which Tab visits them: as they
/// lie in the tree, a view before its subviews and siblings from back to front.
@MainActor
struct FocusOrder {
  /// The views, in order.
  ///
  /// A view that is out of reach, or lies in one that is, is not among them.
  private(set) var views: [UIView] = []

  /// Where the view that was asked about stands, or would stand if it is hidden or disabled.
  private(set) var position: Int?

  /// Whether the view that was asked about is in the order.
  private(set) var containsView = false

  private let view: UIView?
  private let window: UIWindow?

  /// Walks the tree below `root` and remembers where `view` stands in it; `excluded` is left out
  /// with all that is in it.
  init(of root: UIView, around view: UIView?, excluding excluded: UIView? = nil) {
    self.view = view
    window = root.window
    visit(root, excluding: excluded)
  }

  /// The view that follows, or precedes; at the end the order starts again.
  func neighbor(backwards: Bool) -> UIView? {
    guard !views.isEmpty else { return nil }
    guard let position else { return backwards ? views.last : views.first }
    let next = backwards ? position - 1 : position + (containsView ? 1 : 0)
    return views[(next + views.count) % views.count]
  }

  /// What takes over when the view that was asked about goes: the next view, or at the end the last
  /// one before it.
  var successor: UIView? {
    guard let position, position + (containsView ? 1 : 0) < views.count else { return views.last }
    return views[position + (containsView ? 1 : 0)]
  }

  private mutating func visit(_ candidate: UIView, excluding excluded: UIView?) {
    guard candidate !== excluded, !candidate.isOutOfReach else {
      if let view, view.isDescendant(of: candidate) { position = views.count }
      return
    }
    if candidate === view { position = views.count }
    if candidate.canBecomeFocused {
      if candidate === view { containsView = true }
      views.append(candidate)
    }
    for subview in candidate.subviewsInReach(in: window) { visit(subview, excluding: excluded) }
  }
}

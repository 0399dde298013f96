extension UIView {
  /// What only constraints to a hidden view decided, so that nothing does now: a failover is
  /// missing.
  ///
  /// > Note: Not in UIKit.
  @MainActor public struct MissingFailover: CustomStringConvertible {
    /// What nothing decides about a view or guide along an axis.
    public enum Lack: Sendable {
      /// Where it lies.
      case position
      /// How wide or high it is.
      case size
      /// That it stays inside its superview: nothing, however weak, stops it when its content
      /// grows.
      case containment
    }

    /// The view that ``UIView/hideView()`` hid.
    public let hiddenView: UIView
    /// The view about which nothing decides, or the one that owns the ``guide``.
    public let view: UIView
    /// The guide about which nothing decides, such as a scroll view's content; nil if it is the
    /// view.
    public let guide: UILayoutGuide?
    /// The axis along which nothing does.
    public let axis: NSLayoutConstraint.Axis
    /// What nothing decides.
    public let lack: Lack
    /// What is missing, in a line: "B hidden: nothing now decides where C is vertically".
    public nonisolated let description: String

    init(
      hiddenView: UIView, view: UIView, guide: UILayoutGuide? = nil,
      axis: NSLayoutConstraint.Axis, lack: Lack
    ) {
      self.hiddenView = hiddenView
      self.view = view
      self.guide = guide
      self.axis = axis
      self.lack = lack
      let isHorizontal = axis == .horizontal
      let name =
        switch guide {
        case is ScrollContentGuide: "the content of \(view.itemName)"
        case let guide?: guide.itemName
        case nil: view.itemName
        }
      let what =
        switch lack {
        case .position:
          "decides where \(name) is \(isHorizontal ? "horizontally" : "vertically")"
        case .size: "decides how \(isHorizontal ? "wide" : "high") \(name) is"
        case .containment:
          "keeps \(name) inside \(view.superview?.itemName ?? "its superview")"
        }
      description = "\(hiddenView.itemName) hidden: nothing now \(what)"
    }
  }

  /// What nothing decides any more since ``hideView()`` hid the view; empty for a view that shows.
  ///
  ///     b.hideView()
  ///     b.missingFailovers.first  // B hidden: nothing now decides where C is vertically
  ///
  /// All views that show are asked about, and the app's guides, such as the content of a scroll
  /// view. Each lack is named once, where it comes from: not for the views that only follow, nor for
  /// a guide that views tell of. What several hidden views leave open together is named for each
  /// without which it would be decided, in whatever order they were hidden.
  ///
  /// Whether a view stays inside its superview is asked of those that were tied to the hidden view,
  /// or stood next to it in a stack: with what else is tied to these, it is theirs to tell.
  ///
  /// In a stack view it is told too if only the hidden view gave the stack its size; that the stack
  /// closes up leaves nothing open.
  ///
  /// It is there from the moment the view is hidden, in any tree, on the screen or not, before and
  /// after a layout: it is worked out each time it is asked for, by what the layout would be with
  /// the constraints that stand by and without. Asking brings the solver up to date, looks at all
  /// constraints once, and once more along each axis for each view of which it is asked whether it
  /// stays inside, and solves those that hang together with the view again where something is open.
  ///
  /// > Note: Not in UIKit.
  public var missingFailovers: [MissingFailover] {
    if !isCollapsed || superview == nil { return [] }
    let engine = settledEngine
    guard let box, box.engine === engine else { return [] }
    var search = FailoverSearch(hidden: self, in: engine)
    return search.run()
  }
}

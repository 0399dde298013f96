extension UIView {
  /// What only constraints to a hidden view decided, so that nothing does now: a failover is
  /// missing.
  ///
  /// > Note: Not in UIKit.
  @MainActor public struct MissingFailover: CustomStringConvertible {
    /// What nothing decides about a view along an axis.
    public enum Lack: Sendable {
      /// Where the view lies.
      case position
      /// How wide or high it is.
      case size
      /// That it stays inside its superview: nothing, however weak, stops it when its content
      /// grows.
      case containment
    }

    /// The view that ``UIView/hideView()`` hid.
    public let hiddenView: UIView
    /// The view about which nothing decides.
    public let view: UIView
    /// The axis along which nothing does.
    public let axis: NSLayoutConstraint.Axis
    /// What nothing decides.
    public let lack: Lack
    /// What is missing, in a line: "B hidden: nothing now decides where C is vertically".
    public nonisolated let description: String

    init(hiddenView: UIView, view: UIView, axis: NSLayoutConstraint.Axis, lack: Lack) {
      self.hiddenView = hiddenView
      self.view = view
      self.axis = axis
      self.lack = lack
      let isHorizontal = axis == .horizontal
      let what =
        switch lack {
        case .position:
          "decides where \(view.itemName) is \(isHorizontal ? "horizontally" : "vertically")"
        case .size: "decides how \(isHorizontal ? "wide" : "high") \(view.itemName) is"
        case .containment:
          "keeps \(view.itemName) inside \(view.superview?.itemName ?? "its superview")"
        }
      description = "\(hiddenView.itemName) hidden: nothing now \(what)"
    }
  }

  /// What nothing decides any more since ``hideView()`` hid the view; empty for a view that shows.
  ///
  ///     b.hideView()
  ///     b.missingFailovers.first  // B hidden: nothing now decides where C is vertically
  ///
  /// Each lack is named once, where it comes from: not for the views that only follow. What several
  /// hidden views leave open together is named for each without which it would be decided, in
  /// whatever order they were hidden.
  ///
  /// In a stack view it is told too if only the hidden view gave the stack its size; that the stack
  /// closes up leaves nothing open. Where more than 32 views show, only those are asked about that
  /// were tied to the hidden view, or stood next to it in a stack.
  ///
  /// It is there from the moment the view is hidden, in any tree, on the screen or not, before and
  /// after a layout: nothing is kept for it, and it is worked out each time it is asked for, by
  /// what the layout would be with the constraints that stand by and without. Asking brings the
  /// solver up to date, and solves all that hangs together with the view once again; twice or more
  /// only where something is open.
  ///
  /// > Note: Not in UIKit.
  public var missingFailovers: [MissingFailover] {
    if !isCollapsed || superview == nil { return [] }
    let engine = settledEngine
    guard let box, box.engine === engine else { return [] }
    let stacks = SupposedStacks(in: engine)
    defer { stacks.end() }
    var search = FailoverSearch(hidden: self, in: engine, stacks)
    return search.run()
  }
}

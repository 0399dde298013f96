import Foundation

extension UIView {
  /// Whether the view is hidden by ``hideView()``: nothing between its subtree and the outside
  /// acts.
  ///
  /// > Note: Not in UIKit.
  public var isCollapsed: Bool { collapsedFrame != nil }

  /// Takes the view out of sight and out of layout.
  ///
  /// Until ``showView()`` it is not drawn, takes no focus and no touch, and no constraint between
  /// its subtree and the outside acts, so that failover constraints (`<=`, `>=`, lower priorities)
  /// take over. Constraints within the subtree go on acting. `isActive` stays what the app said;
  /// ``NSLayoutConstraint/isActing`` tells the difference. Hiding a hidden view does nothing.
  ///
  /// In the block of an animation its neighbours move into its place, and it is cut off where they
  /// come; the layout is asked for at the end of the block by itself.
  ///
  ///     label.hideView()   // the button takes the place that its failover allows
  ///     label.showView()   // and gives it back
  ///
  /// The view itself keeps its place, and its size as far as neither constraints on it or in it nor
  /// the size of its content say otherwise: a label that its neighbours stretched is as wide as its
  /// text while it is hidden.
  ///
  /// ``missingFailovers`` tells what nothing decides then. Frames do not always: what nothing
  /// decides lies at 0, which may be where it should.
  ///
  /// What lies in the view is not drawn either, though it is not hidden itself; a view hidden in it
  /// stays hidden when this one is shown. In a stack view it leaves all the stack's constraints.
  /// Taken out of its superview meanwhile, it keeps only the constraints within its subtree, as any
  /// view does.
  ///
  /// > Note: Not in UIKit.
  public func hideView() {
    if isCollapsed { return }
    let frame = frame
    changingPresence(animated: true) {
      collapsedFrame = frame
      collapseDidChange()
    }
  }

  /// Brings a view that ``hideView()`` hid back into sight and layout.
  ///
  /// The same constraints act as before, with what the app changed about them in between. A view
  /// that ``isHidden`` was set on stays out of sight. Showing a view that was not hidden does
  /// nothing.
  ///
  /// > Note: Not in UIKit.
  public func showView() {
    if !isCollapsed { return }
    changingPresence(animated: true) { endCollapse() }
  }

  func setHidden(_ hidden: Bool) {
    changingPresence(animated: isArranged || isCollapsed) {
      let wasHidden = isHidden
      isHiddenByApp = hidden
      if !hidden && isCollapsed { endCollapse() }
      if isHidden != wasHidden { hiddenDidChange() }
    }
  }

  private func endCollapse() {
    collapsedFrame = nil
    collapseDidChange()
  }

  private func collapseDidChange() {
    if let engine = layoutEngine {
      for constraint in outsideConstraints { engine.note(constraint) }
    }
    noteOwnConstraints()
    hiddenDidChange()
  }

  /// Called when the view has come into sight or gone out of it.
  private func hiddenDidChange() {
    superview?.hiddenDidChange(of: self)
    setNeedsDisplay()
  }
}

extension UIView {
  /// Takes the view out of sight and out of layout.
  ///
  /// Until ``showView()`` it is not drawn, takes no focus and no touch, and no constraint between its
  /// subtree and the outside acts, so that failover constraints (`<=`, `>=`, lower priorities) take
  /// over. Constraints within the subtree go on acting. `isActive` stays what the app said;
  /// ``NSLayoutConstraint/isActing`` tells the difference. Hiding a hidden view does nothing.
  ///
  ///     label.hideView()   // the button takes the place that its failover allows
  ///     label.showView()   // and gives it back
  ///
  /// > Note: Not in UIKit.
  public func hideView() {
    if isCollapsed { return }
    collapsedFrame = frame
    isCollapsed = true
    collapseDidChange()
  }

  /// Brings a view that ``hideView()`` hid back into sight and layout.
  ///
  /// The same constraints act as before, with what the app changed about them in between. A view that
  /// ``isHidden`` was set on stays out of sight. Showing a view that was not hidden does nothing.
  ///
  /// > Note: Not in UIKit.
  public func showView() {
    if !isCollapsed { return }
    isCollapsed = false
    collapseDidChange()
  }

  func setHidden(_ hidden: Bool) {
    let wasHidden = isHidden
    isHiddenByApp = hidden
    if !hidden { showView() }
    if isHidden != wasHidden { hiddenDidChange() }
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

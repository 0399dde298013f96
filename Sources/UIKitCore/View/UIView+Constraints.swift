import Foundation

extension UIView {
  /// Activates a constraint and holds it in this view.
  ///
  /// - Precondition: The constraint's items lie in this view's subtree.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.deactivate()
    constraint.install(in: self)
  }

  /// Activates constraints and holds them in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; any other is left alone.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How strongly the view resists being made larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis.rawValue]
  }

  /// Sets how strongly the view resists being made larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis.rawValue] = priority
    noteOwnConstraints()
  }

  /// How strongly the view resists being made smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.compressionResistance[axis.rawValue]
  }

  /// Sets how strongly the view resists being made smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.compressionResistance[axis.rawValue] = priority
    noteOwnConstraints()
  }

  /// Says that ``intrinsicContentSize`` has another value now.
  public func invalidateIntrinsicContentSize() {
    noteOwnConstraints()
    superview?.contentSizeDidChange(of: self)
  }

  /// Tells the engine that the constraints the view makes for itself have to be looked at again:
  /// those of its frame, its content size and its collapse.
  package func noteOwnConstraints() {
    layoutEngine?.noteOwnConstraints(of: self)
    setNeedsLayout()
  }

  /// Tells the engine that the constraints of the view's frame start anew from the frame it has now.
  package func noteAutoresizing() {
    box?.autoresizingBasis = superview.map { (frame, $0.bounds.size) }
    noteOwnConstraints()
  }

  /// Tells the engine that distances that stand in constraints as constants have changed: margins,
  /// baselines.
  package func noteConstants() {
    guard let engine = layoutEngine else { return }
    for constraint in touchingConstraints { engine.note(constraint) }
    root.setNeedsLayout()
  }

  /// All active constraints that could speak of the view or its guides.
  package var touchingConstraints: [NSLayoutConstraint] {
    heldConstraints.all + outsideConstraints + passingConstraints
  }

  /// The view begins, or ends, to be laid out by the app's constraints.
  package func laysOutOtherwise() {
    if parent == nil, let engine = ownEngine {
      // What a root's size is to the solver is settled when its variables are made.
      engine.noteRemoved(self)
      ownEngine = nil
      setNeedsLayout()
    } else {
      noteAutoresizing()
    }
  }
}

extension UIView {
  /// Gives the view a guide to own.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide from the view; constraints with it are deactivated.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in touchingConstraints
    where constraint.firstItem === guide || constraint.secondItem === guide {
      constraint.isActive = false
    }
    layoutEngine?.noteRemoved(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The view's bounds, less its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    insetGuide("layoutMarginsGuide") { $0.layoutMargins }
  }

  /// The part of the view that no bar covers.
  ///
  /// In a terminal nothing covers a window.
  public var safeAreaLayoutGuide: UILayoutGuide {
    insetGuide("safeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  private func insetGuide(
    _ name: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = insetGuides[name] { return guide }
    let guide = InsetLayoutGuide(owner: self, identifier: name, insets: insets)
    insetGuides[name] = guide
    return guide
  }
}

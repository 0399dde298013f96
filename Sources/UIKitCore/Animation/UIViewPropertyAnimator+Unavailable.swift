extension UIViewPropertyAnimator {
  /// The user can always go on.
  @available(*, unavailable, message: "keys and the mouse always work; leave it out")
  public var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }

  /// Views are hit where they will be.
  @available(
    *, unavailable, message: "views are hit at their new frames; override hitTest(_:with:)"
  )
  public var isManualHitTestingEnabled: Bool {
    get { false }
    set {}
  }
}

/// What is under way where a tree is laid out.
@MainActor enum LayoutPass {
  /// How often views may ask for another pass before that counts as a fault of the app.
  static var limit: Int { 100 }
  /// For how many passes constants follow frames: insets and baselines may depend on themselves,
  /// and then come nearer to each other, or run away, by a step a pass.
  static var followingLimit: Int { 20 }

  /// The view that lays out its subviews just now, and looks below itself next.
  @exclusivity(unchecked) static var collecting: Unmanaged<UIView>?

  /// Another pass begins before that: it has to find all that asks for layout from the root.
  static func endCollecting() {
    guard let view = collecting?.takeUnretainedValue() else { return }
    collecting = nil
    if view.dirt.below { view.carryDirtUp() }
  }
}

extension UIViewController {
  /// Has the view's safe area worked out again.
  func noteAdditionalSafeArea() {
    guard let view = viewIfLoaded else { return }
    _ = view.madeInsets()
    (view.superview ?? view).setNeedsLayout()
  }

  /// Takes over the traits that the parent has set for this controller.
  func overrideTraits(with traits: UITraitCollection?) {
    guard traits != overridingTraits else { return }
    changingTraits { overridingTraits = traits }
  }
}

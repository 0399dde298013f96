extension UIViewController {
  /// Where a view stands between coming into a window and leaving it.
  enum Appearance {
    case gone, coming, here, going
  }

  /// Begins or ends the appearance before the view moves into or out of a window.
  func viewWillMove(to window: UIWindow?) {
    switch (window, appearance) {
    case (.some, .gone):
      appearance = .coming
      appearanceIsAnimated = ControllerTransition.isAnimated
      viewWillAppear(appearanceIsAnimated)
    case (nil, .coming), (nil, .here): beginDisappearance()
    default: break
    }
  }

  /// Says that the view is about to leave its window.
  func beginDisappearance() {
    guard appearance == .coming || appearance == .here else { return }
    appearance = .going
    appearanceIsAnimated = ControllerTransition.isAnimated
    viewWillDisappear(appearanceIsAnimated)
  }

  /// Says that the view stays in its window although it was about to leave it.
  func endDisappearance() {
    guard appearance == .going, let window = viewIfLoaded?.window else { return }
    appearance = .coming
    appearanceIsAnimated = ControllerTransition.isAnimated
    viewWillAppear(appearanceIsAnimated)
    window.appearingControllers.append(self)
    viewIsAppearing(appearanceIsAnimated)
  }

  /// Goes on with the appearance after the view has moved into or out of a window.
  func viewDidMove(to window: UIWindow?) {
    switch (window, appearance) {
    case (let window?, .coming):
      window.appearingControllers.append(self)
      viewIsAppearing(appearanceIsAnimated)
    case (nil, .going):
      appearance = .gone
      viewDidDisappear(appearanceIsAnimated)
    default: break
    }
  }

  /// Completes the appearance once the view was laid out in the window.
  func finishAppearance(in window: UIWindow) {
    guard appearance == .coming, viewIfLoaded?.window === window else { return }
    appearance = .here
    viewDidAppear(appearanceIsAnimated)
    isMovingToParent = false
    if window.focusSystem.focusedItem == nil { window.focusSystem.start(in: window) }
  }
}

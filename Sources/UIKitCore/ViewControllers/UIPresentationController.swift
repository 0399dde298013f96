public import Foundation

/// Shows one controller over another, and ends that.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private(set) weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("the controller that was presented is gone") }
    return presented
  }

  /// The controller that presents it; the presented one itself before it is presented.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// What is told when the user ends it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// How the presented controller covers the other.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle.resolved ?? .fullScreen
  }

  /// The view in which the presented one shows; nil while there is none.
  open var containerView: UIView? { container }
  final private(set) var container: PresentationContainer?

  /// The view of the controller that is presented.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// Where the presented view comes to lie in ``containerView``, in points.
  open var frameOfPresentedViewInContainerView: CGRect {
    container == nil ? .zero : plateFrame.inside(border)
  }

  /// What had the focus before.
  private var coveredFocus: CoveredFocus?
  /// Where the view that was taken out belongs.
  private var presenterPlace: (superview: UIView, index: Int)?

  /// How long coming and going take, in seconds.
  static let duration: TimeInterval = 0.3

  /// Makes one for a controller that is not presented yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  // MARK: Coming

  /// Shows the controller over another, whose view is in a window.
  func present(over presenter: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
    guard let presented, let view = presented.view, let presenterView = presenter.viewIfLoaded,
      let window = presenterView.window
    else { return }
    presenting = presenter
    presented.modal.isBeingPresented = true
    coveredFocus = CoveredFocus(in: window, of: window.focusSystem)
    let host = presentationStyle.isInContext ? presenterView : window
    let container = PresentationContainer(of: self, view: view, in: host)
    self.container = container
    window.movingViews.append(container)
    ControllerTransition.run(isAnimated: isAnimated) {
      if presentationStyle.takesPresenterOut { presenterView.beginDisappearances() }
      host.addSubview(container)
    }
    container.layoutIfNeeded()
    window.focusSystem.enter(presented)
    container.move(isIn: true, by: transition, isAnimated: isAnimated) {
      self.finishComing(container, in: window)
    } completion: {
      completion?()
    }
  }

  /// Whether the controller is presented, and not on its way out.
  var isPresenting: Bool { presented?.modal.presenting != nil }

  private var transition: UIModalTransitionStyle {
    presented?.modalTransitionStyle ?? .coverVertical
  }

  private func finishComing(_ container: PresentationContainer, in window: UIWindow) {
    // It may be on its way out, or have been presented anew, by now.
    guard container === self.container, container.isUserInteractionEnabled else { return }
    window.movingViews.removeAll { $0 === container }
    if presentationStyle.takesPresenterOut { takePresenterOut() }
    presented?.modal.isBeingPresented = false
    window.layoutIfNeeded()
  }

  private func takePresenterOut() {
    guard let view = presenting?.viewIfLoaded, let superview = view.superview else { return }
    presenterPlace = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
    // What covers one controller lies in its view, and stays where that was.
    if let container, container.superview === view {
      superview.insertSubview(container, aboveSubview: view)
      container.frame = view.frame
    }
    view.removeFromSuperview()
  }

  /// Puts the view back that was taken out, or that was about to be.
  private func putPresenterBack(isAnimated: Bool) {
    guard let view = presenting?.viewIfLoaded, presentationStyle.takesPresenterOut else { return }
    ControllerTransition.run(isAnimated: isAnimated) {
      guard let (superview, index) = presenterPlace else { return view.beginAppearances() }
      presenterPlace = nil
      view.frame = (superview is UIWindow) ? superview.bounds : container?.frame ?? view.frame
      superview.insertSubview(view, at: index)
    }
    (view.superview ?? view).setNeedsLayout()
  }

  // MARK: Going

  /// Takes the controller away, in time if `isAnimated`, and `others`, which lie between it and the
  /// one that remains, at once.
  func dismiss(
    with others: [UIPresentationController], isAnimated: Bool, completion: (() -> Void)?
  ) {
    guard let presented, let container, let window = container.window else {
      for other in others + [self] { other.drop() }
      completion?()
      return
    }
    let all = others + [self]
    for controller in all.compactMap(\.presented) {
      (controller.modal.isBeingPresented, controller.modal.isBeingDismissed) = (false, true)
    }
    container.isUserInteractionEnabled = false
    let remaining = all[0].presenting
    ControllerTransition.run(isAnimated: isAnimated) { container.beginDisappearances() }
    if let view = remaining?.viewIfLoaded { window.movingViews.append(view) }
    all[0].putPresenterBack(isAnimated: isAnimated)
    for other in others { other.drop() }
    unlink()
    container.forgetWindow()
    window.layoutIfNeeded()
    all[0].giveFocusBack(leaving: container, in: window)
    container.move(isIn: false, by: transition, isAnimated: isAnimated) {
      ControllerTransition.run(isAnimated: isAnimated) { container.removeFromSuperview() }
      if self.container === container { (self.container, self.presenterPlace) = (nil, nil) }
      window.movingViews.removeAll { $0 === remaining?.viewIfLoaded }
      for controller in all.compactMap(\.presented) { controller.modal.isBeingDismissed = false }
      // Nothing else keeps the controller until it has gone.
      presented.modal.isBeingDismissed = false
      window.layoutIfNeeded()
    } completion: {
      completion?()
    }
  }

  /// Gives the focus back to what had it before, or takes it from what is on its way out and has it
  /// start where the controller says that shows again.
  private func giveFocusBack(leaving container: UIView, in window: UIWindow) {
    let system = window.focusSystem
    let isWanted = presenting?.restoresFocusAfterTransition ?? true
    if isWanted, coveredFocus?.giveBack(in: window, of: system) == true { return }
    system.leave(container, for: window)
    if let presenting { system.start(in: presenting) }
  }

  /// Takes the controller away at once, and leaves the one below as it is.
  func drop() {
    unlink()
    presented?.modal.isBeingPresented = false
    guard let container else { return }
    container.removeFromSuperview()
    self.container = nil
    presenterPlace = nil
  }

  private func unlink() {
    if presenting?.modal.presented === presented { presenting?.modal.presented = nil }
    presented?.modal.presenting = nil
  }

  /// Ends it because the user wants to, by Escape or a click beside it, if that is allowed.
  ///
  /// - Returns: Whether the user's wish is dealt with.
  func userDismisses(besideIt: Bool) -> Bool {
    if let alert = presented as? UIAlertController {
      if !besideIt || alert.preferredStyle == .actionSheet { alert.cancelByUser() }
      return true
    }
    guard let presented, let presenting, presentationStyle.isSheet else { return false }
    if presented.isModalWithChildren || delegate?.presentationControllerShouldDismiss(self) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    presenting.dismiss(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
    return true
  }
}

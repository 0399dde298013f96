import Foundation

extension UIViewController {
  /// The controller itself, its parent and so on.
  private var lineage: some Sequence<UIViewController> {
    sequence(first: self, next: { $0.parent })
  }

  /// The controller that this one or the nearest container around it presents.
  var nearestPresented: UIViewController? { lineage.lazy.compactMap(\.modal.presented).first }

  /// The controller that presents this one or the nearest container around it.
  var nearestPresenting: UIViewController? { lineage.lazy.compactMap(\.modal.presenting).first }

  /// Whether the controller, or one that shows in it, forbids the user to end its being presented.
  var isModalWithChildren: Bool {
    isModalInPresentation || shownChildren.contains { $0.isModalWithChildren }
  }

  private var shownChildren: [UIViewController] {
    switch self {
    case let self as UINavigationController: [self.topViewController].compactMap { $0 }
    case let self as UITabBarController: [self.selectedViewController].compactMap { $0 }
    default: children
    }
  }

  /// What presents the controller.
  var madePresentationController: UIPresentationController {
    if let made = modal.controller { return made }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    modal.controller = made
    return made
  }

  /// Presents a controller over this one or a container around it.
  func presentModally(
    _ controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?
  ) {
    precondition(
      controller !== self && controller.modal.presenting == nil,
      "\(itemName) cannot present \(controller.itemName), which is presented already or itself")
    precondition(
      controller.parent == nil,
      "\(itemName) cannot present \(controller.itemName), which has a parent")
    let presenter = presenter(in: controller.modalPresentationStyle)
    if let other = presenter.modal.presented {
      return refuse(controller, "which is presenting \(type(of: other)) already")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return refuse(controller, "whose view is not in a window")
    }
    presenter.modal.presented = controller
    controller.modal.presenting = presenter
    controller.madePresentationController.present(
      over: presenter, isAnimated: isAnimated, completion: completion)
  }

  private func presenter(in style: UIModalPresentationStyle) -> UIViewController {
    let context = style.isInContext ? lineage.first { $0.definesPresentationContext } : nil
    return context ?? lineage.reduce(self) { $1 }
  }

  /// Tells why nothing came.
  private func refuse(_ controller: UIViewController, _ reason: String) {
    UsageWarning.give("Attempt to present \(controller.itemName) on \(itemName), \(reason).")
  }

  /// Ends what this controller presents, or else its own being presented.
  func dismissModally(isAnimated: Bool, completion: (() -> Void)?) {
    guard let first = nearestPresented else {
      nearestPresenting?.dismissModally(isAnimated: isAnimated, completion: completion)
      return
    }
    let chain = sequence(first: first, next: { $0.modal.presented }).map {
      $0.madePresentationController
    }
    chain[chain.count - 1].dismiss(
      with: chain.dropLast(), isAnimated: isAnimated, completion: completion)
  }

  /// Ends what this controller presents at once, since it leaves the window.
  func dropPresented() {
    while let presented = modal.presented {
      presented.dropPresented()
      presented.madePresentationController.drop()
    }
  }
}

import Foundation

/// What a controller has to do with presenting.
@MainActor struct ModalState {
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot end the presentation.
  var isModal = false
  /// Whether what is presented in context covers this controller alone.
  var definesContext = false
  /// What the view wants to be as large as in a form sheet, in points.
  var contentSize = CGSize.zero
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenting: UIViewController?
  /// What presents this one; made when it is first asked for.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

public import Foundation

/// What has a size in a container: controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content should have, in points; zero if it does not matter.
  var preferredContentSize: CGSize { get }

  /// Says that the size a child should have has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child has in a container of a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Says that the container is about to have another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Says that the traits are about to be others.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {
  /// The size of a child where this controller's view has a size: the same for a child that is as
  /// large, and its own for any other.
  func ownSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    let size = (child as? UIViewController)?.viewIfLoaded?.bounds.size
    return size == viewIfLoaded?.bounds.size ? parentSize : size ?? parentSize
  }
}

public import Foundation

extension UIViewController {
  /// There are no arrows to anchors.
  @available(*, unavailable, message: "action sheets need no anchor; leave it out")
  public var popoverPresentationController: UIPresentationController? { nil }

  /// Sheets have one size.
  @available(*, unavailable, message: "sheets have one size; set preferredContentSize")
  public var sheetPresentationController: UIPresentationController? { nil }

  /// There are no transitioning delegates.
  @available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
  public var transitioningDelegate: NSObject? {
    get { nil }
    set {}
  }
}

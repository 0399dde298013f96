extension UIViewController {
  /// There are no arrows to anchors.
  @available(*, unavailable, message: "action sheets need no anchor; leave it out")
  public var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// Sheets have one size.
  @available(*, unavailable, message: "sheets have one size; set preferredContentSize")
  public var sheetPresentationController: UISheetPresentationController? { nil }

  /// There are no transitioning delegates.
  @available(*, unavailable, message: "use modalTransitionStyle, or animate in viewWillAppear(_:)")
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
}

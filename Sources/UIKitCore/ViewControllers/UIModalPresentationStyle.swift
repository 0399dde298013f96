/// How a controller that is presented covers the one that presents it.
///
/// Escape and a click beside it end a sheet.
///
/// > Note: Unlike UIKit, sheets are the same in a narrow window, and nothing dims what lies behind.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Leaves the choice to the system, which is ``formSheet``.
  ///
  /// > Note: Unlike UIKit, where it depends on the controller.
  case automatic = -2
  /// Covers the window; the view of the controller that presents it is taken out meanwhile.
  case fullScreen = 0
  /// Covers nearly all of the window, in a box.
  case pageSheet = 1
  /// Stands in the middle of the window, in a box as large as
  /// ``UIViewController/preferredContentSize`` says, or else as 540 × 620 points, as far as there
  /// is room.
  case formSheet = 2
  /// Covers the nearest controller that ``UIViewController/definesPresentationContext``, whose view
  /// is taken out meanwhile.
  case currentContext = 3
  /// Covers the window; what lies behind shows where the view is not opaque.
  case overFullScreen = 5
  /// Covers the nearest controller that ``UIViewController/definesPresentationContext``; what lies
  /// behind shows where the view is not opaque.
  case overCurrentContext = 6
}

extension UIModalPresentationStyle {
  /// There are no arrows to anchors.
  @available(*, unavailable, message: "use formSheet, with preferredContentSize")
  public static var popover: UIModalPresentationStyle { .formSheet }

  /// There are no transitioning delegates.
  @available(*, unavailable, message: "use overFullScreen, and animate in viewWillAppear(_:)")
  public static var custom: UIModalPresentationStyle { .overFullScreen }

  /// The style itself, or the one that the system chooses.
  var resolved: UIModalPresentationStyle { self == .automatic ? .formSheet : self }

  /// Whether the user may end it by Escape or by a click beside it.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether it covers one controller rather than the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the view behind is taken out.
  var takesPresenterOut: Bool { self == .fullScreen || self == .currentContext }

  /// Whether what lies behind can show.
  var isTransparent: Bool { self == .overFullScreen || self == .overCurrentContext }
}

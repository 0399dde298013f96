public import Foundation

/// What could be given one look for the whole app.
///
/// Recording what is set for later views needs Objective-C, so there is no `appearance()` here.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance {
  /// Linux cannot record what is set for later views.
  @available(
    *, unavailable, message: "give views their look where they are made, as in a subclass's init"
  )
  public static func appearance() -> Self { preconditionFailure("unavailable") }
}

extension UIView: UIAppearance {}

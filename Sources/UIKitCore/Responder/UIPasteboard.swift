public import Foundation

/// What was pasted last.
///
/// > Note: Unlike UIKit, apps do not share it: a terminal only tells what the user pastes.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one pasteboard.
  public static let general = UIPasteboard()

  /// The text on it.
  open var string: String?

  /// Whether there is text on it.
  open var hasStrings: Bool { string != nil }
}

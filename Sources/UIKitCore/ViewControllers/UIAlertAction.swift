public import Foundation

/// A button of an alert, and what it does.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of answer it is.
  public enum Style: Int, Sendable {
    /// An answer like any other.
    case `default` = 0
    /// Leaves everything as it is; Escape chooses it.
    case cancel = 1
    /// Changes or deletes something; it is red.
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?

  /// What kind of answer it is.
  public let style: Style

  /// Whether the user can choose it; true unless set.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  private let handler: (@MainActor (UIAlertAction) -> Void)?
  /// The button that shows the action.
  weak var button: UIButton?

  /// Makes an action; `handler` is called once the alert is gone.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Does what the action is for.
  func run() { handler?(self) }
}

import Foundation

/// What an action runs.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Code with a title, for a control to run.
///
///     let send = UIButton(primaryAction: UIAction(title: "Send") { _ in post() })
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name that tells actions apart: a control keeps one action of a name for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of the action; a fresh one unless given.
  public let identifier: Identifier

  /// A longer title, for help.
  ///
  /// > Note: Unlike UIKit, nothing shows it: there is no list of shortcuts.
  open var discoverabilityTitle: String?

  /// How the action may be used; disabled, it does not run.
  ///
  /// > Note: Unlike UIKit, nothing shows them: there are no menus.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is on.
  ///
  /// > Note: Unlike UIKit, nothing shows it: there are no menus.
  open var state: UIMenuElement.State

  /// The control that is running the action.
  public package(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action that runs `handler`.
  public init(
    title: String = "", identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the action for `sender`, unless it is disabled.
  package func run(sender newSender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    sender = newSender
    handler(self)
    sender = nil
  }
}

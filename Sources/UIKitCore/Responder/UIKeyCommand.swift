public import Foundation

/// A key that runs code while its responder is in the responder chain.
///
/// Whoever is nearest to where keys go has a key first. A key goes to the first responder or the
/// focused view, and from there up the chain; each responder on the way first looks for it among
/// its ``UIResponder/keyCommands``, then at what it does with keys itself. So Return presses the
/// focused button, and arrows walk along a focused table, whatever commands their controller has
/// for these keys, while a letter that neither of them wants reaches the controller's commands.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(title: "Quit", input: "q") { _ in UIApplication.shared.terminate() }]
///     }
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// What the command is called, for help and menus.
  open var title: String

  /// The characters of the key, or one of the `input…` names.
  public let input: String?

  /// The modifiers that must be down.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command comes before everything that is nearer in the responder chain: before
  /// typing, and before the keys that operate the focused view.
  open var wantsPriorityOverSystemBehavior = false

  private let handler: (UIKeyCommand) -> Void

  /// Creates a command that runs `handler`.
  ///
  /// > Note: Unlike UIKit, a command holds a closure: Linux has no selectors.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
    super.init()
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "use init(title:input:modifierFlags:handler:)")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Any?
  ) {
    self.init(input: input) { _ in }
  }

  /// Whether `key` is the one this command waits for.
  ///
  /// What a key types tells whether Shift was down; for a key that types nothing it has to be
  /// asked.
  package func matches(_ key: UIKey) -> Bool {
    guard let input else { return false }
    let isTyped = !input.hasPrefix("UIKeyInput") && !input.contains(where: \.isControl)
    let compared: UIKeyModifierFlags = isTyped ? .commandKeys : [.commandKeys, .shift]
    guard
      modifierFlags.intersection(compared) == key.modifierFlags.intersection(compared)
    else { return false }
    let typed = key.charactersIgnoringModifiers
    guard isTyped, modifierFlags.contains(.shift) else { return input == typed }
    return key.modifierFlags.contains(.shift) && input.lowercased() == typed.lowercased()
  }

  /// Does what the command is for.
  package func run() {
    handler(self)
  }
}

extension UIKeyCommand {
  /// The Up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete, which takes the character after the caret.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}

extension Character {
  /// Whether the character stands for a key such as Return or Tab.
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}

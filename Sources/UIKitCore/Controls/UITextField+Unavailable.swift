public import Foundation

extension UITextField {
  /// Which keys a keyboard on the screen has.
  @available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
  public var keyboardType: UIKeyboardType {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// What a keyboard on the screen makes capitals.
  @available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Whether a keyboard on the screen corrects what is typed.
  @available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
  public var autocorrectionType: UITextAutocorrectionType {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// What the key says that ends a line.
  @available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
  public var returnKeyType: UIReturnKeyType {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// A button that empties the field.
  @available(*, unavailable, message: "put a UIButton into rightView")
  public var clearButtonMode: ViewMode {
    get { .never }
    set {}
  }

  /// A placeholder of several fonts and colours.
  @available(*, unavailable, message: "use placeholder")
  public var attributedPlaceholder: NSAttributedString? {
    get { nil }
    set {}
  }

  /// What a keyboard on the screen offers to fill in.
  @available(*, unavailable, message: "a terminal fills nothing in; leave it out")
  public var textContentType: UITextContentType? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// How a keyboard on the screen looks.
  @available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
  public var keyboardAppearance: UIKeyboardAppearance {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Whether a keyboard on the screen marks what is misspelt.
  @available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
  public var spellCheckingType: UITextSpellCheckingType {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Whether the key that ends a line waits for text.
  @available(*, unavailable, message: "answer false in textFieldShouldReturn(_:) while it is empty")
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
}

public import Foundation

// A terminal has no keyboard of its own on the screen.

/// Which keys a keyboard on the screen has.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
}

/// What a keyboard on the screen makes capitals.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether a keyboard on the screen corrects what is typed.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// What the key says that ends a line.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case join
  case next
  case route
  case search
  case send
  case done
  case `continue`
}

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

  /// What lies above a keyboard on the screen.
  @available(*, unavailable, message: "add the view to the controller's, below the field")
  public var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
}

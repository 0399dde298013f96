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

/// What a text is, for a keyboard on the screen to fill in.
@available(*, unavailable, message: "a terminal fills nothing in; leave it out")
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of it.
  public let rawValue: String

  /// Makes one from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// UIKit's type of that name.
  public static let name = UITextContentType(rawValue: "name")
  /// UIKit's type of that name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// UIKit's type of that name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// UIKit's type of that name.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// UIKit's type of that name.
  public static let username = UITextContentType(rawValue: "username")
  /// UIKit's type of that name.
  public static let password = UITextContentType(rawValue: "password")
  /// UIKit's type of that name.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// UIKit's type of that name.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// UIKit's type of that name.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// UIKit's type of that name.
  public static let URL = UITextContentType(rawValue: "URL")
  /// UIKit's type of that name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// UIKit's type of that name.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// UIKit's type of that name.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// UIKit's type of that name.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// UIKit's type of that name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// UIKit's type of that name.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// How a keyboard on the screen looks.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}

/// Whether a keyboard on the screen marks what is misspelt.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
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

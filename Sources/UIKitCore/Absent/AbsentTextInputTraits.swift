// A terminal has no keyboard of its own on the screen.

/// Which keys a keyboard on the screen has.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Digits and punctuation first.
  case numbersAndPunctuation
  /// What addresses of pages are made of.
  case URL
  /// Digits only.
  case numberPad
  /// Digits, `*` and `#`.
  case phonePad
  /// Letters for a name, or digits for a telephone number.
  case namePhonePad
  /// Letters, `@` and the point.
  case emailAddress
  /// Digits and the decimal point.
  case decimalPad
  /// Letters, `@` and `#`.
  case twitter
  /// Letters, blanks and the point.
  case webSearch
  /// The digits 0 to 9, whatever the language.
  case asciiCapableNumberPad
}

/// What a keyboard on the screen makes capitals.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// The first letter of every word.
  case words
  /// The first letter of every sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// Whether a keyboard on the screen corrects what is typed.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UITextAutocorrectionType: Int, Sendable {
  /// As it suits the text.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// What the key says that ends a line.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
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
  /// As the interface.
  case `default`
  /// Light on dark.
  case dark
  /// Dark on light.
  case light
}

/// Whether a keyboard on the screen marks what is misspelt.
@available(*, unavailable, message: "a terminal has the keyboard it has; leave it out")
public enum UITextSpellCheckingType: Int, Sendable {
  /// As it suits the text.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

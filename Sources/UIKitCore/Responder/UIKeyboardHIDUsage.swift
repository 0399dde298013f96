/// Which key of a keyboard, by the USB usage tables.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// A key that has no code here.
  case keyboardErrorUndefined = 0x03
  /// A.
  case keyboardA = 0x04
  /// B.
  case keyboardB = 0x05
  /// C.
  case keyboardC = 0x06
  /// D.
  case keyboardD = 0x07
  /// E.
  case keyboardE = 0x08
  /// F.
  case keyboardF = 0x09
  /// G.
  case keyboardG = 0x0A
  /// H.
  case keyboardH = 0x0B
  /// I.
  case keyboardI = 0x0C
  /// J.
  case keyboardJ = 0x0D
  /// K.
  case keyboardK = 0x0E
  /// L.
  case keyboardL = 0x0F
  /// M.
  case keyboardM = 0x10
  /// N.
  case keyboardN = 0x11
  /// O.
  case keyboardO = 0x12
  /// P.
  case keyboardP = 0x13
  /// Q.
  case keyboardQ = 0x14
  /// R.
  case keyboardR = 0x15
  /// S.
  case keyboardS = 0x16
  /// T.
  case keyboardT = 0x17
  /// U.
  case keyboardU = 0x18
  /// V.
  case keyboardV = 0x19
  /// W.
  case keyboardW = 0x1A
  /// X.
  case keyboardX = 0x1B
  /// Y.
  case keyboardY = 0x1C
  /// Z.
  case keyboardZ = 0x1D
  /// 1.
  case keyboard1 = 0x1E
  /// 2.
  case keyboard2 = 0x1F
  /// 3.
  case keyboard3 = 0x20
  /// 4.
  case keyboard4 = 0x21
  /// 5.
  case keyboard5 = 0x22
  /// 6.
  case keyboard6 = 0x23
  /// 7.
  case keyboard7 = 0x24
  /// 8.
  case keyboard8 = 0x25
  /// 9.
  case keyboard9 = 0x26
  /// 0.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// Space.
  case keyboardSpacebar = 0x2C
  /// - and _.
  case keyboardHyphen = 0x2D
  /// = and +.
  case keyboardEqualSign = 0x2E
  /// [ and {.
  case keyboardOpenBracket = 0x2F
  /// ] and }.
  case keyboardCloseBracket = 0x30
  /// \ and |.
  case keyboardBackslash = 0x31
  /// ; and :.
  case keyboardSemicolon = 0x33
  /// ' and ".
  case keyboardQuote = 0x34
  /// ` and ~.
  case keyboardGraveAccentAndTilde = 0x35
  /// , and <.
  case keyboardComma = 0x36
  /// . and >.
  case keyboardPeriod = 0x37
  /// / and ?.
  case keyboardSlash = 0x38
  /// F1.
  case keyboardF1 = 0x3A
  /// F2.
  case keyboardF2 = 0x3B
  /// F3.
  case keyboardF3 = 0x3C
  /// F4.
  case keyboardF4 = 0x3D
  /// F5.
  case keyboardF5 = 0x3E
  /// F6.
  case keyboardF6 = 0x3F
  /// F7.
  case keyboardF7 = 0x40
  /// F8.
  case keyboardF8 = 0x41
  /// F9.
  case keyboardF9 = 0x42
  /// F10.
  case keyboardF10 = 0x43
  /// F11.
  case keyboardF11 = 0x44
  /// F12.
  case keyboardF12 = 0x45
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// Delete.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// Right.
  case keyboardRightArrow = 0x4F
  /// Left.
  case keyboardLeftArrow = 0x50
  /// Down.
  case keyboardDownArrow = 0x51
  /// Up.
  case keyboardUpArrow = 0x52
}

extension UIKeyboardHIDUsage {
  /// The key that types `text` on a US keyboard.
  package init(typing text: String) {
    self = UIKeyboardHIDUsage.byText[text.lowercased()] ?? .keyboardErrorUndefined
  }

  /// The usage tables number letters, then 1 to 9 and 0, without gaps.
  private static let byText: [String: UIKeyboardHIDUsage] = {
    var table = marks
    for (offset, character) in "abcdefghijklmnopqrstuvwxyz1234567890".enumerated() {
      table[String(character)] = UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + offset)
    }
    return table
  }()

  private static let marks: [String: UIKeyboardHIDUsage] = [
    "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{1B}": .keyboardEscape,
    "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteOrBackspace,
    "\t": .keyboardTab, " ": .keyboardSpacebar, "-": .keyboardHyphen, "_": .keyboardHyphen,
    "=": .keyboardEqualSign, "+": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "{": .keyboardOpenBracket, "]": .keyboardCloseBracket, "}": .keyboardCloseBracket,
    "\\": .keyboardBackslash, "|": .keyboardBackslash, ";": .keyboardSemicolon,
    ":": .keyboardSemicolon, "'": .keyboardQuote, "\"": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde, "~": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
    "<": .keyboardComma, ".": .keyboardPeriod, ">": .keyboardPeriod, "/": .keyboardSlash,
    "?": .keyboardSlash, "!": .keyboard1, "@": .keyboard2, "#": .keyboard3, "$": .keyboard4,
    "%": .keyboard5, "^": .keyboard6, "&": .keyboard7, "*": .keyboard8, "(": .keyboard9,
    ")": .keyboard0,
  ]
}

import Foundation

/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a view's content means for its direction.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Nothing: the view is mirrored for languages that are read from right to left.
  case unspecified = 0
  /// Buttons that play and wind: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always laid out from left to right.
  case forceLeftToRight = 3
  /// Always laid out from right to left.
  case forceRightToLeft = 4
}

extension UIUserInterfaceLayoutDirection {
  /// The direction of the language the app runs in.
  ///
  /// As in UIKit that is the one of the app's own localizations which the user prefers: an app that
  /// has none runs from left to right.
  static let ofApplication = direction(
    ofLanguage: Bundle.main.preferredLocalizations.first ?? "")

  /// The direction in which a language is written, by its code such as `ar` or `he-IL`.
  static func direction(ofLanguage code: String) -> Self {
    let language = code.prefix { $0 != "-" && $0 != "_" }
    let mirrored = ["ar", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ps", "sd", "ug", "ur", "yi"]
    return mirrored.contains(String(language)) ? .rightToLeft : .leftToRight
  }
}

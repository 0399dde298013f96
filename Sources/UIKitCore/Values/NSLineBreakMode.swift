/// What happens to a text that is longer than its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It goes on in the next line, after a whole word.
  case byWordWrapping = 0
  /// It goes on in the next line, after any character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// "…" takes the place of its beginning.
  case byTruncatingHead = 3
  /// "…" takes the place of its end.
  case byTruncatingTail = 4
  /// "…" takes the place of its middle.
  case byTruncatingMiddle = 5
}

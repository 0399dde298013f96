public import Foundation

extension UIResponder {
  /// A terminal's keyboard covers nothing.
  @available(*, unavailable, message: "a terminal's keyboard covers nothing; leave it out")
  public class var keyboardWillShowNotification: NSNotification.Name { .init("") }

  /// A terminal's keyboard covers nothing.
  @available(*, unavailable, message: "a terminal's keyboard covers nothing; leave it out")
  public class var keyboardWillHideNotification: NSNotification.Name { .init("") }

  /// A terminal's keyboard covers nothing.
  @available(*, unavailable, message: "a terminal's keyboard covers nothing; leave it out")
  public class var keyboardWillChangeFrameNotification: NSNotification.Name { .init("") }

  /// A terminal's keyboard covers nothing.
  @available(*, unavailable, message: "a terminal's keyboard covers nothing; leave it out")
  public class var keyboardFrameEndUserInfoKey: String { "" }

  /// A terminal's keyboard covers nothing.
  @available(*, unavailable, message: "a terminal's keyboard covers nothing; leave it out")
  public class var keyboardAnimationDurationUserInfoKey: String { "" }
}

public import Foundation

/// What a text field asks and tells of editing; every member has a default.
///
/// > Note: Unlike UIKit's, nothing is asked or told of menus.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Asks whether the field may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end; it does in any case where the field goes out of sight.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells that editing ended; where it is there, the one without a reason is not called.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks whether characters, counted in UTF-16, may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells that the caret moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the field may be emptied when editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether Return does what it does: it triggers the field's primary action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed stands.
    case committed = 0
  }
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

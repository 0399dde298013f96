import UIKit

/// A line of text that does something when it is clicked.
final class ChoiceLabel: UILabel {
  private let choose: () -> Void

  init(text: String, choose: @escaping () -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    self.text = text
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  // What begins here does not go on to what lies behind.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    choose()
  }
}

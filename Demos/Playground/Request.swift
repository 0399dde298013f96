import UIKit
/// x
@MainActor struct Request {
  struct Failure: Error {}
  enum Format { case text, json }
  enum Task { case help, version, list, snapshot((columns: Int, rows: Int), [UIKey], Format), run }
  var task = Task.run
  var demo: DemoViewController.Type = HideableDemo.self
  var cellSize = CGSize(width: 8, height: 16)
  static let help = ""
  init(arguments: [String]) throws {
    demo = DemoViewController.all.first { $0.name == arguments[0] } ?? HideableDemo.self
    let size = arguments[1].split(separator: "x").map { Int($0)! }
    let keys = try KeyScript.parse(arguments[3]).get()
    task = .snapshot(
      (columns: size[0], rows: size[1]), keys, arguments[2] == "json" ? .json : .text)
  }
}
extension UIApplicationDelegate { static func main() {} }
extension UIKey {
  static func named(_ c: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = []) -> UIKey {
    UIKey(characters: "", modifierFlags: modifierFlags, keyCode: c)
  }
}
extension UIWindow {
  func strike(_ key: UIKey) { sendEvent(UIPressesEvent(presses: [UIPress(key: key)])) }
}

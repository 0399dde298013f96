public import UIKitCore

extension UIApplicationDelegate where Self: UIResponder {
  /// Runs the app: takes the terminal, makes the delegate, and goes on until
  /// ``UIApplication/terminate()`` or the end of input.
  ///
  /// `@main` on the delegate's class calls it. Where there is no terminal that could show the app,
  /// one line on standard error says why, and the process exits with 1.
  public static func main() {
    TerminalRunLoop.run { _LaunchableResponder.make(Self.self) as? Self }
  }
}

/// UIKit's way to start an app from a file `main.swift`.
@available(*, unavailable, message: "write @main on the delegate's class, or call its main()")
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 1 }

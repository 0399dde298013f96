import Testing
import UIKitCore

@testable import TerminalApplication

@MainActor @Suite struct `A delegate` {
  private class Plain: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var state = "as declared"
  }

  private final class Own: Plain {
    override init() {
      super.init()
      state = "by its own init"
    }
  }

  private final class Windowless: UIResponder, UIApplicationDelegate {}

  @Test func `is made by the initializer of its class`() {
    #expect((_LaunchableResponder.make(Plain.self) as? Plain)?.state == "as declared")
    #expect((_LaunchableResponder.make(Own.self) as? Own)?.state == "by its own init")
  }

  @Test func `has no window unless it declares one`() {
    let delegate: any UIApplicationDelegate = Windowless()
    #expect(delegate.window == nil)
  }
}

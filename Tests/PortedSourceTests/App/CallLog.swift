import UIKit

/// What overrides note that they were called.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func note(_ name: String = #function) {
    calls.append(name)
  }

  func clear() {
    calls = []
  }
}

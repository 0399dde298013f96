@testable import UIKitCore

/// The conflicts that come up meanwhile.
@MainActor func conflicts(during body: () -> Void) -> [LayoutConflict] {
  let old = LayoutConflict.handler
  defer { LayoutConflict.handler = old }
  var conflicts: [LayoutConflict] = []
  LayoutConflict.handler = { conflicts.append($0) }
  body()
  return conflicts
}

/// The warnings that come up meanwhile.
@MainActor func warnings(during body: () -> Void) -> [String] {
  let old = UsageWarning.handler
  defer { UsageWarning.handler = old }
  var warnings: [String] = []
  UsageWarning.handler = { warnings.append($0.description) }
  body()
  return warnings
}

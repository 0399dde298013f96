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

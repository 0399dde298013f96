import Foundation
import Testing
import UIKitCore

@Suite struct `A vector` {
  @Test func `is zero unless made otherwise, and keeps both its parts`() {
    let vector = CGVector(dx: 1, dy: 2)
    #expect(vector.dx == 1 && vector.dy == 2 && vector != .zero)
    #expect(CGVector() == .zero && CGVector.zero == CGVector(dx: 0, dy: 0))
  }
}

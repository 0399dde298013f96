import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `The screen` {
  @Test func `draws no line thinner than a row of cells`() {
    #expect(UIScreen.main.scale == 0.0625)
    let line = UIView()
    line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
    #expect(line.systemLayoutSizeFitting(.zero).height == 16)
  }
}

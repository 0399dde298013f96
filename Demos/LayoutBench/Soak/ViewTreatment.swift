import Foundation
import UIKitCore

/// A window of views, of which one at a time is hidden and shown again, any but the root; a layout
/// follows each change.
@MainActor struct ViewTreatment: Treatment {
  private let family: WorkloadFamily
  private let size: Int
  private let layout: any ViewLayout
  private var random: RandomNumbers
  private var width: CGFloat
  private var resizeCount = 0

  init(of family: WorkloadFamily, size: Int, seed: UInt64) {
    self.family = family
    self.size = size
    layout = family.layout(size: size)
    width = family.width(size: size)
    random = RandomNumbers(seed: seed)
    layout.layOut()
  }

  mutating func hideAndShow(resizingTo goal: Int) {
    guard let view = layout.views.dropFirst().randomElement(using: &random) else { return }
    view.hideView()
    layout.layOut()
    if Bool.random(using: &random) { resize(to: goal) }
    view.showView()
    layout.layOut()
    resize(to: goal)
  }

  func check() throws(TrialError) {
    let fresh = family.layout(size: size)
    fresh.resize(to: width)
    fresh.layOut()
    for (place, (view, other)) in zip(layout.views, fresh.views).enumerated()
    where !view.frame.isIdentical(to: other.frame) {
      throw .frameDepends(view: place, frame: "\(view.frame)", fresh: "\(other.frame)")
    }
  }

  /// Resizes until `goal` resizes have been made.
  private mutating func resize(to goal: Int) {
    while resizeCount < goal {
      width = (family.width(size: size) * Double.random(in: 0.5...1.5, using: &random)).rounded()
      layout.resize(to: width)
      layout.layOut()
      resizeCount += 1
    }
  }
}

extension CGRect {
  /// Whether both are the same to the bit.
  fileprivate func isIdentical(to other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { $0.bitPattern == $1.bitPattern }
  }
}

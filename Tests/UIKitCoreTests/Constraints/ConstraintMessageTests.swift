import Foundation
import Testing

@testable import UIKitCore

/// What a trap says of a constraint; numbers are those of `Tests/FieldCases.md`.
@Suite struct `A constraint that cannot be says why` {
  /// What a test process that has to fail wrote.
  private func said(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `no common ancestor: both items are named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (a, b) = (box("first"), box("second"))
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
      }
    }
    #expect(said(result).contains("first and second have no common ancestor"))
  }

  @Test func `A27: a location against nothing: the item is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: box("first"), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top,
          multiplier: 1, constant: 0)
      }
    }
    #expect(said(result).contains("first.top is a location: it needs a second item"))
  }

  @Test func `a spacing that is no number: the stack is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UIStackView()
        stack.accessibilityIdentifier = "form"
        stack.spacing = .nan
      }
    }
    #expect(said(result).contains("the spacing of form is finite, not nan"))
  }

  @Test func `different axes: both items are named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: box("first"), attribute: .top, relatedBy: .equal, toItem: box("second"),
          attribute: .centerX, multiplier: 1, constant: 0)
      }
    }
    #expect(said(result).contains("first.top and second.centerX lie along different axes"))
  }

  @Test func `a location against a size: both items are named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: box("first"), attribute: .top, relatedBy: .equal, toItem: box("second"),
          attribute: .height, multiplier: 1, constant: 0)
      }
    }
    #expect(said(result).contains("first.top and second.height: a location does not compare"))
  }

  @Test func `A18: required to optional while active: UIKit's rule`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = box("view")
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
    #expect(said(result).contains("Mutating a priority from required to not"))
  }

  @Test func `A18: optional to required while active: UIKit's rule`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = box("view")
        let width = view.widthAnchor.constraint(equalToConstant: 1).at(999)
        width.priority = .required
      }
    }
    #expect(said(result).contains("Mutating a priority from required to not"))
  }
}

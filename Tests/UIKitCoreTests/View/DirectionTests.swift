import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Right to left` {
  let outer = root(100, 80)

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
    (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft),
  ])
  func `a view's meaning decides whether it is mirrored with the interface`(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
  }

  @Test func `an app says so for all its views`() {
    let window = TestWindow(columns: 10, rows: 2)
    let view = box("view", in: window)
    view.widthAnchor.constraint(equalToConstant: 16).isActive = true
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    #expect(window.effectiveUserInterfaceLayoutDirection == .leftToRight)
    UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
    defer { UIApplication.shared.userInterfaceLayoutDirection = .leftToRight }
    window.layoutIfNeeded()
    #expect(view.frame.maxX == 72)
    #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(window.traitCollection.layoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }

  @Test func `leading is right, and constants count from there`() {
    outer.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 20),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -5),
      b.widthAnchor.constraint(equalToConstant: 500).at(500, active: false),
    ])
    outer.layoutIfNeeded()
    #expect(a.frame.minX == 70 && a.frame.maxX == 90)
    #expect(b.frame.minX == 5 && b.frame.maxX == 62)
  }

  @Test func `a layout is mirrored when its container's direction changes, and back`() {
    let view = box("view", in: outer)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 60)
    outer.semanticContentAttribute = .unspecified
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func `the container decides, not the view itself`() {
    let view = box("view", in: outer)
    view.semanticContentAttribute = .forceRightToLeft
    let inner = box("inner", in: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 5),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(inner.frame.minX == 35)
  }

  @Test func `left, right and centres stay where they are`() {
    outer.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      b.centerXAnchor.constraint(equalTo: outer.centerXAnchor, constant: 10),
    ])
    outer.layoutIfNeeded()
    #expect(a.frame.minX == 10)
    #expect(b.frame.midX == 60)
  }

  @Test func `leading and trailing margins change sides`() {
    outer.semanticContentAttribute = .forceRightToLeft
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 20)
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: a, attribute: .leading, relatedBy: .equal, toItem: outer,
        attribute: .leadingMargin, multiplier: 1, constant: 1),
      b.trailingAnchor.constraint(
        equalTo: outer.layoutMarginsGuide.trailingAnchor, constant: -1),
    ])
    outer.layoutIfNeeded()
    #expect(a.frame.maxX == 89)
    #expect(b.frame.minX == 21)
  }

  @Test func `natural text starts at the right`() {
    let window = UIWindow(frame: .zero)
    let label = UILabel()
    label.text = "text"
    window.addSubview(label)
    label.pinToSuperview()
    #expect(window.snapshot(columns: 8, rows: 1) == "text")
    label.semanticContentAttribute = .forceRightToLeft
    #expect(window.snapshot(columns: 8, rows: 1) == "    text")
    label.textAlignment = .left
    #expect(window.snapshot(columns: 8, rows: 1) == "text")
  }

  @Test func `leading of one item and left of another do not compare`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
  }
}

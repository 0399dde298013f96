import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Trait overrides` {
  private let window = UIWindow(frame: .zero)
  private let controller = UIViewController()
  private let inner = UIView()

  init() {
    window.resize(columns: 90, rows: 24)
    window.rootViewController = controller
    controller.view.addSubview(inner)
    window.layoutIfNeeded()
  }

  @Test func `of a view count for it and what lies in it`() {
    let leaf = UIView()
    inner.addSubview(leaf)
    inner.traitOverrides.horizontalSizeClass = .compact
    inner.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!inner.traitOverrides.contains(UITraitVerticalSizeClass.self))
    #expect(leaf.traitCollection.horizontalSizeClass == .compact)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(leaf.traitCollection == controller.traitCollection)
  }

  @Test func `of a controller count for its view, children and what they hold`() {
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    controller.traitOverrides.verticalSizeClass = .regular
    controller.traitOverrides.userInterfaceIdiom = .pad
    #expect(child.view.traitCollection.verticalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceIdiom == .pad)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    controller.traitOverrides.remove(UITraitVerticalSizeClass.self)
    controller.traitOverrides.remove(UITraitUserInterfaceIdiom.self)
    #expect(inner.traitCollection == window.traitCollection)
  }

  @Test func `of direction turn what lies in the view`() {
    let leaf = box("leaf", in: inner)
    inner.frame = rect(0, 0, 100, 10)
    leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10).isActive = true
    leaf.widthAnchor.constraint(equalToConstant: 20).isActive = true
    inner.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(leaf.frame.minX == 70)
    inner.traitOverrides.remove(UITraitLayoutDirection.self)
    window.layoutIfNeeded()
    #expect(leaf.frame.minX == 10)
  }

  @Test func `are told to those who registered for them`() {
    var log: [String] = []
    let traits: [UITrait] = [UITraitHorizontalSizeClass.self]
    let registration: any UITraitChangeRegistration = inner.registerForTraitChanges(traits) {
      (view: UIView, previous: UITraitCollection) in
      log.append("\(previous.horizontalSizeClass) \(view.traitCollection.horizontalSizeClass)")
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _: UITraitCollection) in log.append("style")
    }
    controller.traitOverrides.horizontalSizeClass = .compact
    #expect(log == ["regular compact"])
    controller.traitOverrides.userInterfaceStyle = .light
    #expect(log == ["regular compact", "style"])
    inner.unregisterForTraitChanges(registration)
    controller.traitOverrides = UITraitOverrides()
    #expect(log == ["regular compact", "style", "style"])
  }

  @Test func `spare what they override the changes around it`() {
    final class Told: UIView {
      var count = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { count += 1 }
    }
    let (told, below) = (Told(), Told())
    told.addSubview(below)
    inner.addSubview(told)
    told.traitOverrides.horizontalSizeClass = .regular
    window.resize(columns: 40, rows: 24)
    window.layoutIfNeeded()
    #expect(told.count == 0 && below.count == 0)
    told.traitOverrides.horizontalSizeClass = .compact
    #expect(told.count == 1 && below.count == 1)
    window.resize(columns: 40, rows: 40)
    window.layoutIfNeeded()
    #expect(told.count == 2 && below.count == 2)
  }

  @Test func `make collections`() {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.layoutDirection = .rightToLeft
    }
    #expect(
      traits
        == UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: .compact),
          UITraitCollection(layoutDirection: .rightToLeft),
        ]))
    let other = traits.modifyingTraits {
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .unspecified
      $0.userInterfaceIdiom = .phone
      $0.userInterfaceStyle = .light
    }
    #expect(other.horizontalSizeClass == .compact && other.verticalSizeClass == .regular)
    #expect(other.layoutDirection == .unspecified && other.userInterfaceIdiom == .phone)
    #expect(other.userInterfaceStyle == .light)
    #expect(UITraitVerticalSizeClass.defaultValue == .unspecified)
  }
}

import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Trait collections` {
  let wide = UITraitCollection(horizontalSizeClass: .regular)
  let low = UITraitCollection(verticalSizeClass: .compact)

  @Test func `say one thing, or what several say`() {
    #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .unspecified)
    let both = UITraitCollection(traitsFrom: [wide, low])
    #expect(both.horizontalSizeClass == .regular && both.verticalSizeClass == .compact)
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    #expect(UITraitCollection(traitsFrom: [wide, narrow]) == narrow)
    #expect(UITraitCollection(traitsFrom: [narrow, UITraitCollection()]) == narrow)
  }

  @Test func `contain what they say`() {
    let both = UITraitCollection(traitsFrom: [wide, low])
    #expect(both.containsTraits(in: wide) && both.containsTraits(in: low))
    #expect(both.containsTraits(in: UITraitCollection()) && both.containsTraits(in: nil))
    #expect(!wide.containsTraits(in: both))
    let mac = UITraitCollection(userInterfaceIdiom: .mac)
    #expect(!both.containsTraits(in: mac))
    #expect(UIScreen.main.traitCollection.containsTraits(in: mac))
  }

  @Test func `are equal when they say the same`() {
    #expect(wide == UITraitCollection(horizontalSizeClass: .regular))
    #expect(wide.hash == UITraitCollection(horizontalSizeClass: .regular).hash)
    #expect(wide != low)
    #expect(
      UITraitCollection(layoutDirection: .rightToLeft)
        != UITraitCollection(layoutDirection: .leftToRight))
    #expect(UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection())
  }
}

/// Notes what it is told.
@MainActor private final class Told: UIView {
  var log: [UIUserInterfaceSizeClass?] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.append(previousTraitCollection?.horizontalSizeClass)
  }
}

@MainActor @Suite struct `Traits of an interface` {
  @Test(arguments: [
    (79, 29, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.compact),
    (80, 29, .regular, .compact), (80, 30, .regular, .regular), (79, 30, .compact, .regular),
  ])
  func `are regular from 80 columns and 30 rows on`(
    columns: Int, rows: Int, width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass
  ) {
    let window = UIWindow(frame: .zero)
    window.resize(columns: columns, rows: rows)
    let view = UIView()
    window.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass == width)
    #expect(view.traitCollection.verticalSizeClass == height)
    #expect(view.traitCollection.userInterfaceIdiom == .mac)
    #expect(view.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func `change when the window crosses a width, once, for views and controllers`() {
    final class Controller: UIViewController {
      var count = 0
      override func loadView() { view = Told() }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        count += 1
      }
    }
    let window = UIWindow(frame: .zero)
    window.resize(columns: 90, rows: 24)
    let controller = Controller()
    window.rootViewController = controller
    let inner = Told()
    controller.view.addSubview(inner)
    window.layoutIfNeeded()
    window.resize(columns: 85, rows: 24)
    window.layoutIfNeeded()
    #expect(inner.log.isEmpty && controller.count == 0)
    window.resize(columns: 79, rows: 24)
    window.layoutIfNeeded()
    #expect(inner.log == [.regular] && controller.count == 1)
    #expect((controller.view as? Told)?.log == [.regular])
    window.resize(columns: 80, rows: 24)
    window.layoutIfNeeded()
    #expect(inner.log == [.regular, .compact] && controller.count == 2)
  }

  @Test func `are told once to a view that came in before the window had its size`() {
    let window = UIWindow(frame: .zero)
    let view = Told()
    window.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    let told = view.log
    window.resize(columns: 90, rows: 40)
    let other = Told()
    window.addSubview(other)
    #expect(view.log == told + [.compact])
    window.layoutIfNeeded()
    #expect(view.log == told + [.compact] && view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `may add and take away constraints in the layout that follows`() {
    final class Adapting: UIView {
      let child = UIKitCoreTests.box("child")
      lazy var width = child.widthAnchor.constraint(equalToConstant: 10)
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        width.constant = traitCollection.horizontalSizeClass == .compact ? 20 : 30
      }
    }
    let window = UIWindow(frame: .zero)
    window.resize(columns: 90, rows: 24)
    let view = Adapting()
    view.addSubview(view.child)
    view.width.isActive = true
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.child.frame.width == 10)
    window.resize(columns: 40, rows: 24)
    window.layoutIfNeeded()
    #expect(view.child.frame.width == 20)
  }

  @Test func `of a child are what its parent overrides`() {
    let window = UIWindow(frame: .zero)
    window.resize(columns: 90, rows: 24)
    let (parent, child) = (UIViewController(), UIViewController())
    child.view = Told()
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(parent.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child) == compact)
    #expect((child.view as? Told)?.log == [.regular])
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `mirror a child whose parent says so`() {
    let outer = UIViewController()
    let child = UIViewController()
    outer.view.frame = rect(0, 0, 200, 100)
    outer.addChild(child)
    outer.view.addSubview(child.view)
    child.view.frame = rect(0, 0, 100, 100)
    let view = box("view", in: child.view)
    view.leadingAnchor.constraint(equalTo: child.view.leadingAnchor, constant: 10).isActive = true
    outer.view.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
    outer.setOverrideTraitCollection(mirrored, forChild: child)
    outer.view.layoutIfNeeded()
    #expect(view.frame.maxX == 90)
  }

  @Test func `are told to a view that comes into a window with others`() {
    let view = Told()
    let here = UIScreen.main.traitCollection.horizontalSizeClass
    let narrow = UIWindow(frame: .zero)
    narrow.resize(columns: 20, rows: 24)
    narrow.addSubview(view)
    #expect(view.log == [here])
    let wide = UIWindow(frame: .zero)
    wide.resize(columns: 90, rows: 24)
    wide.addSubview(view)
    #expect(view.log == [here, .compact])
  }
}

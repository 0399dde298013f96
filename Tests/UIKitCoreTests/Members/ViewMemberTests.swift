import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A view in its tree` {
  /// Notes where it comes and goes.
  final class Traveller: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("will \(newSuperview?.accessibilityIdentifier ?? "leave")")
    }
    override func didMoveToSuperview() {
      log.append("did \(superview?.accessibilityIdentifier ?? "leave")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "will go" : "will show")
    }
    override func didMoveToWindow() { log.append(window == nil ? "gone" : "shown") }
    override func didAddSubview(_ subview: UIView) { log.append("+") }
    override func willRemoveSubview(_ subview: UIView) { log.append("-") }
  }

  @Test func `is told where it goes`() {
    let window = UIWindow(frame: rect(0, 0, 80, 80))
    window.accessibilityIdentifier = "window"
    let view = Traveller()
    let inner = UIView()
    view.addSubview(inner)
    window.addSubview(view)
    inner.removeFromSuperview()
    view.removeFromSuperview()
    #expect(
      view.log == [
        "+", "will window", "will show", "did window", "shown", "-", "will leave", "will go",
        "did leave", "gone",
      ])
    #expect(!inner.isDescendant(of: view) && view.isDescendant(of: view))
  }

  @Test func `converts from other views`() {
    let outer = root(100, 100)
    let (left, right) = (UIView(frame: rect(10, 10, 30, 30)), UIView(frame: rect(50, 20, 30, 30)))
    outer.addSubview(left)
    outer.addSubview(right)
    right.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(right.convert(CGPoint(x: 1, y: 2), from: left) == CGPoint(x: -34, y: -3))
    #expect(left.convert(rect(5, 5, 2, 2), from: right) == rect(40, 10, 2, 2))
    #expect(left.convert(CGPoint.zero, from: nil) == CGPoint(x: -10, y: -10))
  }

  @Test func `leaves its subviews as they are, if told so`() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let inner = UIView(frame: rect(0, 0, 100, 100))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.autoresizesSubviews = false
    outer.frame.size.width = 200
    #expect(inner.frame.width == 100)
    outer.autoresizesSubviews = true
    outer.frame.size.width = 300
    #expect(inner.frame.width == 200)
  }

  @Test func `is hit where it says`() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let outer = root(100, 100)
    let view = Large(frame: rect(40, 40, 10, 10))
    outer.addSubview(view)
    #expect(outer.hitTest(CGPoint(x: 35, y: 55), with: nil) === view)
    #expect(outer.hitTest(CGPoint(x: 25, y: 55), with: nil) === outer)
  }

  @Test func `says whether its constraints are to be updated, and how it keeps its content`() {
    let view = root(10, 10)
    view.layoutIfNeeded()
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints())
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test func `has traits as its environment does, and its parts anchors`() {
    let environments: [any UITraitEnvironment] = [UIScreen.main, UIViewController(), UIView()]
    for environment in environments {
      #expect(environment.traitCollection == UIScreen.main.traitCollection)
      #expect(environment.traitCollection.userInterfaceStyle == .unspecified)
    }
    let items: [any LayoutAnchors] = [UIView(), UILayoutGuide()]
    #expect(items.allSatisfy { $0.leftAnchor.item === $0 })
    #expect(UITraitCollection(userInterfaceStyle: .light).userInterfaceStyle == .light)
    let direction = UITraitEnvironmentLayoutDirection.rightToLeft
    #expect(UITraitCollection(layoutDirection: direction).layoutDirection == direction)
  }

  @Test func `is on a device that says what it is`() {
    let device = UIDevice.current
    #expect(device.systemName == "Linux" && !device.systemVersion.isEmpty)
    #expect(UI_USER_INTERFACE_IDIOM() == .mac && device.userInterfaceIdiom == .mac)
  }
}

@MainActor @Suite struct `A controller's view` {
  final class Screen: UIViewController {
    var log: [String] = []
    override func viewWillLayoutSubviews() { log.append("will") }
    override func viewDidLayoutSubviews() { log.append("did") }
    override func viewLayoutMarginsDidChange() { log.append("margins") }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 24)
    }
  }

  @Test func `is laid out between two calls, with margins of its own`() {
    let screen = Screen()
    let window = UIWindow(frame: rect(0, 0, 320, 240))
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.log.contains("will") && screen.log.last == "did")
    #expect(
      screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 24))
    screen.log = []
    screen.view.layoutMargins.left = 50
    #expect(screen.log == ["margins"])
    window.layoutIfNeeded()
    #expect(screen.log == ["margins", "will", "did"])
  }

  @Test func `has parts that bars cover`() {
    let screen = UIViewController()
    let window = UIWindow(frame: rect(0, 0, 320, 240))
    window.rootViewController = UINavigationController(rootViewController: screen)
    let support: any UILayoutSupport = screen.topLayoutGuide
    window.layoutIfNeeded()
    #expect(support.length == 32 && screen.bottomLayoutGuide.length == 0)
  }

  @Test func `scrolls further by what is covered, as its behaviour says`() {
    final class Scroll: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let (screen, scroll) = (UIViewController(), Scroll())
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    screen.view.addSubview(scroll)
    scroll.pinToSuperview()
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == .zero && scroll.changes == 3)
    scroll.contentSize = CGSize(width: 50, height: 500)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
  }

  @Test func `shows how far it is scrolled, unless told not to`() {
    let window = TestWindow(columns: 4, rows: 2)
    let scroll = UIScrollView(frame: rect(0, 0, 32, 32))
    scroll.contentSize = CGSize(width: 32, height: 64)
    window.addSubview(scroll)
    #expect(window.lines == ["   █", "   │"])
    scroll.showsVerticalScrollIndicator = false
    #expect(window.lines == ["", ""])
  }
}

@MainActor @Suite struct `An app's delegate` {
  final class Quiet: UIResponder, UIApplicationDelegate {
    var launches = 0
    func applicationDidFinishLaunching(_ application: UIApplication) { launches += 1 }
  }

  @Test func `need not know of options`() {
    let (delegate, app) = (Quiet(), UIApplication.shared)
    #expect(delegate.application(app, willFinishLaunchingWithOptions: nil))
    #expect(delegate.application(app, didFinishLaunchingWithOptions: [:]))
    #expect(delegate.launches == 1)
  }

  @Test func `ends the app, if one runs`() {
    let app = UIApplication.shared
    #expect(app.applicationState == .inactive)
    app.terminate()
    var ends = 0
    app.terminationHandler = { ends += 1 }
    defer { app.terminationHandler = nil }
    app.terminate()
    #expect(ends == 1)
  }
}

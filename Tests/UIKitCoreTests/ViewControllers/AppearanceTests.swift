import Foundation
import Testing

@testable import UIKitCore

/// A controller that writes down its appearances, and how large its view was.
@MainActor private final class Witness: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will go") }
  override func viewDidDisappear(_ animated: Bool) { note("did go") }

  private func note(_ what: String) {
    log.append("\(what) \(view.window == nil ? "outside" : "in") \(Int(view.bounds.width))")
  }
}

@MainActor @Suite struct `The appearance of a controller` {
  private let window = TestWindow(columns: 10, rows: 5)
  private let child = Witness()
  private let parent = UIViewController()

  private func nest(in view: UIView) {
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.view.pinToSuperview()
    child.didMove(toParent: parent)
  }

  @Test func `of a window's root begins with the window and is complete after the first layout`() {
    window.rootViewController = child
    #expect(child.log == ["will appear outside 80"])
    window.resize(columns: 5, rows: 5)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(child.log == ["will appear outside 80", "did appear in 40"])
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(child.log.dropFirst(2) == ["will go in 40", "did go outside 40"])
  }

  @Test func `of a child added to a parent on screen begins then`() {
    window.rootViewController = parent
    window.layoutIfNeeded()
    nest(in: parent.view)
    window.layoutIfNeeded()
    #expect(child.log.map { $0.prefix(10) } == ["will appea", "did appear"])
    #expect(child.log.last == "did appear in 80")
    child.view.removeFromSuperview()
    #expect(child.log.suffix(2) == ["will go in 80", "did go outside 80"])
  }

  @Test func `of a child in a parent comes and goes with the parent, once`() {
    nest(in: parent.view)
    parent.view.layoutIfNeeded()
    #expect(child.log.isEmpty)
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(child.log.count == 2)
    window.rootViewController = nil
    #expect(child.log.count == 4)
  }

  @Test func `of a child that was only loaded never begins`() {
    parent.addChild(child)
    child.loadViewIfNeeded()
    window.rootViewController = parent
    window.layoutIfNeeded()
    window.rootViewController = nil
    #expect(child.log.isEmpty)
  }

  @Test func `goes on while its view moves within the window`() {
    window.rootViewController = parent
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    let other = UIView(frame: parent.view.bounds)
    parent.view.addSubview(other)
    other.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(child.log.count == 2)
    UIView().addSubview(child.view)
    #expect(child.log.count == 4)
  }

  @Test func `that ends before any layout is never complete`() {
    window.rootViewController = child
    window.rootViewController = nil
    window.layoutIfNeeded()
    #expect(child.log.map { $0.prefix(7) } == ["will ap", "will go", "did go "])
  }

  @Test func `may change the layout when it is complete, and that is laid out too`() {
    final class Grower: UIViewController {
      let part = UIView()
      override func viewDidAppear(_ animated: Bool) {
        view.addSubview(part)
        part.pinToSuperview()
      }
    }
    let grower = Grower()
    window.rootViewController = grower
    window.layoutIfNeeded()
    #expect(grower.part.frame == rect(0, 0, 80, 80))
  }
}

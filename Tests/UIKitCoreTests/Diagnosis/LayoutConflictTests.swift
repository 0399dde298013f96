import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A conflict` {
  let outer = root(300, 100)

  /// The conflicts that a layout brings up.
  private func conflicts() -> [LayoutConflict] {
    UIKitCoreTests.conflicts { outer.layoutIfNeeded() }
  }

  @Test func `lists the contradicting constraints and the one that gives way, in UIKit's form`() {
    let view = box("view", in: outer)
    view.heightAnchor.constraint(equalToConstant: 3).isActive = true
    view.widthAnchor.constraint(equalToConstant: 9).isActive = true
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 4)
    limit.identifier = "limit"
    limit.isActive = true
    #expect(conflicts().map(\.description) == [Self.text])
  }

  private static let text = """
    Unable to simultaneously satisfy constraints.
        Without any one of these the others could hold. Find the one that is not meant, and remove
        it, or give it a priority below required.
    (
        "<NSLayoutConstraint view.width == 9   (active)>",
        "<NSLayoutConstraint 'limit' view.width <= 4   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint 'limit' view.width <= 4   (active)>

    It acts again as soon as it contradicts the others no longer. Stop in LayoutConflict.handler to
    see what led here; constraintsAffectingLayout(for:) and hasAmbiguousLayout tell more of a view.
    """

  @Test func `with a view's own frame says what that is`() {
    let view = UIView(frame: rect(0, 0, 20, 20))
    view.accessibilityIdentifier = "view"
    outer.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let text = conflicts().map(\.description).joined()
    #expect(
      text.contains(
        """
        (
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& view.width == 20   (active)>",
            "<NSLayoutConstraint view.width == 30   (active)>"
        )
        """))
    #expect(text.contains("sets translatesAutoresizingMaskIntoConstraints to false."))
  }

  @Test func `with the root's size names it, and only then`() {
    let view = box("view", in: outer)
    view.pinToSuperview(edges: [.left, .right])
    view.widthAnchor.constraint(equalToConstant: 500).isActive = true
    let height = view.heightAnchor.constraint(equalTo: outer.heightAnchor)
    let more = view.heightAnchor.constraint(equalTo: outer.heightAnchor, constant: 1)
    NSLayoutConstraint.activate([height, more])
    let found = conflicts()
    #expect(found.count == 2)
    let wide = found.first { $0.description.contains("500") }
    #expect(
      wide?.description.contains(
        """
            "<NSLayoutConstraint view.width == 500   (active)>",
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' root.width == 300   (active)>"
        )
        """) == true)
    let high = found.first { $0.constraints == [height, more] }
    #expect(high?.description.contains("Encapsulated") == false)
    outer.frame.size.width = 500
    #expect(conflicts().isEmpty)
    #expect(view.frame.width == 500)
  }

  @Test func `goes to the standard error unless the handler is replaced`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let outer = root(100, 100)
        let view = box("view", in: outer)
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
        view.widthAnchor.constraint(equalToConstant: 2).isActive = true
        outer.layoutIfNeeded()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Unable to simultaneously satisfy constraints."))
    #expect(text.contains("breaking constraint\n<NSLayoutConstraint view.width == 2   (active)>"))
  }

  @Test func `may be asked about in its handler`() {
    let view = box("view", in: outer)
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    view.widthAnchor.constraint(equalToConstant: 2).isActive = true
    let old = LayoutConflict.handler
    defer { LayoutConflict.handler = old }
    var affecting: [String] = []
    LayoutConflict.handler = { _ in
      affecting = view.constraintsAffectingLayout(for: .horizontal).map(\.notation)
    }
    outer.layoutIfNeeded()
    #expect(affecting == ["view.width == 1"])
  }
}

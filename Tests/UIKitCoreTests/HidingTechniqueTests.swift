import Foundation
import Testing

@testable import UIKitCore

/// What apps do to make a view give up its room, and what comes of it.
///
/// Numbers are those of `Tests/FieldCases.md`.
@MainActor @Suite struct `Techniques of hiding` {
  let outer = root(40, 30)

  /// A view at the top left.
  private func view(_ name: String = "view") -> UIView {
    let view = box(name, in: outer)
    view.pinToSuperview(edges: [.top, .left])
    return view
  }

  @Test func `A4: a height of zero leaves both gaps`() {
    let column = Column()
    _ = column.frames()
    column.b.constraints.first?.constant = 0
    #expect(column.frames() == [rect(0, 1, 40, 3), rect(0, 6, 40, 0), rect(0, 8, 40, 2)])
  }

  @Test func `A13: no height does not hide what lies in the view, hideView does`() {
    let window = TestWindow(columns: 4, rows: 2)
    let parent = box("parent", in: window)
    let label = UILabel()
    label.text = "text"
    parent.addSubview(label)
    parent.pinToSuperview(edges: [.top, .left, .right])
    label.pinToSuperview(edges: [.top, .left])
    parent.heightAnchor.constraint(equalToConstant: 0).isActive = true
    #expect(window.lines == ["text", ""])
    #expect(parent.frame == rect(0, 0, 32, 0) && label.frame == rect(0, 0, 32, 16))
    parent.clipsToBounds = true
    #expect(window.lines == ["", ""])
    parent.clipsToBounds = false
    parent.hideView()
    #expect(window.lines == ["", ""] && !label.isHidden)
    #expect(label.frame == rect(0, 0, 32, 16))
  }

  @Test func `A17: hiding keeps constraints alive, deactivating does not`() {
    let (a, b) = (view("a"), box("b", in: outer))
    weak var link: NSLayoutConstraint?
    func tie() {
      let constraint = b.topAnchor.constraint(equalTo: a.topAnchor, constant: 5)
      constraint.isActive = true
      link = constraint
    }
    tie()
    outer.layoutIfNeeded()
    a.hideView()
    outer.layoutIfNeeded()
    #expect(link?.isActing == false && b.frame.minY == 0)
    a.showView()
    outer.layoutIfNeeded()
    #expect(b.frame.minY == 5)
    link?.isActive = false
    outer.layoutIfNeeded()
    #expect(link == nil && b.frame.minY == 0)
  }

  @Test func `A20: a weak zero height made strong while active`() {
    let view = view()
    let child = box("child", in: view)
    child.pinToSuperview(edges: [.top, .left, .right])
    child.heightAnchor.constraint(equalToConstant: 7).isActive = true
    child.bottomAnchor.constraint(equalTo: view.bottomAnchor).at(900)
    let zero = view.heightAnchor.constraint(equalToConstant: 0).at(250)
    outer.layoutIfNeeded()
    #expect(view.frame.height == 7)
    zero.priority = UILayoutPriority(999)
    outer.layoutIfNeeded()
    #expect(view.frame.height == 0 && child.frame.height == 7)
    zero.priority = UILayoutPriority(250)
    outer.layoutIfNeeded()
    #expect(view.frame.height == 7)
  }

  @Test(arguments: [(1000, 999, 8), (999, 1000, 0)])
  func `A21: of a fixed height and a zero one the stronger counts`(
    fixed: Float, zero: Float, height: CGFloat
  ) {
    let view = view()
    view.heightAnchor.constraint(equalToConstant: 8).at(fixed)
    view.heightAnchor.constraint(equalToConstant: 0).at(zero)
    #expect(conflicts { outer.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.height == height)
  }

  @Test func `A22: both required, the later gives way and both are named`() {
    let view = view()
    let fixed = view.heightAnchor.constraint(equalToConstant: 8)
    fixed.identifier = "fixed"
    let zero = view.heightAnchor.constraint(equalToConstant: 0)
    zero.identifier = "hiding"
    NSLayoutConstraint.activate([fixed, zero])
    let found = conflicts { outer.layoutIfNeeded() }
    #expect(found.map(\.yielding) == [zero])
    #expect(found.first?.constraints == [fixed, zero])
    let text = found.first?.description ?? ""
    #expect(text.contains("'fixed'") && text.contains("'hiding'"))
    #expect(view.frame.height == 8)
  }

  @Test(arguments: [true, false])
  func `A23: a zero height around a fixed one needs a bottom that gives way`(gives: Bool) {
    let view = view()
    let control = box("control", in: view)
    control.pinToSuperview(
      with: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), edges: [.top, .left, .right])
    control.heightAnchor.constraint(equalToConstant: 3).isActive = true
    control.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1).at(gives ? 999 : 1000)
    outer.layoutIfNeeded()
    #expect(view.frame.height == 5)
    let zero = view.heightAnchor.constraint(equalToConstant: 0)
    zero.isActive = true
    let found = conflicts { outer.layoutIfNeeded() }
    #expect(found.map(\.yielding) == (gives ? [] : [zero]))
    #expect(view.frame.height == (gives ? 0 : 5))
    #expect(control.frame.minY == 1 && control.frame.height == 3)
  }

  @Test func `A24: a zero width contradicts a tie to a sibling, hideView does not`() {
    let (hidden, other) = (view("hidden"), view("other"))
    let fixed = other.widthAnchor.constraint(equalToConstant: 20)
    let tie = hidden.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 1)
    let zero = hidden.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([fixed, tie, zero])
    #expect(conflicts { outer.layoutIfNeeded() }.map(\.constraints) == [[fixed, tie, zero]])
    #expect(other.frame.width == 20 && hidden.frame.width == 21)
    fixed.isActive = false
    #expect(conflicts { outer.layoutIfNeeded() }.isEmpty)
    #expect(hidden.frame.width == 0 && other.frame.width == 0)
    fixed.isActive = true
    zero.isActive = false
    hidden.hideView()
    #expect(conflicts { outer.layoutIfNeeded() }.isEmpty)
    #expect(other.frame.width == 20)
  }

  @Test func `A25: without the first of a row the others move to the leading edge`() {
    let views = ["a", "b", "c"].map { ContentView($0, width: 10, height: 4, in: outer) }
    for (index, view) in views.enumerated() {
      view.pinToSuperview(edges: [.top])
      let edge = index == 0 ? outer.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: edge, constant: 2).isActive = true
      view.leadingAnchor.constraint(greaterThanOrEqualTo: outer.leadingAnchor, constant: 2)
        .isActive = true
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2).at(250)
    }
    outer.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [2, 14, 26])
    views[0].hideView()
    outer.layoutIfNeeded()
    #expect(views.dropFirst().map(\.frame) == [rect(2, 0, 10, 4), rect(14, 0, 10, 4)])
    #expect(views[0].missingFailovers.isEmpty)
    views[0].showView()
    outer.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [2, 14, 26])
  }

  @Test func `A28: a view that goes away leaves nothing behind in its neighbour's constraints`() {
    let b = box("b", in: outer)
    var link: NSLayoutConstraint?
    func tie() {
      let a = view("a")
      link = b.topAnchor.constraint(equalTo: a.topAnchor, constant: 5)
      link?.isActive = true
      outer.layoutIfNeeded()
      #expect(b.frame.minY == 5)
      a.hideView()
      a.removeFromSuperview()
    }
    tie()
    outer.layoutIfNeeded()
    #expect(link?.secondItem == nil && link?.firstItem === b && link?.isActive == false)
    #expect(b.frame.minY == 0)
  }

  @Test func `A29: without its constraints a view does not go back to its frame`() {
    let view = view()
    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
    view.widthAnchor.constraint(equalToConstant: 6).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 6, 5))
    NSLayoutConstraint.deactivate(outer.constraints + view.constraints)
    outer.layoutIfNeeded()
    #expect(!view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout)
    #expect(view.frame == .zero)
  }
}

import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A failover that is missing of a guide` {
  let panel = root(160, 64)

  private func missing(_ view: UIView) -> [String] { view.missingFailovers.map(\.description) }

  /// A scroll view with rows of 16 points below each other, the last of which ends the content.
  private func list(_ count: Int) -> (scrollView: UIScrollView, rows: [UIView]) {
    let scrollView = UIScrollView()
    scrollView.accessibilityIdentifier = "list"
    panel.addSubview(scrollView)
    scrollView.pinToSuperview()
    var rows: [UIView] = []
    for place in 0..<count {
      let row = ContentView("row\(place)", width: 40, height: 16, in: scrollView)
      row.pinToSuperview(edges: [.left, .right])
      row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? scrollView.topAnchor)
        .isActive = true
      rows.append(row)
    }
    rows.last?.pinToSuperview(edges: .bottom)
    return (scrollView, rows)
  }

  @Test(arguments: [2, 3, 40], [false, true])
  func `is that of a scroll view's content where its last view is hidden`(
    count: Int, laysOut: Bool
  ) throws {
    let (scrollView, rows) = list(count)
    let last = try #require(rows.last)
    if laysOut {
      panel.layoutIfNeeded()
      #expect(scrollView.contentSize.height == CGFloat(count) * 16)
    }
    last.hideView()
    let lack = ["row\(count - 1) hidden: nothing now decides how high the content of list is"]
    #expect(missing(last) == lack)
    let found = try #require(last.missingFailovers.first)
    #expect(found.view === scrollView && found.guide === scrollView.contentLayoutGuide)
    #expect(found.lack == .size && found.axis == .vertical)
    panel.layoutIfNeeded()
    #expect(missing(last) == lack && scrollView.contentLayoutGuide.hasAmbiguousLayout)
    rows[count - 2].bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).at(250)
    #expect(missing(last).isEmpty)
  }

  @Test func `is that of a container where the content is pinned to one`() {
    let scrollView = UIScrollView()
    panel.addSubview(scrollView)
    scrollView.pinToSuperview()
    let container = box("container", in: scrollView)
    container.pinToSuperview()
    let row = ContentView("row", width: 40, height: 16, in: container)
    row.pinToSuperview()
    row.hideView()
    #expect(
      missing(row) == [
        "row hidden: nothing now decides how wide container is",
        "row hidden: nothing now decides how high container is",
      ])
    #expect(row.missingFailovers.allSatisfy { $0.guide == nil })
  }

  @Test func `is none of a guide that was open before, or whose view is hidden too`() {
    let (scrollView, rows) = list(2)
    scrollView.hideView()
    rows[1].hideView()
    #expect(missing(scrollView).isEmpty && missing(rows[1]).count == 1)
    rows[1].showView()
    scrollView.showView()
    let end = scrollView.constraints.filter {
      $0.firstAttribute == .bottom && $0.secondAttribute == .bottom
    }
    NSLayoutConstraint.deactivate(end)
    rows[1].hideView()
    #expect(missing(rows[1]).isEmpty)
  }

  @Test func `is that of a guide of the app's that nothing is tied to`() throws {
    let (view, guide) = (ContentView("view", width: 40, height: 16, in: panel), UILayoutGuide())
    guide.identifier = "gap"
    panel.addLayoutGuide(guide)
    view.pinToSuperview(edges: [.left, .top])
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 8),
      guide.topAnchor.constraint(equalTo: panel.topAnchor),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    view.hideView()
    #expect(
      missing(view) == [
        "view hidden: nothing now decides where root.gap is horizontally",
        "view hidden: nothing now decides how high root.gap is",
      ])
    #expect(view.missingFailovers.allSatisfy { $0.view === panel && $0.guide === guide })
  }

  @Test(arguments: [
    UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func `is never that of a guide that a stack makes`(distribution: UIStackView.Distribution) {
    let stack = UIStackView()
    stack.distribution = distribution
    panel.addSubview(stack)
    stack.pinToSuperview(edges: [.left, .top])
    for name in ["a", "b", "c"] {
      stack.addArrangedSubview(ContentView(name, width: 40, height: 16, in: stack))
    }
    panel.layoutIfNeeded()
    for view in stack.arrangedSubviews {
      view.hideView()
      #expect(view.missingFailovers.allSatisfy { $0.guide == nil })
      view.showView()
    }
  }

  @Test(arguments: [3, 100])
  func `is named beside however many views show, and so is a view far away`(count: Int) {
    let near = ContentView("near", width: 40, height: 2, in: panel)
    near.pinToSuperview(edges: [.left, .top])
    var rows: [UIView] = [near]
    for place in 0..<count {
      let row = ContentView("row\(place)", width: 40, height: 2, in: panel)
      row.leftAnchor.constraint(equalTo: rows[place].leftAnchor).at(750)
      row.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 4).at(500)
      row.topAnchor.constraint(equalTo: panel.topAnchor, constant: CGFloat(place)).isActive = true
      rows.append(row)
    }
    // Torn between two wishes only where the row before lies at 4.
    let far = ContentView("far", width: 40, height: 2, in: panel)
    far.leftAnchor.constraint(equalTo: rows[count].leftAnchor).at(250)
    far.leftAnchor.constraint(equalTo: panel.leftAnchor).at(250)
    far.pinToSuperview(edges: .top)
    #expect(!far.hasAmbiguousLayout)
    near.hideView()
    #expect(missing(near) == ["near hidden: nothing now decides where far is horizontally"])
  }
}

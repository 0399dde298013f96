import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Hiding and showing in an animation` {
  /// What a line shows at each of so many ticks.
  private func lines(of sequence: Sequence, _ clock: AnimationClock, ticks: Int = 4) -> [String] {
    (0..<ticks).map { _ in
      clock.advance(by: 0.1)
      return sequence.line
    }
  }

  @Test(arguments: [false, true])
  func `neighbours move into the place of what goes, and it is cut off where they come`(
    vertical: Bool
  ) {
    withClock { clock in
      let row = Sequence(vertical: vertical)
      #expect(row.line == "AAAABBBBCCCC")
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { row.views[1].hideView() }
      #expect(row.views[2].frame.origin == row.views[1].frame.origin)
      #expect(row.line == "AAAABBBBCCCC")
      #expect(lines(of: row, clock) == ["AAAABBBCCCC", "AAAABBCCCC", "AAAABCCCC", "AAAACCCC"])
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { row.views[1].showView() }
      #expect(row.line == "AAAACCCC")
      #expect(
        lines(of: row, clock) == ["AAAABCCCC", "AAAABBCCCC", "AAAABBBCCCC", "AAAABBBBCCCC"])
    }
  }

  @Test func `quick toggles go from what is shown to the last state asked for`() {
    withClock { clock in
      let row = Sequence()
      let view = row.views[1]
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.hideView() }
      #expect(lines(of: row, clock, ticks: 2).last == "AAAABBCCCC")
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.showView() }
      #expect(row.line == "AAAABBCCCC")
      #expect(lines(of: row, clock, ticks: 4).last == "AAAABBBBCCCC")
      #expect(view.motion == nil && row.views[2].motion == nil)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7])
  func `however often it is toggled within a duration, the last state is the end`(toggles: Int) {
    withClock { clock in
      let row = Sequence()
      let view = row.views[1]
      for _ in 0..<toggles {
        UIView.animate(withDuration: 0.4) {
          if view.isCollapsed { view.showView() } else { view.hideView() }
        }
        clock.advance(by: 0.03)
        check(row)
      }
      for _ in 0..<10 {
        clock.advance(by: 0.05)
        check(row)
      }
      #expect(row.line == (toggles % 2 == 1 ? "AAAACCCC" : "AAAABBBBCCCC"))
      #expect(!clock.isAnimating)
    }
  }

  /// Neighbours are whole at every moment, and what comes or goes lies between them.
  private func check(_ row: Sequence) {
    let line = row.line
    #expect(line.hasPrefix("AAAA") && line.hasSuffix("CCCC"))
    #expect(line.count { $0 == "C" } == 4 && line.count { $0 == "B" } <= 4)
    #expect(!line.contains(" "))
  }

  @Test func `several that come and go at once leave each other alone`() {
    withClock { clock in
      let row = Sequence()
      let (a, b, c) = (row.views[0], row.views[1], row.views[2])
      b.hideView()
      row.window.layoutIfNeeded()
      UIView.animate(withDuration: 0.4) {
        a.hideView()
        b.showView()
      }
      for _ in 0..<40 {
        clock.advance(by: 0.01)
        #expect(row.line.contains(/^B*A* *CCCC$/))
      }
      #expect(row.line == "BBBBCCCC" && c.shown == c.frame)
    }
  }

  @Test func `a neighbour outside of its superview is not drawn over either`() {
    withClock { clock in
      let window = TestWindow(columns: 20, rows: 6)
      let (box, below) = (UIView(), LetterView("C"))
      let (first, second) = (LetterView("A", in: box), LetterView("B", in: box))
      for view in [box, below] { window.addSubview(view) }
      for view in [box, below, first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.pinToSuperview(edges: [.left, .right])
      }
      for view in [first, second, below] {
        view.heightAnchor.constraint(equalToConstant: 32).isActive = true
      }
      box.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      first.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
      second.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      first.bottomAnchor.constraint(equalTo: box.bottomAnchor).at(500)
      below.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      window.layoutIfNeeded()
      let column = { String(window.lines.map { $0.first ?? " " }) }
      #expect(column() == "AABBCC")
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { second.hideView() }
      var seen: [String] = []
      for _ in 0..<4 {
        clock.advance(by: 0.1)
        seen.append(column())
      }
      #expect(seen == ["AABBCC", "AABCC ", "AABCC ", "AACC  "])
    }
  }

  @Test func `what overlapped it before goes on doing so`() {
    withClock { clock in
      let window = TestWindow(columns: 8, rows: 4)
      let (under, view) = (LetterView("U", in: window), LetterView("V", in: window))
      under.frame = rect(0, 0, 64, 64)
      view.frame = rect(16, 0, 32, 64)
      _ = window.text
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.hideView() }
      clock.advance(by: 0.2)
      #expect(window.lines == Array(repeating: "UUVVUUUU", count: 4))
    }
  }

  @Test func `right to left it goes towards the right`() {
    withClock { clock in
      let window = TestWindow(columns: 8, rows: 1)
      window.semanticContentAttribute = .forceRightToLeft
      let view = LetterView("V", in: window)
      view.frame = rect(0, 0, 64, 16)
      let other = LetterView("O", in: window)
      other.isHidden = true
      view.leadingAnchor.constraint(equalTo: other.trailingAnchor).at(1)
      _ = window.text
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.hideView() }
      clock.advance(by: 0.2)
      #expect(window.text == "    VVVV")
    }
  }

  @Test func `isHidden alone takes effect at once, except on an arranged view`() {
    withClock { clock in
      let window = TestWindow(columns: 12, rows: 1)
      let stack = UIStackView(arrangedSubviews: ["A", "B", "C"].map { LetterView($0) })
      window.addSubview(stack)
      stack.pinToSuperview(edges: [.left, .top, .bottom])
      for view in stack.arrangedSubviews {
        view.widthAnchor.constraint(equalToConstant: 32).isActive = true
      }
      #expect(window.text == "AAAABBBBCCCC")
      let b = stack.arrangedSubviews[1]
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { b.isHidden = true }
      var seen: [String] = []
      for tick in 0..<8 {
        if tick == 4 {
          UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { b.isHidden = false }
        }
        clock.advance(by: 0.1)
        seen.append(window.text)
      }
      let going = ["AAAABBBCCCC", "AAAABBCCCC", "AAAABCCCC", "AAAACCCC"]
      #expect(seen == going + going.dropLast().reversed() + ["AAAABBBBCCCC"])
      let plain = LetterView("P", in: window)
      UIView.animate(withDuration: 0.4) { plain.isHidden = true }
      #expect(plain.motion == nil)
    }
  }

  @Test func `taken out while it goes, it is gone, and what moved goes on moving`() {
    withClock { clock in
      let row = Sequence()
      let view = row.views[1]
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.hideView() }
      #expect(lines(of: row, clock, ticks: 2).last == "AAAABBCCCC")
      view.removeFromSuperview()
      #expect(row.line == "AAAA  CCCC")
      #expect(lines(of: row, clock, ticks: 2) == ["AAAA CCCC", "AAAACCCC"])
      #expect(view.isCollapsed && view.motion == nil && !clock.isAnimating)
    }
  }

  @Test func `hidden at once while it comes, it is not drawn any more`() {
    withClock { clock in
      let row = Sequence()
      row.views[1].hideView()
      #expect(row.line == "AAAACCCC")
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { row.views[1].showView() }
      #expect(lines(of: row, clock, ticks: 2).last == "AAAABBCCCC")
      row.views[1].hideView()
      for _ in 0..<4 {
        clock.advance(by: 0.1)
        #expect(!row.line.contains("B"))
      }
      #expect(row.line == "AAAACCCC" && row.views[2].frame == row.views[2].shown)
    }
  }

  @Test func `resized while it goes, it ends in the layout of the new size`() {
    withClock { clock in
      let (column, plain) = (Sequence(vertical: true), Sequence(vertical: true))
      UIView.animate(withDuration: 0.4) { column.views[0].hideView() }
      plain.views[0].hideView()
      clock.advance(by: 0.1)
      for row in [column, plain] { row.window.resize(columns: 9, rows: 9) }
      _ = column.window.snapshot(columns: 9, rows: 9)
      clock.advance(by: 0.3)
      #expect(
        column.window.snapshot(columns: 9, rows: 9) == plain.window.snapshot(columns: 9, rows: 9))
    }
  }

  @Test func `a table's rows move up, and the next one comes where they make room`() {
    withClock { clock in
      let window = TestWindow(columns: 8, rows: 4)
      let table = UITableView()
      let source = LetterRows()
      table.rowHeight = 16
      table.separatorStyle = .none
      table.showsVerticalScrollIndicator = false
      table.dataSource = source
      window.addSubview(table)
      table.pinToSuperview()
      let column = { String(window.lines.map { $0.first { $0 != " " } ?? " " }) }
      #expect(column() == "0123")
      UIView.animate(withDuration: 0.4) {
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.hideView()
      }
      var seen: Set<String> = []
      for _ in 0..<40 {
        clock.advance(by: 0.01)
        seen.insert(column())
      }
      #expect(column() == "0234")
      #expect(seen.isSubset(of: ["0123", "023 ", "0234"]), "\(seen)")
    }
  }
}

/// A table of rows with their numbers.
@MainActor private final class LetterRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

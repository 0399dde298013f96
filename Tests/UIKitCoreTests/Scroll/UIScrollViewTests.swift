import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A scroll view` {
  let window = TestWindow(columns: 12, rows: 5)
  let scroll = UIScrollView()
  var rows: [UILabel] = []

  /// Ten labels of one row, pinned to the content's edges.
  init() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scroll)
    scroll.pinToSuperview()
    for index in 0..<10 {
      let label = UILabel()
      label.text = "row \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(label)
      label.pinToSuperview(edges: [.left, .right])
      let above = rows.last?.bottomAnchor ?? scroll.contentLayoutGuide.topAnchor
      label.topAnchor.constraint(equalTo: above).isActive = true
      rows.append(label)
    }
    rows[9].bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    // A failover for the last row, should it be hidden.
    let failover = scroll.bottomAnchor.constraint(equalTo: rows[4].bottomAnchor)
    failover.priority = .defaultLow
    failover.isActive = true
    window.layoutIfNeeded()
  }

  private var offset: CGFloat { scroll.contentOffset.y }

  @Test func `takes its content size from constraints`() {
    #expect(scroll.frame == rect(0, 0, 96, 80))
    #expect(scroll.contentSize == CGSize(width: 40, height: 160))
    #expect(rows[9].frame == rect(0, 144, 40, 16))
  }

  @Test func `shows a part of its content and a bar`() {
    #expect(
      window.lines == [
        "row 0      █", "row 1      █", "row 2      █", "row 3      │", "row 4      │",
      ])
    scroll.contentOffset.y = 80
    #expect(
      window.lines == [
        "row 5      │", "row 6      │", "row 7      █", "row 8      █", "row 9      █",
      ])
  }

  @Test func `scrolls by keys, within its content`() {
    window.strike(.keyboardDownArrow)
    #expect(offset == 16)
    window.strike(.keyboardPageDown)
    #expect(offset == 80)
    window.strike(.keyboardPageDown)
    #expect(offset == 80)
    window.strike(.keyboardUpArrow)
    #expect(offset == 64)
    window.strike(.keyboardHome)
    #expect(offset == 0)
    window.strike(.keyboardEnd)
    #expect(offset == 80)
  }

  @Test func `scrolls by the wheel`() {
    window.turnWheel(rows: 3)
    #expect(offset == 48)
    window.turnWheel(rows: 30)
    #expect(offset == 80)
  }

  @Test func `scrolls neither by keys nor by the wheel when that is off`() {
    scroll.isScrollEnabled = false
    window.turnWheel(rows: 3)
    window.strike(.keyboardEnd)
    #expect(offset == 0)
  }

  @Test(arguments: [(CGFloat(-50), CGFloat(0)), (33, 33), (999, 80)])
  func `keeps its offset within its content`(wanted: CGFloat, kept: CGFloat) {
    scroll.contentOffset.y = wanted
    window.layoutIfNeeded()
    #expect(offset == kept)
  }

  @Test func `moves its offset back when content is hidden`() {
    scroll.contentOffset.y = 80
    for row in rows[5...] { row.hideView() }
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 80)
    #expect(offset == 0)
  }

  @Test func `moves its offset back when it grows`() {
    scroll.contentOffset.y = 80
    window.resize(columns: 12, rows: 7)
    window.layoutIfNeeded()
    #expect(offset == 48)
    window.resize(columns: 12, rows: 20)
    window.layoutIfNeeded()
    #expect(offset == 0)
    #expect(!window.snapshot(columns: 12, rows: 20).contains("│"))
  }

  @Test func `keeps its offset while it is hidden`() {
    scroll.contentOffset.y = 48
    scroll.hideView()
    window.layoutIfNeeded()
    scroll.showView()
    window.layoutIfNeeded()
    #expect(offset == 48)
  }

  @Test func `scrolls further by its insets`() {
    scroll.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 32, right: 0)
    window.layoutIfNeeded()
    #expect(offset == -16)
    scroll.contentOffset.y = 999
    window.layoutIfNeeded()
    #expect(offset == 112)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(16), CGFloat(0)), (80, 16, 16), (144, 16, 80), (32, 300, 32),
  ])
  func `scrolls a rectangle into sight and no further`(
    top: CGFloat, height: CGFloat, wanted: CGFloat
  ) {
    scroll.scrollRectToVisible(rect(0, top, 10, height), animated: false)
    #expect(offset == wanted)
  }

  @Test func `tells its delegate of every move once`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let listener = Listener()
    scroll.delegate = listener
    window.strike(.keyboardDownArrow)
    window.strike(.keyboardUpArrow)
    window.strike(.keyboardUpArrow)
    #expect(listener.offsets == [16, 0])
  }

  @Test func `brings a view that gets the focus into sight`() {
    let button = UIButton(frame: rect(0, 128, 64, 16))
    scroll.addSubview(button)
    window.strike(.keyboardTab)
    #expect(button.isFocused)
    #expect(offset == 64)
  }

  @Test func `takes the focus itself where nothing in it can`() {
    window.strike(.keyboardTab)
    #expect(scroll.isFocused)
    let other = UIScrollView(frame: rect(0, 0, 40, 16))
    other.contentSize.height = 400
    window.addSubview(other)
    window.strike(.keyboardDownArrow)
    #expect(offset == 16)
    #expect(other.contentOffset.y == 0)
    window.strike(.keyboardTab)
    window.strike(.keyboardDownArrow)
    #expect(other.contentOffset.y == 16)
  }

  @Test func `keeps its frame guide where it is`() {
    let badge = box("badge", in: scroll)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 16),
    ])
    window.layoutIfNeeded()
    scroll.contentOffset.y = 40
    window.layoutIfNeeded()
    #expect(badge.convert(badge.bounds, to: nil) == rect(0, 0, 8, 16))
  }
}

@Suite struct `The content of a scroll view` {
  @Test(arguments: ["contentSize", "contentInset", "contentOffset"])
  func `has numbers, or stops the program with its name`(what: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [what = what as String] in
      await MainActor.run {
        let scroll = UIScrollView(frame: rect(0, 0, 80, 80))
        scroll.layoutIfNeeded()
        switch what {
        case "contentSize": scroll.contentSize.height = .infinity
        case "contentInset": scroll.contentInset.top = .nan
        default: scroll.contentOffset.y = .nan
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("the \(what) of UIScrollView is made of finite numbers, not"))
  }
}

@Suite struct `A bar` {
  @Test(arguments: 1..<30)
  func `touches an end only where the content does`(track: Int) {
    let content: CGFloat = 1000
    let visible: CGFloat = 100
    for offset in stride(from: CGFloat(0), through: content - visible, by: 50) {
      let thumb = ScrollThumb(track: track, visible: visible, content: content, offset: offset)
      #expect(thumb.start >= 0)
      #expect(thumb.start + thumb.length <= track)
      if track > 3 {
        #expect((thumb.start == 0) == (offset == 0))
        #expect((thumb.start + thumb.length == track) == (offset == content - visible))
      }
    }
  }
}

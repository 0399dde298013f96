import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A scroll that takes its time` {
  final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ended = 0
    var didScroll: ((UIScrollView) -> Void)?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
      didScroll?(scrollView)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
  }

  let window = TestWindow(columns: 10, rows: 10)
  let scroll = UIScrollView(frame: rect(0, 0, 80, 160))
  let listener = Listener()

  init() {
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 80, height: 1000)
    scroll.delegate = listener
    window.layoutIfNeeded()
  }

  @Test func `goes there frame by frame, and tells its end`() {
    withClock { clock in
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(scroll.contentOffset.y == 0)
      clock.advance(by: 0.15)
      #expect(abs(scroll.contentOffset.y - 150) < 0.001)
      #expect(listener.ended == 0)
      clock.advance(by: 0.2)
      #expect(scroll.contentOffset.y == 300)
      #expect(listener.offsets.count == 2 && listener.ended == 1)
      #expect(!clock.isAnimating)
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(!clock.isAnimating)
    }
  }

  @Test func `ends at the end of the content, also where that moves meanwhile`() {
    withClock { clock in
      scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
      clock.advance(by: 0.1)
      scroll.contentSize.height = 500
      clock.advance(by: 0.2)
      #expect(scroll.contentOffset.y == 340)
    }
  }

  @Test func `shows a rectangle`() {
    withClock { clock in
      scroll.scrollRectToVisible(rect(0, 400, 10, 16), animated: true)
      clock.advance(by: 0.3)
      #expect(scroll.contentOffset.y == 256)
      #expect(listener.ended == 1)
    }
  }

  @Test(arguments: ["wheel", "offset", "key"])
  func `stays where it is when it is interrupted`(by what: String) {
    withClock { clock in
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(by: 0.15)
      let middle = scroll.contentOffset.y
      switch what {
      case "wheel": window.turnWheel(rows: -1)
      case "key": window.strike(.keyboardUpArrow)
      default: scroll.contentOffset.y = middle - 16
      }
      clock.advance(by: 1)
      #expect(scroll.contentOffset.y == middle - 16)
      #expect(listener.ended == 0)
    }
  }

  @Test func `gives way to another one`() {
    withClock { clock in
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(by: 0.15)
      scroll.setContentOffset(.zero, animated: true)
      clock.advance(by: 0.3)
      #expect(scroll.contentOffset.y == 0)
      #expect(listener.ended == 1)
    }
  }

  @Test func `stays where it is when another that is shown in the same frame stops it`() {
    withClock { clock in
      let other = UIScrollView(frame: scroll.frame)
      other.contentSize.height = 900
      window.addSubview(other)
      window.layoutIfNeeded()
      listener.didScroll = { other.contentOffset = $0.contentOffset }
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      other.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      for _ in 0..<4 {
        clock.advance(by: 0.1)
        #expect(other.contentOffset == scroll.contentOffset)
      }
      #expect(scroll.contentOffset.y == 300)
    }
  }

  @Test func `may be followed by one that its last frame begins`() {
    withClock { clock in
      listener.didScroll = { [listener] scroll in
        guard scroll.contentOffset.y == 300 else { return }
        listener.didScroll = nil
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      }
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(by: 0.3)
      #expect(scroll.contentOffset.y == 300 && listener.ended == 0)
      clock.advance(by: 0.1)
      #expect(scroll.contentOffset.y < 300 && scroll.contentOffset.y > 100)
      scroll.contentOffset.y = 40
      clock.advance(by: 1)
      #expect(scroll.contentOffset.y == 40 && listener.ended == 0)
    }
  }

  @Test(arguments: [false, true]) func `may lose its view on the way`(inFrame: Bool) {
    withClock { clock in
      var view: UIScrollView? = UIScrollView(frame: rect(0, 0, 80, 80))
      weak let kept = view
      view?.contentSize.height = 900
      view.map(window.addSubview)
      window.layoutIfNeeded()
      @MainActor func drop() {
        view?.removeFromSuperview()
        view = nil
      }
      if inFrame {
        view?.delegate = listener
        listener.didScroll = { _ in drop() }
      }
      view?.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      if !inFrame { drop() }
      for _ in 0..<4 { clock.advance(by: 0.1) }
      #expect(kept == nil && !clock.isAnimating)
    }
  }

  @Test func `is over and told at once where there is no clock`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 300 && listener.ended == 1)
  }

  @Test func `ends when its clock goes`() {
    withClock { _ in scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(scroll.contentOffset.y == 300 && listener.ended == 1)
  }
}

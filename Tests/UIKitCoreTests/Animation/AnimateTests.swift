import CellGrid
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Animating frames` {
  @Test func `the model has its end at once, and what is shown follows evenly`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      view.frame = rect(0, 0, 40, 16)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = rect(80, 32, 20, 48)
      }
      #expect(view.frame == rect(80, 32, 20, 48))
      #expect(view.shown == rect(0, 0, 40, 16))
      clock.advance(by: 0.25)
      #expect(view.shown == rect(20, 8, 35, 24))
      #expect(view.layer.presentation()?.frame == rect(20, 8, 35, 24))
      clock.advance(by: 0.5)
      #expect(view.shown == rect(60, 24, 25, 40))
      #expect(clock.isAnimating)
      clock.advance(by: 0.25)
      #expect(view.shown == view.frame && view.motion == nil && !clock.isAnimating)
    }
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, [0.25, 0.5, 0.75]),
    // CSS has the same curves; these are its published values to three digits.
    (.curveEaseInOut, [0.129, 0.5, 0.871]), (.curveEaseIn, [0.093, 0.315, 0.622]),
    (.curveEaseOut, [0.378, 0.685, 0.907]),
  ])
  func `curves speed up and slow down`(options: UIView.AnimationOptions, places: [Double]) {
    withClock { clock in
      let view = LetterView("A", in: root(2000, 100))
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.origin.x = 1000 }
      for place in places {
        clock.advance(by: 0.25)
        #expect(abs(view.shown.minX - place * 1000) < 1)
      }
      clock.advance(by: 0.25)
      #expect(view.shown.minX == 1000)
    }
  }

  @Test func `a spring swings past its end and comes to rest on it`() {
    withClock { clock in
      let view = LetterView("A", in: root(2000, 100))
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
      ) { view.center.x = 100 }
      var farthest: CGFloat = 0
      for _ in 0..<100 {
        clock.advance(by: 0.01)
        farthest = max(farthest, view.shown.minX)
      }
      #expect(farthest > 110 && farthest < 150)
      #expect(view.shown.minX == 100)
    }
  }

  @Test func `a delay shows the start until it is over`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        view.frame.origin.x = 100
      }
      clock.advance(by: 0.5)
      #expect(view.shown.minX == 0)
      clock.advance(by: 0.5)
      #expect(view.shown.minX == 50)
    }
  }

  @Test func `layoutIfNeeded in the block moves the whole tree`() {
    withClock { clock in
      let (outer, window) = (LetterView("A"), TestWindow(columns: 20, rows: 4))
      window.addSubview(outer)
      let inner = LetterView("B", in: outer)
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.pinToSuperview(edges: [.left, .top])
      inner.pinToSuperview(with: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))
      let width = outer.widthAnchor.constraint(equalToConstant: 80).at(1000)
      window.layoutIfNeeded()
      outer.widthAnchor.constraint(equalToConstant: 160).at(999)
      width.constant = 160
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      #expect(inner.frame.width == 152)
      clock.advance(by: 0.5)
      #expect(outer.shown.width == 120 && inner.shown.width == 112)
    }
  }

  @Test func `what is placed for the first time does not come flying`() {
    withClock { clock in
      let window = TestWindow(columns: 20, rows: 4)
      let view = LetterView("A", in: window)
      view.pinToSuperview(with: UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 0))
      UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
      #expect(view.shown == view.frame && view.frame.minX == 8)
    }
  }

  @Test func `a new animation starts from what is shown, and ends exactly`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      }
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.frame.origin.x = 0
      }
      #expect(view.frame.minX == 0 && view.shown.minX == 50)
      clock.advance(by: 0.25)
      #expect(view.shown.minX == 50)
      clock.advance(by: 0.75)
      #expect(view.shown.minX == 0 && view.motion == nil)
    }
  }

  @Test func `edges that meet before and after meet all the way, however often it is interrupted`()
  {
    withClock { clock in
      let window = root(400, 100)
      let (left, right) = (LetterView("A", in: window), LetterView("B", in: window))
      @MainActor func divide(at x: CGFloat, offset: CGFloat) {
        left.frame = rect(offset, 0, x - offset, 16)
        right.frame = rect(x, 0, 300 - x, 16)
      }
      divide(at: 100, offset: 0)
      for (x, offset) in [(200, 0), (50, 0), (50, 30), (170, 30), (170, 0)] {
        UIView.animate(withDuration: 0.3) { divide(at: CGFloat(x), offset: CGFloat(offset)) }
        for _ in 0..<7 {
          clock.advance(by: 0.02)
          #expect(abs(left.shown.maxX - right.shown.minX) < 1e-9)
          #expect(abs(right.shown.maxX - 300) < 1e-9)
        }
      }
    }
  }

  @Test func `a change outside of animations shows at once, and one under way goes on`() {
    withClock { clock in
      let window = TestWindow(columns: 20, rows: 4)
      let view = LetterView("A", in: window)
      view.pinToSuperview(edges: [.left, .right, .top])
      let height = view.heightAnchor.constraint(equalToConstant: 16).at(1000)
      window.layoutIfNeeded()
      height.constant = 48
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      clock.advance(by: 0.5)
      window.resize(columns: 30, rows: 4)
      window.layoutIfNeeded()
      #expect(view.shown == rect(0, 0, 240, 32))
      clock.advance(by: 0.5)
      #expect(view.shown == rect(0, 0, 240, 48) && view.shown == view.frame)
    }
  }

  @Test func `bounds, alpha and colours move too`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      view.frame = rect(0, 0, 40, 32)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds.origin.y = 64
        view.alpha = 0
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      clock.advance(by: 0.25)
      #expect(view.shownState.bounds.minY == 16 && view.shownState.alpha == 0.75)
      #expect(view.shownBackground == UIColor(red: 0.75, green: 0, blue: 0.25, alpha: 1))
      #expect(view.bounds.minY == 64 && view.alpha == 0)
      clock.advance(by: 0.75)
      #expect(view.shownBackground == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }
  }

  @Test(arguments: [(1.0, 0.0), (0, 1)])
  func `a view fades in three steps, and stays drawn at what it ends with`(from: Double, to: Double)
  {
    withClock { clock in
      let window = TestWindow(columns: 4, rows: 1)
      let view = LetterView("A", in: window)
      view.frame = rect(0, 0, 8, 16)
      view.alpha = from
      UIView.animate(withDuration: 0.9, delay: 0, options: .curveLinear) { view.alpha = to }
      var steps: [String] = []
      for _ in 0..<9 {
        clock.advance(by: 0.1)
        let cell = window.render(columns: 4, rows: 1)[column: 0, row: 0]
        let step = "\(cell.character)\(cell.style.attributes.contains(.dim) ? "-" : "+")"
        if steps.last != step { steps.append(step) }
      }
      #expect(steps == (from == 1 ? ["A+", "A-", " +"] : [" +", "A-", "A+"]))
    }
  }

  @Test func `a view is drawn where it is shown, cell by cell`() {
    withClock { clock in
      let window = TestWindow(columns: 10, rows: 1)
      let view = LetterView("A", in: window)
      view.frame = rect(0, 0, 16, 16)
      _ = window.text
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 32
      }
      var seen: [String] = [window.text]
      for _ in 0..<4 {
        clock.advance(by: 0.1)
        #expect(window.needsDisplay)
        seen.append(window.text)
      }
      #expect(seen == ["AA", " AA", "  AA", "   AA", "    AA"])
    }
  }

  @Test func `repeating goes on until another animation of the view starts`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
        animations: { view.frame.origin.x = 100 }, completion: { ends.append($0) })
      for place in [50, 100, 50, 0, 50] {
        clock.advance(by: 0.5)
        #expect(view.shown.minX == CGFloat(place))
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 150
      }
      #expect(view.shown.minX == 50)
      clock.advance(by: 0.5)
      #expect(view.shown.minX == 100 && ends == [false])
      clock.advance(by: 0.5)
      #expect(view.shown.minX == 150 && !clock.isAnimating)
    }
  }

  @Test func `steps follow each other`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.y = 40
          view.frame.origin.x = 0
        }
      }
      let places = [(50, 0), (100, 0), (50, 20), (0, 40)]
      for (x, y) in places {
        clock.advance(by: 0.25)
        #expect(view.shown.origin == CGPoint(x: x, y: y))
      }
    }
  }

  @Test func `a block within a block takes over its duration and curve, unless it says otherwise`()
  {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      var durations: [TimeInterval] = []
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        durations.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 1) {
          durations.append(UIView.inheritedAnimationDuration)
          view.frame.origin.x = 100
        }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          durations.append(UIView.inheritedAnimationDuration)
        }
      }
      #expect(durations == [2, 2, 1] && UIView.inheritedAnimationDuration == 0)
      clock.advance(by: 0.5)
      #expect(view.shown.minX == 25)
    }
  }

  @Test func `a scroll view scrolls through what lies between`() {
    withClock { clock in
      let window = TestWindow(columns: 4, rows: 2)
      let scrollView = UIScrollView()
      scrollView.showsVerticalScrollIndicator = false
      window.addSubview(scrollView)
      scrollView.pinToSuperview()
      for (index, letter) in "ABCDEF".enumerated() {
        LetterView(letter, in: scrollView).frame = rect(0, CGFloat(index) * 16, 8, 16)
      }
      scrollView.contentSize = CGSize(width: 32, height: 96)
      #expect(window.text == "A\nB")
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        scrollView.contentOffset.y = 64
      }
      #expect(scrollView.contentOffset.y == 64)
      var seen: [String] = []
      for _ in 0..<4 {
        clock.advance(by: 0.1)
        seen.append(window.text)
      }
      #expect(seen == ["B\nC", "C\nD", "D\nE", "E\nF"])
    }
  }

  @Test func `a controller's view moves with what lies in it`() {
    withClock { clock in
      let window = TestWindow(columns: 20, rows: 2)
      let (outer, inner) = (UIViewController(), UIViewController())
      window.rootViewController = outer
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      let letter = LetterView("A", in: inner.view)
      letter.pinToSuperview()
      inner.view.pinToSuperview(edges: [.top, .bottom, .right])
      let left = inner.view.leftAnchor.constraint(equalTo: outer.view.leftAnchor).at(1000)
      #expect(window.lines[0].count == 20)
      left.constant = 80
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        outer.view.layoutIfNeeded()
      }
      clock.advance(by: 0.2)
      #expect(
        window.lines[0] == String(repeating: " ", count: 5) + String(repeating: "A", count: 15))
      clock.advance(by: 0.2)
      #expect(window.lines[0].count { $0 == "A" } == 10)
    }
  }
}

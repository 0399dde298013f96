import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `The end of an animation` {
  @Test func `handlers are called in the order in which the animations end`() {
    withClock { clock in
      let window = root(200, 100)
      var ends: [String] = []
      for (name, duration) in [("slow", 0.5), ("quick", 0.1), ("same", 0.1)] {
        let view = LetterView("A", in: window)
        UIView.animate(
          withDuration: duration, animations: { view.frame.origin.x = 8 },
          completion: { ends.append("\(name) \($0)") })
      }
      clock.advance(by: 0.05)
      #expect(ends.isEmpty)
      clock.advance(by: 1)
      #expect(ends == ["quick true", "same true", "slow true"])
    }
  }

  @Test func `an animation that another overtakes finishes, too`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      var ends: [String] = []
      UIView.animate(
        withDuration: 0.2, animations: { view.frame.origin.x = 8 },
        completion: { ends.append("first \($0)") })
      clock.advance(by: 0.1)
      UIView.animate(
        withDuration: 0.2, animations: { view.frame.origin.x = 0 },
        completion: { ends.append("second \($0)") })
      for _ in 0..<20 { clock.advance(by: 0.02) }
      #expect(ends == ["first true", "second true"])
    }
  }

  @Test func `what moves nothing, or takes no time, ends with the next frame`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      var ends = 0
      UIView.animate(withDuration: 5, animations: {}, completion: { _ in ends += 1 })
      UIView.animate(
        withDuration: 0, animations: { view.frame.origin.x = 8 }, completion: { _ in ends += 1 })
      #expect(view.shown.minX == 8 && ends == 0)
      clock.advance(by: 0.01)
      #expect(ends == 2)
    }
  }

  @Test(arguments: [true, false])
  func `removed from its superview or from animations, a view is where it is`(isRemoved: Bool) {
    withClock { clock in
      let window = root(200, 100)
      let view = LetterView("A", in: window)
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, animations: { view.frame.origin.x = 8 }, completion: { ends.append($0) })
      clock.advance(by: 0.1)
      if isRemoved { view.removeFromSuperview() } else { view.layer.removeAllAnimations() }
      #expect(view.shown.minX == 8)
      clock.advance(by: 0.01)
      #expect(ends == [false] && !clock.isAnimating)
    }
  }

  @Test func `a view may go while it is animated`() {
    withClock { clock in
      let window = TestWindow(columns: 10, rows: 2)
      weak var gone: UIView?
      var ends: [Bool] = []
      do {
        let view = LetterView("A", in: window)
        gone = view
        UIView.animate(
          withDuration: 1, animations: { view.frame = rect(0, 0, 80, 16) },
          completion: { ends.append($0) })
        clock.advance(by: 0.1)
        view.removeFromSuperview()
      }
      #expect(gone == nil)
      clock.advance(by: 1)
      #expect(ends == [false] && window.text == "\n")
    }
  }

  @Test func `a whole window may go while it is animated`() {
    withClock { clock in
      weak var gone: UIView?
      var ends: [Bool] = []
      do {
        let root = root(100, 100)
        let view = LetterView("A", in: root)
        gone = view
        var animations: (() -> Void)? = { [unowned view] in view.frame.origin.x = 8 }
        UIView.animate(
          withDuration: 1, animations: animations ?? {}, completion: { ends.append($0) })
        animations = nil
      }
      #expect(gone == nil)
      clock.advance(by: 1)
      #expect(ends == [true] && !clock.isAnimating)
    }
  }

  @Test func `without a clock, changes take effect at once`() {
    let window = TestWindow(columns: 4, rows: 1)
    let view = LetterView("A", in: window)
    view.frame = rect(0, 0, 8, 16)
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.frame.origin.x = 16 }, completion: { ends.append($0) })
    #expect(AnimationClock.current == nil && view.motion == nil && ends.isEmpty)
    #expect(window.text == "  A" && ends == [true])
  }

  @Test func `an animation that starts itself anew for ever does not hold up a snapshot`() {
    let window = TestWindow(columns: 4, rows: 1)
    let view = LetterView("A", in: window)
    var rounds = 0
    func pulse() {
      rounds += 1
      if rounds > 1000 { return }
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 1 - view.alpha },
        completion: { _ in pulse() })
    }
    pulse()
    _ = window.text
    #expect(rounds > 1 && rounds < 100)
    rounds = 1000
    _ = window.text
  }

  @Test func `disabled, animations take effect at once`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.frame.origin.x = 8 }
      #expect(view.motion == nil && !UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          view.frame.origin.x = 16
          UIView.animate(withDuration: 1) { view.frame.origin.y = 16 }
        }
      }
      #expect(view.motion == nil && UIView.areAnimationsEnabled)
      #expect(!clock.isAnimating)
    }
  }

  @Test func `frames are wanted only while something moves`() {
    withClock { clock in
      var wishes: [Bool] = []
      clock.framesWanted = { wishes.append($0) }
      let view = LetterView("A", in: root(200, 100))
      UIView.animate(withDuration: 0.2) { view.frame.origin.x = 8 }
      UIView.animate(withDuration: 0.1) { view.frame.origin.x = 16 }
      #expect(wishes == [true])
      clock.advance(by: 0.15)
      #expect(wishes == [true])
      clock.advance(by: 0.15)
      #expect(wishes == [true, false])
    }
  }
}

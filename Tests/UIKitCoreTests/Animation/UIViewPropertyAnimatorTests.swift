import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A property animator` {
  private func animator(_ view: UIView, to x: CGFloat = 100) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = x }
  }

  @Test func `does nothing until it starts, and then runs to its end`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = animator(view)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      #expect(view.frame.minX == 0 && animator.state == .inactive && !animator.isRunning)
      animator.startAnimation()
      #expect(view.frame.minX == 100 && animator.state == .active && animator.isRunning)
      clock.advance(by: 0.5)
      #expect(view.shown.minX == 50 && animator.fractionComplete == 0.5)
      clock.advance(by: 0.5)
      #expect(ends == [.end] && animator.state == .inactive && view.shown.minX == 100)
    }
  }

  @Test func `paused it stands still, can be moved by hand, and goes on`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = animator(view)
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.pauseAnimation()
      clock.advance(by: 5)
      #expect(view.shown.minX == 25 && !animator.isRunning && animator.state == .active)
      #expect(!clock.isAnimating)
      animator.fractionComplete = 0.75
      #expect(view.shown.minX == 75 && animator.fractionComplete == 0.75)
      animator.startAnimation()
      clock.advance(by: 0.125)
      #expect(view.shown.minX == 87.5)
    }
  }

  @Test(arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut, .linear])
  func `nothing jumps where it is paused and goes on`(curve: UIView.AnimationCurve) {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = 100 }
      animator.startAnimation()
      clock.advance(by: 0.3)
      let place = view.shown.minX
      animator.pauseAnimation()
      #expect(abs(view.shown.minX - place) < 1e-6)
      animator.startAnimation()
      #expect(abs(view.shown.minX - place) < 1e-6)
      clock.advance(by: 0.7)
      #expect(view.shown.minX == 100 && !clock.isAnimating)
    }
  }

  @Test func `reversed it goes back to the start, where all is as before`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = animator(view)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(by: 0.3)
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
      clock.advance(by: 0.1)
      #expect(abs(view.shown.minX - 20) < 1e-9)
      clock.advance(by: 0.2)
      #expect(ends == [.start] && view.frame.minX == 0 && view.motion == nil)
    }
  }

  @Test func `reversed, a hidden view shows again, with the layout of before`() {
    withClock { clock in
      let row = Sequence()
      let before = row.views.map(\.frame)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        row.views[1].hideView()
      }
      animator.startAnimation()
      clock.advance(by: 0.2)
      #expect(row.line == "AAAABBCCCC")
      animator.isReversed = true
      clock.advance(by: 0.1)
      #expect(row.line == "AAAABBBCCCC")
      clock.advance(by: 0.1)
      #expect(row.line == "AAAABBBBCCCC" && !row.views[1].isCollapsed)
      #expect(row.views.map(\.frame) == before)
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 0.0), (.current, 30), (.end, 100),
  ])
  func `stopped, it is finished where one likes`(position: UIViewAnimatingPosition, x: Double) {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      view.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
      let animator = animator(view)
      animator.addAnimations { view.backgroundColor = .init(red: 0, green: 0, blue: 0, alpha: 1) }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(by: 0.3)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && abs(view.frame.minX - 30) < 1e-9 && ends.isEmpty)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && ends == [position])
      #expect(abs(view.frame.minX - x) < 1e-9 && view.motion == nil)
      let red = view.backgroundColor?.components?[0] ?? -1
      #expect(abs(red - (1 - x / 100)) < 1e-9)
    }
  }

  @Test func `stopped without finishing, it stays where it is and calls nothing`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = animator(view)
      animator.addCompletion { _ in Issue.record("it was not finished") }
      animator.startAnimation()
      clock.advance(by: 0.3)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive && abs(view.frame.minX - 30) < 1e-9)
      clock.advance(by: 1)
      #expect(abs(view.shown.minX - 30) < 1e-9)
    }
  }

  @Test func `blocks may start later, or be added under way`() {
    withClock { clock in
      let (first, second, third) = (
        LetterView("A", in: root(200, 100)), LetterView("B", in: root(200, 100)),
        LetterView("C", in: root(200, 100))
      )
      let animator = animator(first)
      animator.addAnimations({ second.frame.origin.x = 100 }, delayFactor: 0.5)
      animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(first.shown.minX == 50 && second.shown.minX == 0)
      animator.addAnimations { third.frame.origin.x = 100 }
      clock.advance(by: 0.25)
      #expect(second.shown.minX == 50 && third.shown.minX == 50)
      clock.advance(by: 0.25)
      #expect([first, second, third].allSatisfy { $0.shown.minX == 100 })
    }
  }

  @Test func `goes on with another curve in another time`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame.origin.x = 100
      }
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      clock.advance(by: 1)
      #expect(view.shown.minX == 75)
      clock.advance(by: 1)
      #expect(view.shown.minX == 100 && animator.state == .inactive)
    }
  }

  @Test func `may pause at its end, to be turned there`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = animator(view)
      animator.pausesOnCompletion = true
      animator.startAnimation()
      clock.advance(by: 2)
      #expect(animator.state == .active && !animator.isRunning && view.shown.minX == 100)
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(by: 0.25)
      #expect(view.shown.minX == 75)
      animator.stopAnimation(true)
    }
  }

  @Test func `is kept until it is over, and no longer`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      weak var kept: UIViewPropertyAnimator?
      do {
        kept = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0.5, options: .curveLinear,
          animations: { view.frame.origin.x = 100 })
      }
      clock.advance(by: 1)
      #expect(kept != nil && view.shown.minX == 50)
      clock.advance(by: 0.5)
      #expect(kept == nil && view.shown.minX == 100)
    }
  }

  @Test func `without a clock it ends as soon as it is started`() {
    let window = TestWindow(columns: 4, rows: 1)
    let view = LetterView("A", in: window)
    view.frame = rect(0, 0, 8, 16)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      view.frame.origin.x = 16
    }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(window.text == "  A" && ends == [.end] && animator.state == .inactive)
  }
}

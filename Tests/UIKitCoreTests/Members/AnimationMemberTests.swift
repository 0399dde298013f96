import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Curves of animations` {
  @Test func `tell what they are`() {
    let named = UICubicTimingParameters()
    let drawn = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    let spring = UISpringTimingParameters()
    let all: [any UITimingCurveProvider] = [named, drawn, spring]
    let types: [UITimingCurveType] = [.builtin, .cubic, .spring]
    #expect(all.map(\.timingCurveType) == types && types.map(\.rawValue) == [0, 1, 2])
    #expect(all.map { $0.cubicTimingParameters === $0 } == [true, true, false])
    #expect(all.map { $0.springTimingParameters === $0 } == [false, false, true])
    #expect(named.animationCurve == .easeInOut && named.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(drawn.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(named.springTimingParameters == nil && spring.cubicTimingParameters == nil)
  }

  @Test func `shape an animator's way`() {
    withClock { clock in
      // Control points on the diagonal make a straight line.
      let (low, high) = (CGPoint(x: 0.25, y: 0.25), CGPoint(x: 0.75, y: 0.75))
      let view = LetterView("A", in: root(200, 100))
      let even = UIViewPropertyAnimator(duration: 1, controlPoint1: low, controlPoint2: high) {
        view.frame.origin.x = 100
      }
      #expect(even.timingParameters?.timingCurveType == .cubic)
      even.startAnimation(afterDelay: 1)
      #expect(even.delay == 1)
      clock.advance(by: 1.25)
      #expect(abs(view.shown.minX - 25) < 1e-6)
      let other = LetterView("B", in: root(200, 100))
      let spring = UIViewPropertyAnimator(
        duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.2))
      spring.addAnimations { other.frame.origin.x = 100 }
      spring.startAnimation()
      var farthest: CGFloat = 0
      for _ in 0..<100 {
        clock.advance(by: 0.01)
        farthest = max(farthest, other.shown.minX)
      }
      #expect(farthest > 120 && other.shown.minX == 100)
    }
  }

  @Test func `count by hand only if told so`() {
    withClock { _ in
      let places = [true, false].map { isEven in
        let view = LetterView("A", in: root(200, 100))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
          view.frame.origin.x = 100
        }
        animator.scrubsLinearly = isEven
        animator.fractionComplete = 0.5
        defer { animator.stopAnimation(true) }
        return view.shown.minX
      }
      #expect(places[0] == 50 && places[1] < 40)
    }
  }

  @Test func `are not interrupted where that is not wanted`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame.origin.x = 100
      }
      let animating: any UIViewImplicitlyAnimating = animator
      animator.isInterruptible = false
      (animating as any UIViewAnimating).startAnimation(afterDelay: 0)
      clock.advance(by: 0.25)
      animator.pauseAnimation()
      clock.advance(by: 0.25)
      #expect(view.shown.minX == 50 && animator.isRunning)
      let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
      #expect(states.map(\.rawValue) == [0, 1, 2])
    }
  }

  @Test func `bounce as a spring does`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      UIView.animate(springDuration: 1, bounce: 0.8) { view.frame.origin.x = 100 }
      var farthest: CGFloat = 0
      for _ in 0..<100 {
        clock.advance(by: 0.01)
        farthest = max(farthest, view.shown.minX)
      }
      #expect(farthest > 120 && view.shown.minX == 100)
    }
  }

  @Test func `are kept within another animation, and so are repetitions`() {
    withClock { clock in
      let (outer, inner) = (
        LetterView("A", in: root(200, 100)), LetterView("B", in: root(200, 100))
      )
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        outer.frame.origin.x = 100
        UIView.animate(
          withDuration: 9, delay: 0, options: [.curveLinear, .overrideInheritedCurve]
        ) { inner.frame.origin.x = 100 }
      }
      clock.advance(by: 0.5)
      #expect(inner.shown.minX == 50 && outer.shown.minX < 40)
      let (once, often) = (LetterView("C", in: root(200, 100)), LetterView("D", in: root(200, 100)))
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
        often.frame.origin.x = 100
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) {
          once.frame.origin.x = 100
        }
      }
      clock.advance(by: 1.25)
      #expect(often.shown.minX == 25 && once.shown.minX == 100)
    }
  }

  @Test func `are gone as often as is asked`() {
    withClock { clock in
      let view = LetterView("A", in: root(200, 100))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          view.frame.origin.x = 100
        }
      }
      clock.advance(by: 1.25)
      #expect(view.shown.minX == 75)
      clock.advance(by: 1)
      #expect(view.shown.minX == 25)
      clock.advance(by: 2)
      #expect(view.shown.minX == 100 && !clock.isAnimating)
    }
  }

  @Test func `have options with UIKit's bits`() {
    typealias Options = UIView.AnimationOptions
    #expect(Options.allowUserInteraction.rawValue == 2)
    #expect(Options.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(UIView.AnimationOptions(rawValue: 2 << 16) == .curveEaseOut)
    typealias Keys = UIView.KeyframeAnimationOptions
    #expect(UIView.KeyframeAnimationOptions(rawValue: 1 << 9) == .overrideInheritedOptions)
    #expect(Keys.allowUserInteraction.rawValue == 2 && Keys.calculationModeLinear.isEmpty)
    #expect(UIView.SystemAnimation.delete.rawValue == 0)
  }
}

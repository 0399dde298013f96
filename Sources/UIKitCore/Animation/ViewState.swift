import Foundation

/// What of a view can move, as numbers that can be added up.
struct ViewState: Equatable {
  private var numbers: SIMD8<Double>

  /// Nothing of anything.
  static let zero = ViewState(numbers: .zero)

  private init(numbers: SIMD8<Double>) { self.numbers = numbers }

  /// Of `presence`, a view that is there has 1, and one that is hidden 0.
  init(origin: CGPoint, bounds: CGRect, alpha: CGFloat, presence: Double) {
    numbers = SIMD8(
      origin.x, origin.y, bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
      alpha, presence)
  }

  var origin: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }

  /// The bounds; a size below zero is none.
  var bounds: CGRect {
    CGRect(
      x: numbers[2], y: numbers[3], width: max(0, numbers[4]), height: max(0, numbers[5]))
  }

  var frame: CGRect { CGRect(origin: origin, size: bounds.size) }

  var alpha: CGFloat {
    get { numbers[6] }
    set { numbers[6] = newValue }
  }

  var presence: Double {
    get { numbers[7] }
    set { numbers[7] = newValue }
  }

  /// The same without what concerns the place and the size.
  var withoutGeometry: ViewState {
    ViewState(numbers: SIMD8(0, 0, 0, 0, 0, 0, numbers[6], numbers[7]))
  }

  /// The same without whether the view is there.
  var withoutPresence: ViewState {
    var state = self
    state.presence = 0
    return state
  }

  /// The same without what part of the content the bounds show.
  var withoutScrolling: ViewState {
    var numbers = numbers
    (numbers[2], numbers[3]) = (0, 0)
    return ViewState(numbers: numbers)
  }

  static func + (left: ViewState, right: ViewState) -> ViewState {
    ViewState(numbers: left.numbers + right.numbers)
  }

  static func - (left: ViewState, right: ViewState) -> ViewState {
    ViewState(numbers: left.numbers - right.numbers)
  }

  static func * (left: ViewState, right: Double) -> ViewState {
    ViewState(numbers: left.numbers * right)
  }
}

import Foundation

/// What a view follows its superview from: the frame it was given, and the superview's size then.
@MainActor final class AutoresizingBasis {
  let frame: CGRect
  let superviewSize: CGSize

  init(frame: CGRect, superviewSize: CGSize) {
    self.frame = frame
    self.superviewSize = superviewSize
  }
}

extension UIView {
  /// What part of its superview's growth moves a view's origin, and what part stretches the view.
  typealias AutoresizingShares = (origin: CGFloat, size: CGFloat)

  /// Lets the view follow its superview from the frame it has been given, whether constraints speak
  /// of it or not.
  func renewAutoresizingBasis() {
    let isFollowing = box != nil || !autoresizingMask.isEmpty
    autoresizingBasis = isFollowing ? parent.map { newAutoresizingBasis(in: $0.bounds.size) } : nil
  }

  /// Lets the subviews that follow the view by a mask start anew from the frames they have.
  func noteAutoresizingOfSubviews() {
    for view in children where !view.autoresizingMask.isEmpty { view.noteAutoresizing() }
  }

  /// What the view follows its superview from; where it was not given a frame since it came there,
  /// the one it has.
  func currentAutoresizingBasis(in size: CGSize) -> AutoresizingBasis {
    let basis = autoresizingBasis ?? newAutoresizingBasis(in: size)
    autoresizingBasis = basis
    return basis
  }

  private func newAutoresizingBasis(in size: CGSize) -> AutoresizingBasis {
    AutoresizingBasis(frame: frame, superviewSize: size)
  }

  /// What part of the superview's growth goes where: what is flexible shares it in proportion to
  /// how long it was at first, alike where none of it had any length.
  func autoresizingShares(
    along axis: NSLayoutConstraint.Axis, from basis: AutoresizingBasis
  ) -> AutoresizingShares {
    if parent?.autoresizesSubviews == false { return (0, 0) }
    let (frame, outer, mask) = (basis.frame, basis.superviewSize, autoresizingMask)
    let parts: [(isFlexible: Bool, length: CGFloat)] =
      axis == .horizontal
      ? [
        (mask.contains(.flexibleLeftMargin), frame.minX),
        (mask.contains(.flexibleWidth), frame.width),
        (mask.contains(.flexibleRightMargin), outer.width - frame.maxX),
      ]
      : [
        (mask.contains(.flexibleTopMargin), frame.minY),
        (mask.contains(.flexibleHeight), frame.height),
        (mask.contains(.flexibleBottomMargin), outer.height - frame.maxY),
      ]
    let flexible = parts.count { $0.isFlexible }
    if flexible == 0 { return (0, 0) }
    let lengths = parts.map { $0.isFlexible ? max(0, $0.length) : 0 }
    let sum = lengths.reduce(0, +)
    func share(_ place: Int) -> CGFloat {
      if !parts[place].isFlexible { return 0 }
      return flexible == 1 || sum == 0 ? 1 / CGFloat(flexible) : lengths[place] / sum
    }
    return (share(0), share(1))
  }

  /// Moves the subviews that no engine knows along with the bounds, by their autoresizing masks.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    children.forEachUnretained { view in
      if !view.translatesAutoresizingMaskIntoConstraints || view.isPlacedByEngine
        || view.autoresizingMask.isEmpty
      {
        return
      }
      let basis = view.currentAutoresizingBasis(in: old)
      let frame = view.autoresizedFrame(from: basis, in: bounds.size)
      view.frame = frame
      // That was not the app's doing, as long as no override has made it otherwise.
      if view.frame == frame { view.autoresizingBasis = basis }
    }
  }

  /// Where the view lies in a superview of a size; its own is never below zero.
  private func autoresizedFrame(from basis: AutoresizingBasis, in size: CGSize) -> CGRect {
    let x = autoresizingShares(along: .horizontal, from: basis)
    let y = autoresizingShares(along: .vertical, from: basis)
    let (frame, old) = (basis.frame, basis.superviewSize)
    let growth = CGSize(width: size.width - old.width, height: size.height - old.height)
    return CGRect(
      x: frame.minX + x.origin * growth.width, y: frame.minY + y.origin * growth.height,
      width: max(0, frame.width + x.size * growth.width),
      height: max(0, frame.height + y.size * growth.height))
  }

  /// Whether an engine says where the view lies.
  private var isPlacedByEngine: Bool { box?.isInUse == true }
}

import ConstraintSolver
import Foundation

/// The distance between two anchors, as an item with a width or a height.
@MainActor final class DistanceGuide: UILayoutGuide {
  /// An end of the distance.
  @MainActor struct End {
    private let presence: Presence
    var item: AnyObject? { presence.object }
    let attribute: NSLayoutConstraint.Attribute

    init(_ presence: Presence, _ attribute: NSLayoutConstraint.Attribute) {
      self.presence = presence
      self.attribute = attribute
    }
  }

  let from: End
  let to: End

  init<Axis>(from: NSLayoutAnchor<Axis>, to: NSLayoutAnchor<Axis>) {
    guard let near = from.presence, let far = to.presence else {
      preconditionFailure(
        "an anchor of nothing cannot be constrained; take it from a view or a guide")
    }
    self.from = End(near, from.attribute)
    self.to = End(far, to.attribute)
    super.init()
    identifier = "(\(from.name) to \(to.name))"
  }

  required init?(coder: NSCoder) { nil }

  /// Along which of its axes the guide has an extent.
  var sizeAttribute: NSLayoutConstraint.Attribute {
    from.attribute.axis == .horizontal ? .width : .height
  }

  /// The nearest common ancestor of the ends.
  override var owningView: UIView? {
    get { chain?.ancestor }
    set { preconditionFailure("\(identifier) is a distance: no view can own it") }
  }

  private var chain: ConstraintChain? {
    guard let near = NSLayoutConstraint.view(of: from.item),
      let far = NSLayoutConstraint.view(of: to.item)
    else { return nil }
    return ConstraintChain(from: near, to: far)
  }

  /// Whether the distance counts the other way where text runs the other way.
  var isDirectional: Bool { from.attribute.isDirectional || to.attribute.isDirectional }

  override func addOrigin(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {}

  override func addSize(
    along axis: NSLayoutConstraint.Axis, to sum: LayoutSum, times factor: Double,
    in engine: LayoutEngine
  ) {
    guard let chain else { return }
    let isMirrored = isDirectional && chain.ancestor?.isMirrored == true
    let sign = isMirrored ? -factor : factor
    engine.add(
      to.attribute.absolute(isMirrored: isMirrored), of: to.item, along: chain.second, to: sum,
      times: sign)
    engine.add(
      from.attribute.absolute(isMirrored: isMirrored), of: from.item, along: chain.first,
      to: sum, times: -sign)
  }
}

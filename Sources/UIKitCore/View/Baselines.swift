import Foundation

/// How far a view's first and last baseline lie inside its top and bottom edge, in points.
struct Baselines: Equatable {
  var first: CGFloat = 0
  var last: CGFloat = 0
}

extension Baselines {
  /// The baselines of text that stands in the middle of a height, a line to a row of cells; the
  /// baseline of a row is its lower edge.
  @MainActor init(ofLines lines: Int, in height: CGFloat) {
    let line = UIScreen.main.cellSize.height
    let rows = max(1, CellMetrics.wholeCells(in: height, cell: line))
    let shown = min(max(1, lines), rows)
    let top = (rows - shown) / 2
    first = CGFloat(top + 1) * line
    last = max(0, height - CGFloat(top + shown) * line)
  }
}

extension UIView {
  /// The view's baselines: those of the views that stand for it, or its own.
  var baselines: Baselines {
    Baselines(
      first: firstBaseline(in: forFirstBaselineLayout),
      last: lastBaseline(in: forLastBaselineLayout))
  }

  /// What the text of the view needs above its first baseline and below its last, however high the
  /// view is; nothing without text.
  var textBaselines: Baselines {
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    let own = ownBaselines(inHeight: 0)
    return Baselines(
      first: first === self ? own.first : first.textBaselines.first,
      last: last === self ? own.last : last.textBaselines.last)
  }

  private func firstBaseline(in view: UIView) -> CGFloat {
    if view === self { return ownBaselines(inHeight: bounds.height).first }
    check(view, "forFirstBaselineLayout")
    let top = convert(CGPoint(x: 0, y: view.bounds.minY), from: view).y
    return top - bounds.minY + view.alignmentRectInsets.top + view.baselines.first
      - alignmentRectInsets.top
  }

  private func lastBaseline(in view: UIView) -> CGFloat {
    if view === self { return ownBaselines(inHeight: bounds.height).last }
    check(view, "forLastBaselineLayout")
    let bottom = convert(CGPoint(x: 0, y: view.bounds.maxY), from: view).y
    return bounds.maxY - bottom + view.alignmentRectInsets.bottom + view.baselines.last
      - alignmentRectInsets.bottom
  }

  private func check(_ view: UIView, _ property: String) {
    precondition(
      view.isDescendant(of: self),
      "\(itemName).\(property) has to lie in \(itemName); \(view.itemName) does not")
  }

  /// Tells the engine where the baselines are now, if a constraint speaks of them.
  func noteBaselines() {
    guard let known = box?.baselines, known != baselines else { return }
    noteConstants { $0.restsOnBaseline(of: self) }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint speaks of a baseline of the view.
  fileprivate func restsOnBaseline(of view: UIView) -> Bool {
    firstAttribute.isBaseline && firstItem === view
      || secondAttribute.isBaseline && secondItem === view
      || distances?.contains { $0.restsOnBaseline(of: view) } == true
  }
}

extension DistanceGuide {
  fileprivate func restsOnBaseline(of view: UIView) -> Bool {
    from.attribute.isBaseline && from.item === view || to.attribute.isBaseline && to.item === view
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The view that holds what a cell shows, which says when it may need another height.
final class CellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.contentDidChange(isAnnounced: true)
  }

  override var heightIsOutdated: Bool { superview?.heightIsOutdated ?? false }

  override func contentSizeDidChange(of subview: UIView) {
    (superview as? UITableViewCell)?.contentDidChange(isAnnounced: false)
  }
}

extension LayoutEngine {
  /// Tells the row that sizes itself, if a box lies in one, that it may need another height; the
  /// table itself gives cells and their content views their frames.
  func noteRow(around box: LayoutBox) {
    guard UITableViewCell.rowsSizeThemselves, let outer = box.placedBy,
      !(outer is UITableViewCell)
    else { return }
    noteRow(around: outer)
  }

  /// Tells the row that sizes itself, if a view lies in one, that it may need another height.
  func noteRow(around view: UIView?) {
    guard UITableViewCell.rowsSizeThemselves, fitting == nil else { return }
    var next = view
    while let view = next {
      if let cell = view as? UITableViewCell { return cell.contentDidChange(isAnnounced: false) }
      next = view.parent
    }
  }
}

import Foundation

/// The view that holds what a view measured by its table shows, and says when that may need another
/// height.
final class MeasuredContentView: UIView {
  override var roleName: String {
    superview.map { "\($0.itemName).contentView" } ?? "contentView"
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.contentDidChange(isAnnounced: true)
  }

  /// What is laid out in the margins lines up with the table's labels and separators.
  override var sideMargin: CGFloat { UITableView.contentMargin }

  override var heightIsOutdated: Bool { superview?.heightIsOutdated ?? false }

  override func contentSizeDidChange(of subview: UIView) {
    superview?.contentDidChange(isAnnounced: false)
  }
}

extension LayoutEngine {
  /// Tells the view measured by its table, if a box lies in one, that it may need another height;
  /// the table itself gives such views and what holds their content their frames.
  func noteRow(around box: LayoutBox) {
    guard UITableView.measuresContent, let outer = box.placedBy, !outer.isMeasuredByTable else {
      return
    }
    noteRow(around: outer)
  }

  /// Tells the view measured by its table, if a view lies in one, that it may need another height.
  func noteRow(around view: UIView?) {
    guard UITableView.measuresContent, fitting == nil else { return }
    var next = view
    while let view = next {
      if view.isMeasuredByTable { return view.contentDidChange(isAnnounced: false) }
      next = view.parent
    }
  }
}

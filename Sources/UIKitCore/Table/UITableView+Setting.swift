/// What it takes to set some of a table's properties.
extension UITableView {
  /// Has the table's delegate told of the scrolling as well.
  func takeOverDelegate() {
    let scrollView: UIScrollView = self
    scrollView.delegate = delegate
    heightsDidChange()
  }

  /// Puts a view above or below the rows in place of another, where it belongs among the subviews
  /// for the focus too: the header comes before the rows and the footer after them.
  func replace(_ old: UIView?, by new: UIView?, at place: Int) {
    // As in UIKit, a view that is set again is asked how high it is now.
    setNeedsLayout()
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: place) }
  }
}

public import Foundation

/// A controller whose view is a table, of which it is the data source and the delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// The table.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Creates a controller of a table in a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init()` does.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Whether nothing stays selected when the table is about to appear; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  // Members with a default in a protocol's extension cannot be overridden: each is declared here.

  // MARK: Data source

  /// How many rows a section has; none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row; an empty one unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  /// How many sections there are; 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// The title above a section; none unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The title below a section; none unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether the user can edit a row.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether the user can move a row.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Tells that the user has edited a row.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// What a swipe from the leading edge offers.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// What a swipe from the trailing edge offers.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Delegate

  /// The height of a row; the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.unstatedHeight }

  /// The height that a row is thought to have; the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.unstatedHeight }

  /// The height of what is above a section; the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.unstatedHeight }

  /// The height of what is below a section; the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.unstatedHeight }

  /// The view above a section; the title's unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// The view below a section; the title's unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Tells that a cell is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a cell shows no longer.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Tells that the view above a section is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Tells that the view below a section is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Tells that the view above a section shows no longer.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Tells that the view below a section shows no longer.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Whether the user can press a row; true unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that the mouse button went down on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Tells that the mouse button went up again, or left the row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The row to select for one that was pressed; itself unless overridden.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The row whose selection ends because of what the user did; itself unless overridden.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Tells that the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells that a row is selected no longer.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Tells that the table scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Tells that a scroll with animation has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Tells that what bars and insets cover of the content has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: What a terminal never tells

  /// Keys and the wheel scroll at once: see `scrollViewDidScroll(_:)`.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Keys and the wheel scroll at once: set the offset in `scrollViewDidScroll(_:)`.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Keys and the wheel scroll at once: see `scrollViewDidScroll(_:)`.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing goes on by itself: see `scrollViewDidScroll(_:)`.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing goes on by itself: see `scrollViewDidScroll(_:)`.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// There is no status bar to tap: Home scrolls to the top.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// There is no status bar to tap: see `scrollViewDidScroll(_:)`.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Cells have one size.
  ///
  /// > Note: Unlike UIKit, never called.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Cells have one size.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Cells have one size.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Cells have one size.
  ///
  /// > Note: Unlike UIKit, never called.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// These heights are exact.
  ///
  /// > Note: Unlike UIKit, never called.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { UITableView.unstatedHeight }
  /// These heights are exact.
  ///
  /// > Note: Unlike UIKit, never called.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { UITableView.unstatedHeight }

  // MARK: What rows do not do

  /// Accessories are characters: put a button into the cell.
  @available(*, unavailable, message: "put a button into the cell")
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Rows are not indented: pin to `contentView` with a constant.
  @available(*, unavailable, message: "pin to contentView with a constant")
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { 0 }
  /// Rows are not edited by the table.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Rows are not edited by the table.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { false }
  /// Rows are not edited by the table.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Rows are not edited by the table.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Rows are not moved by the table.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// There are no menus over rows: present a `UIAlertController`.
  @available(*, unavailable, message: "present a UIAlertController")
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { false }
  /// A table has the focus as a whole.
  @available(*, unavailable, message: "a table has the focus as a whole; leave it out")
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// A table has the focus as a whole: select the row.
  @available(*, unavailable, message: "select the row with selectRow(at:animated:scrollPosition:)")
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Return selects the row.
  @available(*, unavailable, message: "Return selects the row; use tableView(_:didSelectRowAt:)")
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { false }
  /// Return selects the row: see `tableView(_:didSelectRowAt:)`.
  @available(*, unavailable, message: "use tableView(_:didSelectRowAt:)")
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Return selects the row: see `tableView(_:didSelectRowAt:)`.
  @available(*, unavailable, message: "use tableView(_:didSelectRowAt:)")
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }
  /// Nothing is swiped over rows.
  @available(*, unavailable, message: "set allowsMultipleSelection")
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Nothing is swiped over rows.
  @available(*, unavailable, message: "set allowsMultipleSelection")
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Nothing is swiped over rows.
  @available(*, unavailable, message: "set allowsMultipleSelection")
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Rows are not moved by the table: put buttons into the cells.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// There is no index of sections.
  @available(*, unavailable, message: "there is no index of sections; leave it out")
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// There is no index of sections.
  @available(*, unavailable, message: "there is no index of sections; leave it out")
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { 0 }
}

public import Foundation

extension UITableView {
  /// Rows do not size themselves.
  @available(*, unavailable, message: "rows do not size themselves; set rowHeight")
  public class var automaticDimension: CGFloat { -1 }

  /// Heights are exact.
  @available(*, unavailable, message: "heights are exact and need no estimate; set rowHeight")
  public var estimatedRowHeight: CGFloat {
    get { rowHeight }
    set {}
  }

  /// Sections are not changed one by one.
  @available(*, unavailable, message: "use reloadData()")
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Sections are not changed one by one.
  @available(*, unavailable, message: "use reloadData()")
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Sections are not changed one by one.
  @available(*, unavailable, message: "use reloadData()")
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Rows are not edited by the table.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  public func setEditing(_ editing: Bool, animated: Bool) {}

  /// Rows are not moved by the table.
  @available(*, unavailable, message: "use deleteRows(at:with:) and insertRows(at:with:)")
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
}

public import Foundation

extension UITableView {
  /// Heights of views above and below sections are exact.
  @available(*, unavailable, message: "these heights are exact and need no estimate; leave it out")
  public var estimatedSectionHeaderHeight: CGFloat {
    get { sectionHeaderHeight }
    set {}
  }

  /// Heights of views above and below sections are exact.
  @available(*, unavailable, message: "these heights are exact and need no estimate; leave it out")
  public var estimatedSectionFooterHeight: CGFloat {
    get { sectionFooterHeight }
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

  /// Rows are not edited by the table.
  @available(*, unavailable, message: "ask isEditing of the controller")
  public var isEditing: Bool {
    get { false }
    set {}
  }

  /// Rows are not edited by the table.
  @available(*, unavailable, message: "set allowsSelection in setEditing(_:animated:)")
  public var allowsSelectionDuringEditing: Bool {
    get { false }
    set {}
  }

  /// Titles have no room above them.
  @available(*, unavailable, message: "there is none; leave it out, or set sectionHeaderHeight")
  public var sectionHeaderTopPadding: CGFloat {
    get { 0 }
    set {}
  }

  /// There are no nibs.
  @available(*, unavailable, message: "there are no nibs; register the class")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  /// Cells are as wide as the table.
  @available(*, unavailable, message: "pin to contentView.readableContentGuide")
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { false }
    set {}
  }

  /// The table has the focus as a whole.
  @available(*, unavailable, message: "a table has the focus as a whole, and keeps its row")
  public var remembersLastFocusedIndexPath: Bool {
    get { false }
    set {}
  }

  /// Rows are not moved by the table.
  @available(*, unavailable, message: "use deleteRows(at:with:) and insertRows(at:with:)")
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
}

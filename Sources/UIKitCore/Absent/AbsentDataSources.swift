public import Foundation

// What is shown is asked for: there are no data sources that are handed snapshots.

/// A data source that finds out what has changed.
@available(
  *, unavailable,
  message: "be the table's UITableViewDataSource, and use reloadData() or insertRows(at:with:)"
)
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  NSObject
{
  /// Makes a data source whose cells a closure makes.
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifier) -> UITableViewCell?
  ) {}

  /// Shows other rows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
}

/// The sections and rows of a table at one time.
@available(
  *, unavailable, message: "keep an array of your own, and answer UITableViewDataSource from it"
)
public struct NSDiffableDataSourceSnapshot<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  /// Makes one without rows.
  public init() {}
  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) {}
  /// Adds rows.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection sectionIdentifier: SectionIdentifier? = nil
  ) {}
}

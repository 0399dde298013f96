public import Foundation

extension UITableView {
  /// UIKit's optional methods of `UITableViewDataSource` for which there is no occasion here.
  ///
  /// How the compiler tells of them: see ``UIScrollView/NotCalledInATerminal``.
  @preconcurrency @MainActor public protocol NotAskedInATerminal: NSObjectProtocol {
    /// Rows are not edited by the table: put buttons into the cells.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Never
    /// Rows are not moved by the table: put buttons into the cells.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Never
    /// Rows are not moved by the table: put buttons into the cells.
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) -> Never
    /// There is no index of sections.
    func sectionIndexTitles(for tableView: UITableView) -> Never
    /// There is no index of sections.
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Never
  }
}

extension UITableView.NotAskedInATerminal {
  /// Is never called.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func sectionIndexTitles(for tableView: UITableView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Never { preconditionFailure("never called") }
}

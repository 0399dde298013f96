public import Foundation

/// What a table asks for its rows; members with a default are optional, as in UIKit.
///
/// > Note: Unlike UIKit's, nothing is asked of editing and moving rows and of an index of the
/// > sections: a table has none of these. ``UITableView/NotAskedInATerminal`` lists the methods.
@preconcurrency @MainActor
public protocol UITableViewDataSource: UITableView.NotAskedInATerminal {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row: dequeue one and fill it.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

public import Foundation

extension UITableView {
  /// UIKit's optional methods of `UITableViewDelegate` for which there is no occasion here.
  ///
  /// They return `Never`, so that they get in nobody's way, and that the compiler says of a method
  /// like one of them, in an extension with which a class becomes a delegate, that it "nearly
  /// matches" one of this protocol. Make it private or delete it.
  @preconcurrency @MainActor public protocol NotCalledInATerminal: NSObjectProtocol {
    /// These heights are exact.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
      -> Never
    /// These heights are exact.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
      -> Never
    /// Accessories are characters: put a button into the cell.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      -> Never
    /// Rows are not indented: pin to `contentView` with a constant.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Never
    /// Rows are not edited by the table.
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> Never
    /// Rows are not edited by the table.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
      -> Never
    /// Rows are not edited by the table.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) -> Never
    /// Rows are not edited by the table.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> Never
    /// Rows are not moved by the table.
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> Never
    /// There are no menus over rows: present a `UIAlertController`.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Never
    /// A table has the focus as a whole.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Never
    /// A table has the focus as a whole: select the row.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> Never
    /// Return selects the row.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
      -> Never
    /// Return selects the row: see `tableView(_:didSelectRowAt:)`.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
      -> Never
    /// Return selects the row: see `tableView(_:didSelectRowAt:)`.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
      -> Never
    /// Nothing is swiped over rows.
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Never
    /// Nothing is swiped over rows.
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Never
    /// Nothing is swiped over rows.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) -> Never
  }
}

extension UITableView.NotCalledInATerminal {
  /// Is never called.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> Never {
    preconditionFailure("never called")
  }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    -> Never
  { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Never { preconditionFailure("never called") }
  /// Is never called.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) -> Never {
    preconditionFailure("never called")
  }
}

extension UITableView {
  /// UIKit's optional methods of `UITableViewDataSource` for which there is no occasion here.
  ///
  /// They return `Never`, so that they get in nobody's way, and that the compiler says of a method
  /// like one of them, in an extension with which a class becomes a delegate, that it "nearly
  /// matches" one of this protocol. Make it private or delete it.
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

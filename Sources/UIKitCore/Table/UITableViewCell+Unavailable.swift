extension UITableViewCell {
  /// What the user can do to a row.
  @available(*, unavailable, message: "put buttons into the cells, or use keyCommands")
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Insert another.
    case insert
  }

  /// Contents are labels and views.
  @available(*, unavailable, message: "set textLabel?.text and detailTextLabel?.text")
  public var contentConfiguration: Any? {
    get { nil }
    set {}
  }

  /// Contents are labels and views.
  @available(*, unavailable, message: "set textLabel?.text and detailTextLabel?.text")
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    preconditionFailure("unavailable")
  }

  /// Cells show no image of their own.
  @available(*, unavailable, message: "add a UIImageView to contentView")
  public var imageView: UIImageView? { nil }

  /// What stands at the trailing edge is a character.
  @available(*, unavailable, message: "set accessoryType, or add the view to contentView")
  public var accessoryView: UIView? {
    get { nil }
    set {}
  }
}

/// What a cell of a list shows.
@available(*, unavailable, message: "set textLabel?.text and detailTextLabel?.text of the cell")
public struct UIListContentConfiguration: Sendable, AbsentType {
  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
}

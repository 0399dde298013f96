public import Foundation

extension UITableView {
  /// How the sections look.
  public enum Style: Int, Sendable {
    /// One list; the title of the topmost section stays in sight.
    case plain = 0
    /// Groups of rows; titles scroll along.
    case grouped = 1
    /// Groups of rows; titles scroll along.
    ///
    /// > Note: Unlike UIKit, drawn as ``grouped``: a terminal has no round corners to inset.
    case insetGrouped = 2
  }

  /// What stands between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a change of rows is shown; a terminal shows it at once.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows come from the right.
    case right = 1
    /// Rows come from the left.
    case left = 2
    /// Rows come from above.
    case top = 3
    /// Rows come from below.
    case bottom = 4
    /// Rows change at once.
    case none = 5
    /// Rows stay in the middle of their place.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// Where in the table a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as makes it visible.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// What makes the table measure a row that shows anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only a change of rows, such as an empty `performBatchUpdates`.
    case disabled = 0
    /// Also `invalidateIntrinsicContentSize()` of the cell or its `contentView`.
    case enabled = 1
    /// Also whatever changes layout by constraints in the cell, ``UIView/hideView()`` included.
    case enabledIncludingConstraints = 2
  }

  /// Stands for a height that follows from constraints.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The distance of text from the left edge, in points.
  static let contentMargin: CGFloat = 16
  /// The height of a row that nothing gives a height, in points.
  static let defaultRowHeight: CGFloat = 44
  /// The height of a title that nothing gives a height, in points.
  static let defaultTitleHeight: CGFloat = 28
  /// Stands for a height that a delegate leaves to the table.
  static let unstatedHeight = -CGFloat.greatestFiniteMagnitude
}

import CellGrid

extension UIView {
  /// Where content stands in a view of another size.
  ///
  /// > Note: Unlike UIKit, nothing is scaled: characters have one size, and what is to be scaled
  /// > stands in the middle.
  public enum ContentMode: Int, Sendable {
    /// In the middle.
    case scaleToFill = 0
    /// In the middle.
    case scaleAspectFit = 1
    /// In the middle.
    case scaleAspectFill = 2
    /// In the middle.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the top edge.
    case top = 5
    /// In the middle of the bottom edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the corner at the top left.
    case topLeft = 9
    /// In the corner at the top right.
    case topRight = 10
    /// In the corner at the bottom left.
    case bottomLeft = 11
    /// In the corner at the bottom right.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// The first cell of content of a size, in a view of another.
  func origin(of content: CellSize, in size: CellSize) -> CellPoint {
    let room = (columns: size.columns - content.columns, rows: size.rows - content.rows)
    // Half a column is rounded towards the top left, also where the content is too large.
    var place = CellPoint(column: room.columns >> 1, row: room.rows >> 1)
    switch self {
    case .left, .topLeft, .bottomLeft: place.column = 0
    case .right, .topRight, .bottomRight: place.column = room.columns
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: place.row = 0
    case .bottom, .bottomLeft, .bottomRight: place.row = room.rows
    default: break
    }
    return place
  }
}

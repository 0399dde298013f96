extension UITableViewCell {
  /// How the labels of a cell lie.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label, and another at the trailing edge.
    case value1 = 1
    /// A label of fixed width, and another next to it.
    case value2 = 2
    /// A label, and another below it.
    case subtitle = 3
  }

  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// "›": the row leads somewhere.
    case disclosureIndicator = 1
    /// "i ›": the row leads somewhere and has details.
    case detailDisclosureButton = 2
    /// "✓": the row is chosen.
    case checkmark = 3
    /// "i": the row has details.
    case detailButton = 4
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// Like any other.
    case none = 0
    /// Reversed.
    case blue = 1
    /// Reversed.
    case gray = 2
    /// Reversed.
    case `default` = 3
  }
}

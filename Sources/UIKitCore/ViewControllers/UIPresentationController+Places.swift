import Foundation

extension UIPresentationController {
  /// How thick the line around the presented view is, in points.
  var border: CGSize {
    presentationStyle.isSheet || presented is UIAlertController ? UIScreen.main.cellSize : .zero
  }

  /// Whether the presented view has a line around it.
  var hasBorder: Bool { border != .zero }

  /// Where the presented view and the line around it lie in the container.
  var plateFrame: CGRect {
    guard let bounds = container?.bounds else { return .zero }
    let cell = UIScreen.main.cellSize
    if let alert = presented as? UIAlertController {
      return alert.plateFrame(in: bounds, border: border)
    }
    switch presentationStyle {
    case .pageSheet:
      return centred(
        CGSize(
          width: min(bounds.width - 4 * cell.width, Self.pageWidth),
          height: bounds.height - cell.height),
        in: bounds, isAtBottom: true)
    case .formSheet:
      let wanted = presented?.preferredContentSize ?? .zero
      let size = CGSize(
        width: (wanted.width > 0 ? wanted.width : Self.formSize.width) + 2 * border.width,
        height: (wanted.height > 0 ? wanted.height : Self.formSize.height) + 2 * border.height)
      return centred(
        CGSize(
          width: min(size.width, bounds.width - 4 * cell.width),
          height: min(size.height, bounds.height - 2 * cell.height)),
        in: bounds)
    default: return bounds
    }
  }

  /// The width of a page, in points: UIKit's readable width, and the margins.
  private static let pageWidth: CGFloat = 704
  /// The size of a form, in points: UIKit's.
  private static let formSize = CGSize(width: 540, height: 620)

  /// A rectangle of whole cells in the middle of another, or at its lower edge.
  func centred(_ size: CGSize, in bounds: CGRect, isAtBottom: Bool = false) -> CGRect {
    let cell = UIScreen.main.cellSize
    let width = max(0, (size.width / cell.width).rounded(.up) * cell.width)
    let height = max(0, (size.height / cell.height).rounded(.up) * cell.height)
    let free = bounds.height - height
    return CGRect(
      x: ((bounds.width - width) / 2 / cell.width).rounded(.down) * cell.width,
      y: isAtBottom ? free : (free / 2 / cell.height).rounded(.down) * cell.height,
      width: width, height: height)
  }
}

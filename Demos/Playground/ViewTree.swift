import Foundation
import UIKit

/// A view and what lies in it, as it is printed.
@MainActor struct ViewTree {
  private let view: UIView

  /// The tree below a view.
  init(_ view: UIView) {
    self.view = view
  }

  /// The tree as JSON, a view a line: its name, class, frame in points and cells on the screen.
  func json(indent: String = "") -> String {
    let frame = view.frame
    let cells = view.cellsOnScreen
    let name = view.accessibilityIdentifier ?? ""
    let children = view.subviews.map { ViewTree($0).json(indent: indent + "  ") }
    let fields = [
      "\"name\": \(quoted(name))",
      "\"class\": \(quoted("\(type(of: view))"))",
      "\"hidden\": \(view.isHidden)",
      "\"frame\": \(list([frame.minX, frame.minY, frame.width, frame.height].map(number)))",
      "\"cells\": "
        + list(
          [
            cells.origin.column, cells.origin.row, cells.size.columns, cells.size.rows,
          ].map(String.init)),
      "\"subviews\": [" + (children.isEmpty ? "" : "\n" + children.joined(separator: ",\n")) + "]",
    ]
    return indent + "{" + fields.joined(separator: ", ") + "}"
  }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  private func number(_ value: CGFloat) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(Double(value))"
  }

  private func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

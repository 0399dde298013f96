import UIKit

/// Collects constraints out of statements.
@resultBuilder
enum ConstraintBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }

  static func buildExpression(_ constraint: NSLayoutConstraint?) -> [NSLayoutConstraint] {
    constraint.map { [$0] } ?? []
  }

  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    constraints
  }

  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }

  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
  static func buildLimitedAvailability(_ part: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    part
  }
}

extension NSLayoutConstraint {
  static func activate(@ConstraintBuilder _ content: () -> [NSLayoutConstraint]) {
    activate(content())
  }
}

extension UIView {
  @discardableResult
  func addSubview<View: UIView>(
    _ view: View, @ConstraintBuilder constraints: (UIView, View) -> [NSLayoutConstraint]
  ) -> View {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints(self, view))
    return view
  }
}

/// A grid of tiles, built by statements.
final class BuilderGridView: UIView {
  private(set) var tiles: [UIView] = []

  convenience init(rows: Int, columns: Int, gap: CGFloat, isSquare: Bool = false) {
    self.init(frame: .zero)
    for row in 0..<rows {
      for column in 0..<columns {
        let left = column == 0 ? nil : tiles[row * columns + column - 1]
        let above = row == 0 ? nil : tiles[(row - 1) * columns + column]
        tiles.append(
          addSubview(UIView()) { grid, tile in
            if let left {
              tile.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: gap)
              tile.widthAnchor.constraint(equalTo: left.widthAnchor)
            } else {
              tile.leadingAnchor.constraint(equalTo: grid.leadingAnchor)
            }
            above.map { tile.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: gap) }
            if row == 0 { tile.topAnchor.constraint(equalTo: grid.topAnchor) }
            if column == columns - 1 {
              tile.trailingAnchor.constraint(equalTo: grid.trailingAnchor)
            }
            if isSquare {
              tile.heightAnchor.constraint(equalTo: tile.widthAnchor)
            } else {
              tile.heightAnchor.constraint(equalToConstant: 32)
            }
          })
      }
    }
    NSLayoutConstraint.activate {
      if let last = tiles.last {
        bottomAnchor.constraint(equalTo: last.bottomAnchor)
      }
      for tile in tiles where tile.tag != 0 {
        tile.widthAnchor.constraint(greaterThanOrEqualToConstant: 8)
      }
    }
  }
}

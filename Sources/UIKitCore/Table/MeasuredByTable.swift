import Foundation

/// What a table has found out about the height that a view asks for.
struct HeightMeasure: Equatable {
  /// Whether the room the view gets follows from what it holds.
  var followsContent = false
  /// The width in which the table measured the view; nil if the view has changed since.
  var width: CGFloat?

  /// Whether the height the view has is about to be another one.
  var isOutdated: Bool { followsContent && width == nil }
}

/// The labels of a view that has some without being asked for them, as far as they were made.
struct StandardLabels {
  var text: UILabel?
  var detail: UILabel?
}

/// A view to which a table gives the height that its content asks for: a cell, or what stands above
/// or below a section.
@MainActor protocol MeasuredByTable: UIView {
  /// The view that holds the content.
  var contentView: UIView { get }
  var measure: HeightMeasure { get set }
  var labels: StandardLabels { get set }
}

extension MeasuredByTable {
  /// Tells the engine that the heights of the view and its content may be out of date, or are not.
  func noteHeights() {
    noteOwnConstraints()
    contentView.noteOwnConstraints()
  }

  /// One of the labels; it is made when it is first asked for, and prepared then.
  func label(
    _ which: WritableKeyPath<StandardLabels, UILabel?>, prepare: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    if let label = labels[keyPath: which] { return label }
    let label = UILabel()
    prepare(label)
    labels[keyPath: which] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }
}

public import Foundation

/// Makes a cell of a class known only at run time; not for use in apps.
///
/// `init(style:reuseIdentifier:)` is not `required`, since a `required` initializer would have to
/// be repeated in every subclass, which UIKit's does not. Swift calls an initializer on a metatype
/// only if it is required. In this subclass it is, and it has the same place in the table of
/// methods: a call through this type on another class's metatype reaches that class's initializer.
/// The class has to be `open`: otherwise the optimizer sees that it has no subclass and calls its
/// own.
@preconcurrency @MainActor
open class _RegistrableTableViewCell: UITableViewCell {
  /// Creates a cell; called through another class's metatype.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: _RegistrableTableViewCell.Type.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

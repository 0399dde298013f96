public import Foundation

/// Makes a view of a class known only at run time; not for use in apps.
///
/// See ``_RegistrableTableViewCell`` for how.
@preconcurrency @MainActor
open class _RegistrableHeaderFooterView: UITableViewHeaderFooterView {
  /// Creates a view; called through another class's metatype.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: _RegistrableHeaderFooterView.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
  }
}

public import UIKitCore

/// Makes an app's delegate, whose class is known only at run time; not for use in apps.
///
/// `UIResponder.init()` is not `required`, since a `required` initializer would have to be repeated
/// in every subclass with one of its own, which UIKit's does not. Swift calls an initializer on a
/// metatype only if it is required. In this subclass it is, and it has the same place in the table
/// of methods as `UIResponder.init()`: a call through this type on the metatype of any responder
/// reaches that responder's initializer. The class has to be `open`: otherwise the optimizer sees
/// that it has no subclass and calls its own initializer.
@preconcurrency @MainActor
open class _LaunchableResponder: UIResponder {
  /// Creates a responder; called through another class's metatype.
  public required override init() {
    super.init()
  }

  static func make(_ type: UIResponder.Type) -> UIResponder {
    unsafeBitCast(type, to: _LaunchableResponder.Type.self).init()
  }
}

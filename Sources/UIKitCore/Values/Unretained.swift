/// Says where an object is as long as it is there.
@MainActor package final class Presence {
  package fileprivate(set) unowned(unsafe) var object: AnyObject?

  package init(of object: AnyObject) {
    self.object = object
  }

  /// The object goes away.
  package func end() {
    object = nil
  }
}

/// An object that others refer to without keeping it alive.
///
/// It ends its presence in its `deinit`.
@MainActor package protocol Present: AnyObject {
  var presence: Presence { get }
}

/// A reference that does not keep its object alive, and is nil once that is gone.
///
/// What `weak` is for; but once there is a weak reference to an object, Swift takes several times as
/// long each time it retains that object, and layout does little else.
@MainActor @propertyWrapper package struct Unretained<Object: Present> {
  private var presence: Presence? = nil

  package init() {}

  package var wrappedValue: Object? {
    get { presence?.object.map { unsafeDowncast($0, to: Object.self) } }
    set { presence = newValue?.presence }
  }

  /// Whether the reference is to this object.
  package func isTo(_ object: Object) -> Bool { presence?.object === object }
}

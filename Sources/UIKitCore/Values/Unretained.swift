/// A reference that does not keep its object alive, and is nil once that is gone.
///
/// What `weak` is for; but once there is a weak reference to an object, Swift takes several times
/// as long each time it retains that object, and layout does little else.
@MainActor @propertyWrapper package struct Unretained<Object: Present> {
  private var presence: Presence? = nil

  package init() {}

  package var wrappedValue: Object? {
    get { presence?.object(as: Object.self) }
    set { presence = newValue?.presence }
  }

  /// Whether the reference is to this object.
  package func isTo(_ object: Object) -> Bool { presence?.object === object }
}

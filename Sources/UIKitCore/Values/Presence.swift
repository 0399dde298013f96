/// Says where an object is as long as it is there.
@MainActor package final class Presence {
  @exclusivity(unchecked) private var reference: Unmanaged<AnyObject>?
  private let isOfView: Bool

  package init(of object: AnyObject) {
    reference = Unmanaged.passUnretained(object)
    isOfView = object is UIView
  }

  /// Makes one for an object that is not ready yet; it begins its presence when it is.
  init() {
    isOfView = false
  }

  /// The object is there from now on.
  func begin(_ object: AnyObject) {
    reference = Unmanaged.passUnretained(object)
  }

  /// The object goes away.
  package func end() {
    reference = nil
  }

  /// The object, until it goes away.
  package var object: AnyObject? { reference?.takeUnretainedValue() }

  /// Whether the object is there.
  var isThere: Bool { reference != nil }

  /// The object, if it is a view.
  var view: Unmanaged<UIView>? {
    guard isOfView, let reference else { return nil }
    return Unmanaged.fromOpaque(reference.toOpaque())
  }

  /// The object, which is known to be of a type.
  @inline(__always)
  func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard let reference else { return nil }
    return Unmanaged<Object>.fromOpaque(reference.toOpaque()).takeUnretainedValue()
  }
}

/// An object that others refer to without keeping it alive.
///
/// It ends its presence in its `deinit`.
@MainActor package protocol Present: AnyObject {
  var presence: Presence { get }
}

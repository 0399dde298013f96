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

extension Unmanaged {
  /// A reference to an object that somebody else keeps alive; nil without one.
  @inline(__always)
  init?(unretained object: Instance?) {
    guard let object else { return nil }
    self = .passUnretained(object)
  }

  /// Calls `body` with the object, which somebody else keeps alive meanwhile, without retaining it.
  ///
  /// The standard library's method of this kind has a closure of the main actor ask each time which
  /// actor it runs on.
  @inline(__always)
  func lend<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  /// Whether both are the same object.
  @inline(__always)
  static func === (left: Self, right: Self) -> Bool { left.toOpaque() == right.toOpaque() }
}

extension Array {
  /// Calls `body` for the objects among the elements, which the array keeps alive: they are not
  /// retained one by one, as in a loop.
  @inline(__always)
  func forEachUnretained<Object: AnyObject>(_ body: (Object) -> Void) where Element == Object? {
    withUnsafeBufferPointer { elements in
      elements.withMemoryRebound(to: Unmanaged<Object>?.self) { elements in
        for place in 0..<elements.count { elements[place]?._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}

extension Array where Element: AnyObject {
  /// Calls `body` for the elements from a place on, which the array keeps alive: they are not
  /// retained one by one, as in a loop.
  @inline(__always)
  func forEachUnretained(from start: Int = 0, _ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      elements.withMemoryRebound(to: Unmanaged<Element>.self) { elements in
        for place in start..<elements.count { elements[place]._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}

/// Says where an object is as long as it is there.
@MainActor package final class Presence {
  @exclusivity(unchecked) private final var reference: Unmanaged<AnyObject>?
  private final let isOfView: Bool

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
    isOfView ? reference.map { Unmanaged.fromOpaque($0.toOpaque()) } : nil
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

extension Unmanaged {
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

extension Array where Element: AnyObject {
  /// Calls `body` for the elements from a place on, which the array keeps alive: they are not retained
  /// one by one, as in a loop.
  @inline(__always)
  func forEachUnretained(from start: Int = 0, _ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      elements.withMemoryRebound(to: Unmanaged<Element>.self) { elements in
        for place in start..<elements.count { elements[place]._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}

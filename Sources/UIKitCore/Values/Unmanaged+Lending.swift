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

import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: it reads as nil once nobody else keeps it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It keeps a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// It keeps a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; nil ends that.
///
///     private var nameKey: UInt8 = 0
///     objc_setAssociatedObject(view, &nameKey, "header", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// Views, controllers, guides and constraints let go of their values when they go. Those of other
/// objects stay until more values are set after the object has gone.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let value = value.map { AssociatedValue($0, policy) }
  switch object as AnyObject {
  case let object as UIResponder: object.associatedValues.set(value, for: key)
  case let object as UILayoutGuide: object.associatedValues.set(value, for: key)
  case let object as NSLayoutConstraint: object.associatedValues.set(value, for: key)
  case let object: AssociatedValues.ofOthers.set(value, for: key, of: object)
  }
}

/// Returns the value that is associated with an object under a key.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  switch object as AnyObject {
  case let object as UIResponder: object.associatedValues[key]
  case let object as UILayoutGuide: object.associatedValues[key]
  case let object as NSLayoutConstraint: object.associatedValues[key]
  case let object: AssociatedValues.ofOthers[object]?[key]
  }
}

/// A value, kept as its policy says.
private struct AssociatedValue {
  private var kept: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: assigned = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy() ?? value
    }
  }

  var value: Any? { kept ?? assigned }
}

/// What is associated with one object; nothing with most.
struct AssociatedValues {
  private var values: [UnsafeRawPointer: AssociatedValue]?

  subscript(key: UnsafeRawPointer) -> Any? { values?[key]?.value }

  fileprivate mutating func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) {
    if value == nil && values == nil { return }
    values = values ?? [:]
    values?[key] = value
  }

  /// What is associated with objects that cannot hold it themselves.
  @MainActor fileprivate static var ofOthers = OtherObjects()
}

/// Values of objects that are not ours, beside them.
private struct OtherObjects {
  private struct Entry {
    weak var object: AnyObject?
    var values = AssociatedValues()
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var changesUntilSweep = 64

  subscript(object: AnyObject) -> AssociatedValues? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.values : nil }
  }

  mutating func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    changesUntilSweep -= 1
    if changesUntilSweep == 0 { sweep() }
    var values = self[object] ?? AssociatedValues()
    values.set(value, for: key)
    entries[ObjectIdentifier(object)] = Entry(object: object, values: values)
  }

  /// Forgets the objects that have gone.
  private mutating func sweep() {
    entries = entries.filter { $0.value.object != nil }
    changesUntilSweep = max(64, entries.count)
  }
}

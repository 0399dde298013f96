/// What types of UIKit's that are not here have in common: where such a type is named, the compiler
/// tells what to use instead, and then not of each of its members that it does not know it.
@dynamicMemberLookup
@preconcurrency @MainActor public protocol AbsentType {}

extension AbsentType {
  /// A property, of whatever type is expected.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { preconditionFailure("unavailable") }
    nonmutating set {}
  }

  /// A method, or a property of which nothing is expected.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> AbsentMember {
    get { preconditionFailure("unavailable") }
    nonmutating set {}
  }
}

/// A member of a type that is not here.
@dynamicCallable
@preconcurrency @MainActor public struct AbsentMember: AbsentType, ExpressibleByNilLiteral {
  /// Stands for nil where a property is set.
  public nonisolated init(nilLiteral: ()) {}

  /// Calls a method from which a value is expected.
  @discardableResult
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value { preconditionFailure("unavailable") }

  /// Calls a method from which nothing is expected.
  @discardableResult
  @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> AbsentMember { preconditionFailure("unavailable") }
}

/// Names views for a visual format, as UIKit's macro of the name does in Objective-C.
///
///     let (button, label) = (UIButton(), UILabel())
///     NSDictionaryOfVariableBindings(button: button, label: label)
///     NSDictionaryOfVariableBindings(self)  // the stored properties that are views or guides
///
/// > Note: Unlike UIKit, where the macro reads the names of variables, Swift is told them; or it
/// > reads the names of an object's stored properties, lazy ones that have a value included.
public let NSDictionaryOfVariableBindings = VariableBindings()

/// What ``NSDictionaryOfVariableBindings`` is: a function that sees its arguments' labels.
///
/// > Note: Not in UIKit.
@dynamicCallable public struct VariableBindings: Sendable {
  /// Returns what the labels name; an argument without one stands for its stored properties.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>)
    -> [String: Any]
  {
    var bindings: [String: Any] = [:]
    for (name, value) in arguments {
      if name.isEmpty {
        bindings.merge(Self.properties(of: value)) { $1 }
      } else {
        bindings[name] = value
      }
    }
    return bindings
  }

  private static func properties(of value: Any) -> [String: Any] {
    var properties: [String: Any] = [:]
    let mirrors = sequence(first: Mirror(reflecting: value)) { $0.superclassMirror }
    for mirror in mirrors {
      for (label, child) in mirror.children {
        guard let label, child is UIView || child is UILayoutGuide else { continue }
        let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
        // A subclass's property comes before its superclass's.
        properties[name] = properties[name] ?? child
      }
    }
    return properties
  }

  /// What the compiler puts before the name of a lazy property.
  private static let lazyPrefix = "$__lazy_storage_$_"
}

import Foundation

extension NSLayoutConstraint {
  /// The constraint as it is named in a sentence:
  /// `button.trailing <= panel.trailing - 8 @750 'failover'`.
  package var notation: String {
    identifier.map { "\(equation) '\($0)'" } ?? equation
  }

  /// The constraint as an equation: `button.width == 0.5*panel.width - 8 @750`.
  var equation: String {
    var text = "\(firstItem.itemName).\(firstAttribute) \(relation.sign) "
    if secondAttribute == .notAnAttribute {
      text += Self.number(constant)
    } else {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += "\(secondItem.itemName).\(secondAttribute)"
      if constant != 0 {
        text += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
      }
    }
    return priority == .required ? text : text + " " + strength
  }

  /// The priority as it is written: `@750`.
  var strength: String {
    let value = priority.rawValue
    return value == value.rounded() ? "@\(Int(value))" : "@\(value)"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as it is written.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

@MainActor extension Optional where Wrapped == AnyObject {
  /// What to call an item in a message.
  package var itemName: String {
    switch self {
    case let view as UIView: view.itemName
    case let distance as DistanceGuide: distance.identifier
    case let guide as UILayoutGuide: guide.itemName
    default: "nil"
    }
  }
}

extension UIView {
  /// What to call the view in a message: its accessibility identifier, or its class and what it
  /// says, as `UILabel'Name'`; a view of UIKit's own after what it stands for, as
  /// `UITableViewCell.contentView`.
  package var itemName: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    let longest = 20
    let words = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle ?? ""
    if words.isEmpty { return roleName }
    let line = words.prefix { !$0.isNewline }.prefix(longest)
    return "\(roleName)'\(line)\(line.endIndex < words.endIndex ? "…" : "")'"
  }
}

extension UILayoutGuide {
  /// What to call the guide in a message: its identifier, or its class, after its view.
  package var itemName: String {
    let name = identifier.isEmpty ? "\(type(of: self))" : identifier
    return owningView.map { "\($0.itemName).\(name)" } ?? name
  }
}

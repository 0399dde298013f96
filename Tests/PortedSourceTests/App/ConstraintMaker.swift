import UIKit

// A library of makers: `box.layout.make { $0.left.right.equalToSuperview().inset(8) }`.

/// What a closure describes constraints with.
@MainActor public final class ConstraintMaker {
  fileprivate unowned let view: UIView
  fileprivate var relations: [ConstraintRelation] = []

  fileprivate init(view: UIView) {
    self.view = view
  }

  private func start(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintRelation {
    let relation = ConstraintRelation(view: view)
    relations.append(relation)
    return relation.adding(attribute)
  }

  public var left: ConstraintRelation { start(.left) }
  public var right: ConstraintRelation { start(.right) }
  public var top: ConstraintRelation { start(.top) }
  public var bottom: ConstraintRelation { start(.bottom) }
  public var leading: ConstraintRelation { start(.leading) }
  public var trailing: ConstraintRelation { start(.trailing) }
  public var width: ConstraintRelation { start(.width) }
  public var height: ConstraintRelation { start(.height) }
  public var centerX: ConstraintRelation { start(.centerX) }
  public var centerY: ConstraintRelation { start(.centerY) }
  public var edges: ConstraintRelation { left.right.top.bottom }
  public var center: ConstraintRelation { centerX.centerY }
  public var size: ConstraintRelation { width.height }
}

/// Some attributes, what they are compared with, and how.
@MainActor public final class ConstraintRelation {
  private unowned let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute] = []
  private var relation = NSLayoutConstraint.Relation.equal
  private var target: Any?
  private var targetAttribute: NSLayoutConstraint.Attribute?
  private var amount: CGFloat = 0
  private var isInset = false
  private var factor: CGFloat = 1
  private var importance = UILayoutPriority.required

  fileprivate init(view: UIView) {
    self.view = view
  }

  fileprivate func adding(_ attribute: NSLayoutConstraint.Attribute) -> Self {
    attributes.append(attribute)
    return self
  }

  public var left: ConstraintRelation { adding(.left) }
  public var right: ConstraintRelation { adding(.right) }
  public var top: ConstraintRelation { adding(.top) }
  public var bottom: ConstraintRelation { adding(.bottom) }
  public var centerY: ConstraintRelation { adding(.centerY) }
  public var height: ConstraintRelation { adding(.height) }

  @discardableResult
  public func equalTo(
    _ other: Any, _ attribute: NSLayoutConstraint.Attribute? = nil
  ) -> ConstraintRelation {
    compare(.equal, other, attribute)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: Any, _ attribute: NSLayoutConstraint.Attribute? = nil
  ) -> ConstraintRelation {
    compare(.lessThanOrEqual, other, attribute)
  }

  @discardableResult
  public func equalToSuperview() -> ConstraintRelation {
    guard let superview = view.superview else { fatalError("no superview") }
    return compare(.equal, superview, nil)
  }

  private func compare(
    _ relation: NSLayoutConstraint.Relation, _ other: Any,
    _ attribute: NSLayoutConstraint.Attribute?
  ) -> ConstraintRelation {
    self.relation = relation
    switch other {
    case let number as Int: amount = CGFloat(number)
    case let number as Double: amount = CGFloat(number)
    case let number as CGFloat: amount = number
    default: (target, targetAttribute) = (other, attribute)
    }
    return self
  }

  @discardableResult
  public func offset(_ amount: CGFloat) -> ConstraintRelation {
    self.amount = amount
    return self
  }

  @discardableResult
  public func inset(_ amount: CGFloat) -> ConstraintRelation {
    isInset = true
    return offset(amount)
  }

  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> ConstraintRelation {
    self.factor = factor
    return self
  }

  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> ConstraintRelation {
    importance = priority
    return self
  }

  fileprivate var constraints: [NSLayoutConstraint] {
    attributes.map { attribute in
      let isFarEdge = [.right, .bottom, .trailing].contains(attribute)
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: target,
        attribute: target == nil ? .notAnAttribute : targetAttribute ?? attribute,
        multiplier: factor, constant: isInset && isFarEdge ? -amount : amount)
      constraint.priority = importance
      return constraint
    }
  }
}

private enum AssociatedKeys {
  nonisolated(unsafe) static var madeConstraints: UInt8 = 0
}

/// The library's members of a view.
@MainActor public struct ViewLayout {
  fileprivate let view: UIView

  public private(set) var madeConstraints: [NSLayoutConstraint] {
    get {
      objc_getAssociatedObject(view, &AssociatedKeys.madeConstraints) as? [NSLayoutConstraint]
        ?? []
    }
    nonmutating set {
      objc_setAssociatedObject(
        view, &AssociatedKeys.madeConstraints, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  public func make(_ closure: (ConstraintMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(view: view)
    closure(maker)
    let constraints = maker.relations.flatMap(\.constraints)
    NSLayoutConstraint.activate(constraints)
    madeConstraints += constraints
  }

  public func remake(_ closure: (ConstraintMaker) -> Void) {
    NSLayoutConstraint.deactivate(madeConstraints)
    madeConstraints = []
    make(closure)
  }
}

extension UIView {
  public var layout: ViewLayout { ViewLayout(view: self) }
}

/// A dialog laid out by makers.
final class MakerDialogView: UIView {
  let panel = UIView()
  let title = UIView()
  let footer = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(panel)
    panel.addSubview(title)
    panel.addSubview(footer)
    panel.layout.make { make in
      make.center.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5).priority(.defaultHigh)
      make.width.lessThanOrEqualTo(300)
      make.height.equalTo(200)
    }
    title.layout.make {
      $0.left.right.top.equalToSuperview().inset(16)
      $0.height.equalTo(32)
    }
    footer.layout.make {
      $0.left.right.equalToSuperview()
      $0.top.equalTo(title, .bottom).offset(8)
      $0.bottom.equalToSuperview().inset(8)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func makeSmall() {
    panel.layout.remake {
      $0.left.top.equalToSuperview().offset(10)
      $0.width.height.equalTo(CGFloat(120))
    }
  }
}

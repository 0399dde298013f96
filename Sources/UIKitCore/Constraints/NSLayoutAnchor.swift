public import Foundation

/// One attribute of a view or guide, from which constraints are made.
///
/// `AnchorType` keeps apart what cannot be compared: an X-axis anchor makes constraints with X-axis
/// anchors only.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide the anchor belongs to; nothing for an anchor made by itself.
  package final var anchoredItem: AnyObject? { presence?.object }
  /// Where that view or guide is, as long as it is there.
  package private(set) final var presence: Presence?
  /// The attribute the anchor stands for.
  package private(set) var attribute = NSLayoutConstraint.Attribute.notAnAttribute

  /// Makes an anchor of nothing.
  ///
  /// Useful anchors come from views and guides.
  public override init() {
    super.init()
  }

  convenience init(_ item: some LayoutAnchors, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(NSLayoutConstraint.presence(of: item), attribute)
  }

  convenience init(_ presence: Presence?, _ attribute: NSLayoutConstraint.Attribute) {
    self.init()
    self.presence = presence
    self.attribute = attribute
  }

  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { anchoredItem }

  /// What a message calls the anchor: its item and attribute, such as `button.leading`.
  open var name: String { "\(anchoredItem.itemName).\(attribute)" }

  /// Whether another object is an anchor for the same attribute of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor else { return false }
    return MainActor.assumeIsolated {
      self === other
        || anchoredItem != nil && anchoredItem === other.anchoredItem
          && attribute == other.attribute
    }
  }

  /// A number that equal anchors share.
  open nonisolated override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(anchoredItem.map { ObjectIdentifier($0) })
      hasher.combine(attribute)
      return hasher.finalize()
    }
  }

  /// Returns an inactive constraint: this anchor equals the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: 0)
  }

  /// Returns an inactive constraint: this anchor equals the other plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at least the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  /// Returns an inactive constraint: this anchor is at least the other plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: 0)
  }

  /// Returns an inactive constraint: this anchor is at most the other plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// The constraint between this anchor and another.
  package func relate<Other>(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<Other>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let presence, let otherPresence = other.presence else {
      preconditionFailure(
        "an anchor of nothing cannot be constrained; take it from a view or a guide")
    }
    return NSLayoutConstraint(
      presence, attribute, relation, otherPresence, other.attribute, multiplier: multiplier,
      constant: constant)
  }
}

/// An anchor along the X axis: left, right, leading, trailing or the horizontal centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as something to make constraints with.
  ///
  ///     // The second gap is as large as the first.
  ///     a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
  ///       equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
  ///     ).isActive = true
  ///
  /// It is negative where the other lies before this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(DistanceGuide(from: self, to: otherAnchor))
  }

  /// Returns an inactive constraint: this anchor lies the system's spacing, times `multiplier`,
  /// after the other.
  ///
  /// The system's spacing is 8 points, between siblings and to a superview.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor lies at least the system's spacing, times
  /// `multiplier`, after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor lies at most the system's spacing, times
  /// `multiplier`, after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor along the Y axis: top, bottom, the vertical centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as something to make constraints with.
  ///
  ///     // The second gap is as large as the first.
  ///     a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(
  ///       equalTo: b.bottomAnchor.anchorWithOffset(to: c.topAnchor)
  ///     ).isActive = true
  ///
  /// It is negative where the other lies before this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(DistanceGuide(from: self, to: otherAnchor))
  }

  /// Returns an inactive constraint: this anchor lies the system's spacing, times `multiplier`,
  /// below the other.
  ///
  /// The system's spacing is 8 points, between siblings and to a superview. A baseline adds to it
  /// what its text needs, so that there are 8 points between two texts, too.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Returns an inactive constraint: this anchor lies at least the system's spacing, times
  /// `multiplier`, below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Returns an inactive constraint: this anchor lies at most the system's spacing, times
  /// `multiplier`, below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    var spacing = UIKitCore.systemSpacing
    if attribute.isBaseline, let view = anchoredItem as? UIView {
      spacing += view.textBaselines.first
    }
    if anchor.attribute.isBaseline, let view = anchor.anchoredItem as? UIView {
      spacing += view.textBaselines.last
    }
    return spacing
  }
}

/// The space the system puts between neighbours, in points.
package let systemSpacing: CGFloat = 8

import Foundation
import Testing

@testable import UIKitCore

/// What the suites of published layout libraries count on of the engine, by number of
/// `Tests/FieldCases.md`.
@MainActor @Suite struct `Engine rules` {
  let outer = root(400, 300)

  private nonisolated static let positions: [NSLayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .firstBaseline,
    .lastBaseline,
  ]

  /// Where an attribute of a view lies in its superview.
  private func place(
    of attribute: NSLayoutConstraint.Attribute, in frame: CGRect
  ) -> CGFloat {
    switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .centerX: frame.midX
    case .top, .firstBaseline: frame.minY
    case .bottom, .lastBaseline: frame.maxY
    default: frame.midY
    }
  }

  @Test(arguments: positions, [Float(1000), 999, 250, 1])
  func `E1: a bound of a position that nothing else decides is where it settles`(
    attribute: NSLayoutConstraint.Attribute, priority: Float
  ) {
    for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
      let view = ContentView("view", width: 30, height: 20, in: outer)
      let edge: NSLayoutConstraint.Attribute =
        switch attribute {
        case .leading, .trailing: .leading
        default: attribute.axis == .horizontal ? .left : .top
        }
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: outer, attribute: edge,
        multiplier: 1, constant: 110
      ).at(priority)
      outer.layoutIfNeeded()
      #expect(place(of: attribute, in: view.frame) == 110, "\(relation.sign)")
      view.removeFromSuperview()
    }
  }

  @Test func `E1: of two such bounds the one activated first decides`() {
    let view = ContentView("view", width: 30, height: 20, in: outer)
    view.topAnchor.constraint(lessThanOrEqualTo: outer.topAnchor, constant: 90).isActive = true
    view.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 10).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.minY == 90)
  }

  @Test(arguments: [Float(1000), 250])
  func `E2: an upper bound of a size alone leaves nothing`(priority: Float) {
    let view = box("view", in: outer)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 23).at(priority)
    view.heightAnchor.constraint(lessThanOrEqualTo: outer.heightAnchor).at(priority)
    outer.layoutIfNeeded()
    #expect(view.bounds.size == .zero)
  }

  @Test(arguments: [Float(250), 251, 750])
  func `E3: at equal priority the app's wish beats the content's`(priority: Float) {
    let wide = ContentView("wide", width: 50, height: 20, in: outer)
    wide.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    wide.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).at(priority)
    let narrow = ContentView("narrow", width: 50, height: 20, in: outer)
    narrow.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    narrow.widthAnchor.constraint(lessThanOrEqualToConstant: 10).at(priority)
    outer.layoutIfNeeded()
    #expect(wide.frame.width == 100)
    #expect(narrow.frame.width == 10)
  }

  @Test func `E4: a nil second item makes the second attribute none`() {
    let constraint = NSLayoutConstraint(
      item: outer, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 2, constant: 10)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
  }

  @Test func `E5: layoutIfNeeded on a leaf lays out from the root`() {
    let middle = box("middle", in: outer)
    let (leaf, other) = (box("leaf", in: middle), box("other", in: outer))
    middle.pinToSuperview()
    leaf.pinToSuperview(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    other.pinToSuperview(edges: [.top, .left])
    other.widthAnchor.constraint(equalToConstant: 7).isActive = true
    leaf.layoutIfNeeded()
    #expect(middle.frame == outer.bounds)
    #expect(leaf.frame == rect(2, 1, 394, 296))
    #expect(other.frame.width == 7)
  }

  @Test func `E6: leading and trailing constants change sign right to left`() {
    outer.semanticContentAttribute = .forceRightToLeft
    let view = box("view", in: outer)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -30),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 30 && view.frame.maxX == 390)
  }

  @Test func `E7: a multiplier on a position counts from the holder's origin`() {
    let middle = box("middle", in: outer)
    let (a, b) = (box("a", in: middle), box("b", in: middle))
    middle.frame = rect(100, 50, 200, 100)
    middle.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 30),
      a.topAnchor.constraint(equalTo: middle.topAnchor, constant: 20),
      NSLayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 2,
        constant: 1),
      // The nearest common ancestor is outside of where the view itself lies.
      NSLayoutConstraint(
        item: b, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .bottom,
        multiplier: 0.5, constant: 0),
    ])
    outer.layoutIfNeeded()
    #expect(b.frame.minX == 61)
    #expect(b.convert(CGPoint.zero, to: outer).y == 150)
  }

  @Test func `E7: baselines of a view without text are its edges`() {
    let (a, b) = (box("a", in: outer), box("b", in: outer))
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      a.heightAnchor.constraint(equalToConstant: 40),
      b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 5),
      b.lastBaselineAnchor.constraint(equalTo: outer.lastBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(b.frame.minY == 55 && b.frame.maxY == 300)
  }
}

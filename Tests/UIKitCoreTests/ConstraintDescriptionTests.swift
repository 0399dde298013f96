import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Descriptions of constraints` {
  let panel = root(100, 80)

  private func describe(_ make: (_ a: UIView, _ b: UIView) -> NSLayoutConstraint) -> String {
    panel.accessibilityIdentifier = "panel"
    return make(box("a", in: panel), box("b", in: panel)).description
  }

  @Test func `a space reads as a visual format`() {
    #expect(
      describe { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 8) }
        == "<NSLayoutConstraint H:[a]-(8)-[b]   (inactive)>")
    #expect(
      describe {
        $1.topAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor).at(750)
      } == "<NSLayoutConstraint V:[a]-(>=0@750)-[b]   (active)>")
    #expect(
      describe { $1.leftAnchor.constraint(equalTo: $0.rightAnchor, constant: -8) }
        == "<NSLayoutConstraint H:[a]-(-8)-[b](LTR)   (inactive)>")
  }

  @Test func `a bar stands for the superview, and is named`() {
    #expect(
      describe { a, _ in a.topAnchor.constraint(equalTo: panel.topAnchor).at(1000) }
        == "<NSLayoutConstraint V:|-(0)-[a]   (active, names: '|':panel )>")
    #expect(
      describe { a, _ in panel.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 4) }
        == "<NSLayoutConstraint H:[a]-(4)-|   (inactive, names: '|':panel )>")
  }

  @Test func `labels and buttons are called by what they say, until they have a name`() {
    let (label, button) = (UILabel(), UIButton())
    panel.addSubview(label)
    panel.addSubview(button)
    label.text = "Seconds"
    button.setTitle("A title that is much too long", for: .normal)
    let gap = button.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 4)
    #expect(gap.description.contains("H:[UILabel'Seconds']-(4)-[UIButton'A title that is much…']"))
    label.text = "two\nlines"
    button.accessibilityIdentifier = "start"
    #expect(gap.description.contains("H:[UILabel'two…']-(4)-[start]"))
  }

  @Test func `everything else reads as an equation`() {
    #expect(
      describe { a, _ in a.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -4) }
        == "<NSLayoutConstraint a.trailing == panel.trailing - 4   (inactive)>")
    #expect(
      describe { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) }
        == "<NSLayoutConstraint a.leading == b.leading   (inactive)>")
    #expect(
      describe { $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5, constant: 3) }
        == "<NSLayoutConstraint a.width == 0.5*b.width + 3   (inactive)>")
    #expect(
      describe { a, _ in a.heightAnchor.constraint(lessThanOrEqualToConstant: 5) }
        == "<NSLayoutConstraint a.height <= 5   (inactive)>")
  }

  @Test func `an identifier and the class stand in front`() {
    final class OwnConstraint: NSLayoutConstraint {}
    let a = box("a", in: panel)
    let constraint = OwnConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 1)
    constraint.identifier = "thin"
    #expect(constraint.description == "<OwnConstraint 'thin' a.width == 1   (inactive)>")
  }
}

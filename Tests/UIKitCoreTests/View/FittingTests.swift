import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `Fitting sizes` {
  /// A view that holds a label at 10 points from its edges.
  private func card(_ text: String) -> (view: UIView, label: UILabel) {
    let view = box("card")
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    view.addSubview(label)
    label.pinToSuperview(with: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    return (view, label)
  }

  @Test func `are the smallest that the constraints inside allow`() {
    let (view, _) = card("four")
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 52, height: 36))
  }

  @Test func `are the largest that the constraints inside allow`() {
    let view = box("view")
    let child = box("child", in: view)
    child.pinToSuperview()
    child.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5).isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 300, height: 150))
  }

  @Test func `give text the height that a required width makes necessary`() {
    let (view, _) = card("some words that take several lines")
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 84))
  }

  @Test func `weigh the wished size against content by priority`() {
    let (view, label) = card("four")
    label.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
    let target = CGSize(width: 200, height: 0)
    #expect(view.systemLayoutSizeFitting(target).width == 200)
    label.setContentHuggingPriority(UILayoutPriority(60), for: .horizontal)
    #expect(view.systemLayoutSizeFitting(target).width == 52)
  }

  @Test func `leave out constraints to the outside, and move nothing`() {
    let outer = root(400, 300)
    let (view, label) = card("four")
    outer.addSubview(view)
    view.pinToSuperview()
    outer.layoutIfNeeded()
    let (frame, inner) = (view.frame, label.frame)
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 52, height: 36))
    outer.layoutIfNeeded()
    #expect(view.frame == frame && label.frame == inner)
    label.text = "longer text"
    outer.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 300) && label.frame == rect(10, 10, 280, 280))
  }

  @Test func `of a label are its text's`() {
    let label = UILabel()
    label.text = "word word"
    label.numberOfLines = 0
    #expect(
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 72, height: 16))
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 32, height: 32))
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 72, height: 16))
  }

  @Test func `follow guides and margins inside`() {
    let view = box("view")
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = ContentView("content", width: 30, height: 20, in: view)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.topAnchor.constraint(equalTo: margins.topAnchor),
      content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 36, height: 24))
  }
}

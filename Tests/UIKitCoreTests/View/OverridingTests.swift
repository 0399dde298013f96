import Foundation
import Testing

@testable import UIKitCore

/// Overrides what apps override of a view, and notes that it is called.
@MainActor private final class Overriding: UIView {
  static var log: Set<String> = []
  private func note(_ name: String = #function) { Self.log.insert(name) }

  override func setNeedsLayout() {
    note()
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    note()
    super.layoutIfNeeded()
  }
  override func setNeedsDisplay() {
    note()
    super.setNeedsDisplay()
  }
  override func setNeedsUpdateConstraints() {
    note()
    super.setNeedsUpdateConstraints()
  }
  override func updateConstraintsIfNeeded() {
    note()
    super.updateConstraintsIfNeeded()
  }
  override func invalidateIntrinsicContentSize() {
    note()
    super.invalidateIntrinsicContentSize()
  }
  override func sizeToFit() {
    note()
    super.sizeToFit()
  }
  override func prepareForInterfaceBuilder() {
    note()
    super.prepareForInterfaceBuilder()
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    note()
    return CGSize(width: 1, height: 2)
  }
  override func addSubview(_ view: UIView) {
    note()
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    note()
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() {
    note()
    super.removeFromSuperview()
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    note()
    super.addConstraint(constraint)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    note()
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    note()
    super.addLayoutGuide(layoutGuide)
  }
  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set {}
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }
}

@MainActor @Suite struct `A view's members` {
  @Test func `can be overridden where apps do that`() {
    let outer = root(100, 80)
    let view = Overriding()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    let child = box("child")
    view.addSubview(child)
    view.insertSubview(UIView(), at: 0)
    view.addLayoutGuide(UILayoutGuide())
    view.addConstraint(view.widthAnchor.constraint(equalToConstant: 50))
    view.setContentHuggingPriority(.required, for: .vertical)
    child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    view.invalidateIntrinsicContentSize()
    view.setNeedsDisplay()
    view.layoutIfNeeded()
    #expect(child.frame.maxX == 46)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 1, height: 2))
    view.sizeToFit()
    view.prepareForInterfaceBuilder()
    view.removeFromSuperview()
    #expect(
      Overriding.log.sorted() == [
        "addConstraint(_:)", "addLayoutGuide(_:)", "addSubview(_:)", "insertSubview(_:at:)",
        "invalidateIntrinsicContentSize()", "layoutIfNeeded()", "prepareForInterfaceBuilder()",
        "removeFromSuperview()",
        "setContentHuggingPriority(_:for:)", "setNeedsDisplay()", "setNeedsLayout()",
        "setNeedsUpdateConstraints()", "sizeToFit()",
        "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
        "updateConstraintsIfNeeded()",
      ])
  }
}

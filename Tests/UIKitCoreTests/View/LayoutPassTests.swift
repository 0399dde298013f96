import Foundation
import Testing
import UIKitCore

@MainActor struct LayoutPassTests {
  /// Does something once while it lays out its subviews.
  final class Acting: UIView {
    var action: (() -> Void)?
    var layouts = 0
    var updates = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      let action = action
      self.action = nil
      action?()
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func tree() -> (first: Acting, second: Acting, inSecond: Acting) {
    let (first, second, inSecond) = (Acting(), Acting(), Acting())
    root.addSubview(first)
    root.addSubview(second)
    second.addSubview(inSecond)
    root.layoutIfNeeded()
    return (first, second, inSecond)
  }

  private func pin(_ view: UIView, width: CGFloat) -> NSLayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: width)
    width.isActive = true
    return width
  }

  @Test func `an update asked for while a sibling is laid out is not lost`() {
    let (first, second, inSecond) = tree()
    let before = inSecond.updates
    first.action = { inSecond.setNeedsUpdateConstraints() }
    first.setNeedsLayout()
    second.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(inSecond.updates == before + 1)
    #expect(!inSecond.needsUpdateConstraints())
  }

  @Test func `what is asked for further on in a pass happens in the same layout`() {
    let (first, _, inSecond) = tree()
    let before = inSecond.layouts
    first.action = { inSecond.setNeedsLayout() }
    first.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(inSecond.layouts == before + 1)
    inSecond.action = { first.setNeedsLayout() }
    inSecond.setNeedsLayout()
    let layouts = first.layouts
    root.layoutIfNeeded()
    #expect(first.layouts == layouts + 1)
  }

  @Test func `a subview that is laid out within layoutSubviews has its subviews' frames then`() {
    let (outer, middle, inner) = (Acting(), UIView(), UIView())
    root.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    let width = pin(middle, width: 40)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.width == 20)
    var seen: CGFloat = 0
    outer.action = {
      middle.layoutIfNeeded()
      seen = inner.frame.width
    }
    width.constant = 60
    root.layoutIfNeeded()
    #expect(seen == 30)
  }

  @Test func `a frame set against the constraints lasts until the superview's next layout`() {
    let view = UIView()
    root.addSubview(view)
    _ = pin(view, width: 40)
    root.layoutIfNeeded()
    view.frame = CGRect(x: 5, y: 5, width: 7, height: 7)
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 7, height: 7))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 0))
  }

  @Test func `a view that goes away before its frame is taken leaves the others to theirs`() {
    let views = (0..<3).map { _ in UIView() }
    var widths: [NSLayoutConstraint] = []
    for view in views {
      root.addSubview(view)
      widths.append(pin(view, width: 10))
    }
    root.layoutIfNeeded()
    for view in views { view.frame.size.width = 99 }
    views[1].removeFromSuperview()
    for width in widths where width.isActive { width.constant = 20 }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [20, 99, 20])
  }

  @Test func `rows that are as high as their content find their places however many there are`() {
    var last: UIView?
    var rows: [UIView] = []
    for _ in 0..<300 {
      let (row, label) = (UIView(), UILabel())
      label.text = "row"
      root.addSubview(row)
      row.addSubview(label)
      for view in [row, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: row.topAnchor),
        label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor),
      ])
      last = row
      rows.append(row)
    }
    root.layoutIfNeeded()
    #expect(rows.map(\.frame.minY) == (0..<300).map { CGFloat($0) * 16 })
    rows[100].subviews[0].hideView()
    root.layoutIfNeeded()
    #expect(rows[299].frame.minY == 4768)
  }

  /// Says that its content has changed each time it is laid out, as a label does that wraps where
  /// its bounds end.
  final class Invalidating: UILabel {
    override func layoutSubviews() {
      super.layoutSubviews()
      preferredMaxLayoutWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  @Test func `a view that invalidates its content size in each layout settles`() {
    let label = Invalidating()
    label.numberOfLines = 0
    label.text = "four words wrap here"
    root.addSubview(label)
    label.pinToSuperview(edges: [.top, .left, .right])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 32))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 16))
  }

  /// As high as its rows, which it lays out to find out.
  final class RowTable: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  final class FewRows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func `a table that lays itself out to tell its content size is as high as its rows`() {
    let rows = FewRows()
    let table = RowTable()
    table.dataSource = rows
    table.rowHeight = 16
    let label = UILabel()
    label.text = "below"
    let stack = UIStackView(arrangedSubviews: [table, label])
    stack.axis = .vertical
    root.addSubview(stack)
    stack.pinToSuperview(edges: [.top, .left, .right])
    root.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 100, height: 48))
    #expect(label.frame.minY == 48)
    rows.count = 2
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.frame.height == 32)
    #expect(label.frame.minY == 32)
  }
}

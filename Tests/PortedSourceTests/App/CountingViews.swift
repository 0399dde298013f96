import UIKit

/// Overrides of a view what apps override, and notes that it is called.
class CountingView: UIView {
  let log = CallLog()

  override func awakeFromNib() {
    super.awakeFromNib()
    log.note()
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    log.note()
    super.setNeedsDisplay(rect)
  }

  override func setNeedsDisplay() {
    log.note()
    super.setNeedsDisplay()
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    log.note()
    return super.viewWithTag(tag)
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    log.note()
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  override func endEditing(_ force: Bool) -> Bool {
    log.note()
    return super.endEditing(force)
  }

  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    log.note()
    return super.convert(point, from: view)
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    log.note()
    return super.convert(point, to: view)
  }

  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    log.note()
    return super.convert(rect, from: view)
  }

  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    log.note()
    return super.convert(rect, to: view)
  }

  override var isFocused: Bool {
    log.note()
    return super.isFocused
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note()
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note()
  }
}

/// A button whose title takes all of it, and which says what its state is.
final class CountingButton: UIButton {
  let log = CallLog()

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentRect.insetBy(dx: 8, dy: 0)
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override func updateConfiguration() {
    log.note()
    super.updateConfiguration()
  }

  override var isFocused: Bool {
    log.note()
    return super.isFocused
  }
}

/// A field of one digit that steps back when it is emptied.
final class DigitField: UITextField {
  var onDeleteBackward: (() -> Void)?

  override func insertText(_ text: String) {
    if text.allSatisfy(\.isNumber) { super.insertText(text) }
  }

  override func deleteBackward() {
    if !hasText { onDeleteBackward?() }
    super.deleteBackward()
  }
}

/// A cell that notes what the table tells it.
final class CountingCell: UITableViewCell {
  let log = CallLog()

  override func prepareForReuse() {
    super.prepareForReuse()
    log.note()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    log.note("setSelected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    log.note("setHighlighted \(highlighted)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log.note("setEditing \(editing)")
  }
}

/// A table that says other things than it knows, as one in an app's tests does.
final class CountingTable: UITableView {
  override var numberOfSections: Int { super.numberOfSections + 1 }
  override func numberOfRows(inSection section: Int) -> Int {
    super.numberOfRows(inSection: section) + 1
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    super.indexPath(for: cell) ?? IndexPath(row: 7, section: 7)
  }
  override var visibleCells: [UITableViewCell] { super.visibleCells.reversed() }
  override var indexPathsForVisibleRows: [IndexPath]? {
    super.indexPathsForVisibleRows?.reversed()
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    super.rectForRow(at: indexPath).offsetBy(dx: 1, dy: 0)
  }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    super.indexPathForRow(at: CGPoint(x: 0, y: point.y + 44))
  }
  override var indexPathForSelectedRow: IndexPath? {
    super.indexPathForSelectedRow ?? IndexPath(row: 7, section: 7)
  }
  override var indexPathsForSelectedRows: [IndexPath]? {
    super.indexPathsForSelectedRows ?? []
  }
}

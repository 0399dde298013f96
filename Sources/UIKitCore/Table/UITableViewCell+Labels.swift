import Foundation

extension UITableViewCell {
  /// Where labels go in a content view of a size.
  func labelArea(in size: CGSize) -> CGRect {
    CGRect(origin: .zero, size: size).inset(
      by: UIEdgeInsets(top: 0, left: UITableView.contentMargin, bottom: 0, right: 8))
  }

  /// Gives the labels that were made their places by the style of the cell.
  func layoutLabels() {
    let area = labelArea(in: contentView.bounds.size)
    let text = labels.text
    guard let detail = labels.detail else {
      text?.frame = area
      return
    }
    let wanted = detail.sizeThatFits(area.size)
    let line = UIScreen.main.cellSize.height
    switch style {
    case .default: break
    case .value1:
      let width = min(wanted.width, area.width)
      detail.frame = CGRect(
        x: area.maxX - width, y: area.minY, width: width, height: area.height)
      text?.frame = CGRect(
        x: area.minX, y: area.minY, width: max(0, area.width - width - 8), height: area.height)
    case .value2:
      let width = area.width / 3
      text?.frame = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
      detail.frame = CGRect(
        x: area.minX + width, y: area.minY, width: area.width - width, height: area.height)
    case .subtitle:
      let upper = max(line, text?.sizeThatFits(area.size).height ?? 0)
      let lower = max(line, wanted.height)
      let free = area.height - upper - lower
      let top = area.minY + max(0, (free / 2 / line).rounded(.down) * line)
      text?.frame = CGRect(x: area.minX, y: top, width: area.width, height: upper)
      detail.frame = CGRect(x: area.minX, y: top + upper, width: area.width, height: lower)
    }
  }
}

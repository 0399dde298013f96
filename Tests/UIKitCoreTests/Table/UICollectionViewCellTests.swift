import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `A collection view cell` {
  @Test func `is filled by its content view, in front of the background`() {
    let outer = root(100, 80)
    let cell = UICollectionViewCell(frame: rect(5, 5, 40, 30))
    outer.addSubview(cell)
    let child = box("child", in: cell.contentView)
    child.pinToSuperview()
    cell.backgroundView = UIView()
    outer.layoutIfNeeded()
    #expect(child.frame == rect(0, 0, 40, 30))
    #expect(cell.subviews == [cell.backgroundView, cell.contentView])
    #expect(cell.backgroundView?.frame == rect(0, 0, 40, 30))
    cell.frame.size.width = 60
    outer.layoutIfNeeded()
    #expect(child.frame.width == 60)
  }

  @Test func `is made without arguments`() {
    let cell = UICollectionViewCell()
    #expect(cell.contentView.superview === cell && cell.reuseIdentifier == nil)
  }
}

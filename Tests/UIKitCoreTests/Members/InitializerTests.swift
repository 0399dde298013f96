import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct `What is made from an archive` {
  static let coder = NSCoder()

  @Test func `is as made by code`() throws {
    let coder = Self.coder
    let pairs: [(UIView?, UIView)] = [
      (UIView(coder: coder), UIView()), (UILabel(coder: coder), UILabel()),
      (UIImageView(coder: coder), UIImageView()), (UIScrollView(coder: coder), UIScrollView()),
      (UITableView(coder: coder), UITableView()), (UIWindow(coder: coder), UIWindow()),
      (UIStackView(coder: coder), UIStackView(frame: .zero)),
      (UITableViewCell(coder: coder), UITableViewCell()),
      (_RegistrableTableViewCell(coder: coder), UITableViewCell()),
      (UITableViewHeaderFooterView(coder: coder), UITableViewHeaderFooterView()),
      (_RegistrableHeaderFooterView(coder: coder), UITableViewHeaderFooterView(frame: .zero)),
      (UICollectionViewCell(coder: coder), UICollectionViewCell()),
      (UINavigationBar(coder: coder), UINavigationBar()), (UITabBar(coder: coder), UITabBar()),
      (UIToolbar(coder: coder), UIToolbar()),
    ]
    for (view, other) in pairs {
      let view = try #require(view)
      #expect(view.frame == other.frame && view.subviews.count == other.subviews.count)
      #expect(view.isUserInteractionEnabled == other.isUserInteractionEnabled, "\(view)")
      #expect(view.clipsToBounds == other.clipsToBounds, "\(view)")
      #expect(view.backgroundColor == other.backgroundColor, "\(view)")
      #expect(view.isHidden == other.isHidden, "\(view)")
    }
  }

  @Test func `lays out`() throws {
    let outer = root(80, 40)
    let stack = UIStackView(coder: Self.coder)
    let scroll = try #require(UIScrollView(coder: Self.coder))
    let guide = try #require(UILayoutGuide(coder: Self.coder))
    outer.addSubview(stack)
    stack.pinToSuperview()
    stack.distribution = .fillEqually
    let view = UIView()
    stack.addArrangedSubview(view)
    stack.addArrangedSubview(scroll)
    outer.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 40, 40) && scroll.frame == rect(40, 0, 40, 40))
    #expect(guide.layoutFrame.minX == 40 && scroll.contentLayoutGuide.owningView === scroll)
  }

  @Test func `are controllers and items too`() throws {
    #expect(try #require(UIViewController(coder: Self.coder)).view.frame == UIScreen.main.bounds)
    #expect(UIViewController(nibName: nil, bundle: nil).isViewLoaded == false)
    let tables = [
      try #require(UITableViewController(coder: Self.coder)),
      UITableViewController(nibName: nil, bundle: nil), UITableViewController(style: .grouped),
    ]
    #expect(tables.map(\.tableView.style) == [.plain, .plain, .grouped])
    #expect(tables.allSatisfy { $0.tableView.dataSource === $0 && $0.tableView.delegate === $0 })
    #expect(try #require(UINavigationItem(coder: Self.coder)).title == nil)
    #expect(UIBarItem(coder: Self.coder)?.isEnabled == true && UIBarItem().isEnabled)
  }

  @Test func `are cells that a table registers`() {
    let cell = _RegistrableTableViewCell(style: .value1, reuseIdentifier: "name")
    #expect(cell.reuseIdentifier == "name" && cell.detailTextLabel != nil)
    #expect(_RegistrableHeaderFooterView(reuseIdentifier: "name").reuseIdentifier == "name")
  }
}

@MainActor @Suite struct `What is made of nothing` {
  @Test func `does nothing`() {
    #expect(UIResponder().next == nil && !UIResponder().canBecomeFirstResponder)
    #expect(UIEvent().allTouches == nil && UIEvent().modifierFlags.isEmpty)
    #expect(NSLayoutAnchor<NSLayoutXAxisAnchor>().item == nil)
    #expect(UIFont.Weight(0.4) == .bold)
  }
}

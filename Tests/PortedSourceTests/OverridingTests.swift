import Testing
import UIKit

@MainActor @Suite(.serialized) struct `What an app overrides` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  private func strike(_ code: UIKeyboardHIDUsage, _ characters: String = "") {
    window.layoutIfNeeded()
    let key =
      characters.isEmpty
      ? UIKey(characters: "", keyCode: code) : UIKey(characters: characters)
    window.sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
    window.layoutIfNeeded()
  }

  @Test func `of a view's coordinates is asked where the mouse is`() {
    let view = CountingView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = CountingView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(inner)
    let root = UIView(frame: window.bounds)
    root.addSubview(view)
    view.log.clear()
    #expect(root.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
    #expect(view.log.calls == ["convert(_:from:)"] && inner.log.calls.contains("convert(_:from:)"))
    view.log.clear()
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
    #expect(view.convert(inner.frame, to: root).origin == CGPoint(x: 15, y: 25))
    #expect(view.convert(root.bounds, from: nil).origin == CGPoint(x: -10, y: -20))
    #expect(view.log.calls == ["convert(_:to:)", "convert(_:to:)", "convert(_:from:)"])
  }

  @Test func `of finding, drawing and editing is called on the way through the tree`() {
    let (view, inner) = (CountingView(), CountingView())
    view.addSubview(UIView())
    view.addSubview(inner)
    window.addSubview(view)
    inner.tag = 7
    inner.log.clear()
    #expect(window.viewWithTag(7) === inner)
    #expect(window.endEditing(true))
    #expect(inner.log.calls == ["viewWithTag(_:)", "endEditing(_:)"])
    inner.log.clear()
    inner.setNeedsDisplay(CGRect(x: 0, y: 0, width: 8, height: 16))
    #expect(inner.log.calls == ["setNeedsDisplay(_:)", "setNeedsDisplay()"])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews.first === inner && view.log.calls.contains("viewWithTag(_:)"))
  }

  @Test func `of a button places its title and follows its state`() {
    let button = CountingButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 16)
    let update: UIButton.ConfigurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "On" : "Off"
    }
    button.configurationUpdateHandler = update
    show(button, 100, 16)
    #expect(button.titleLabel?.place == [8, 0, 84, 16])
    #expect(button.currentTitle == "Off" && button.log.calls.contains("isFocused"))
    let before = button.log.calls.filter { $0 == "updateConfiguration()" }.count
    button.isSelected = true
    button.layoutIfNeeded()
    let after = button.log.calls.filter { $0 == "updateConfiguration()" }.count
    #expect(button.currentTitle == "On" && after == before + 1)
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(button.currentTitle == "On")
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Off")
  }

  @Test func `of a text field gets what is typed`() {
    let field = DigitField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    window.addSubview(field)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    var steps = 0
    field.onDeleteBackward = { steps += 1 }
    #expect(field.becomeFirstResponder() && !field.hasText)
    var posted: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    strike(.keyboard1, "1")
    strike(.keyboardA, "a")
    #expect(field.text == "1" && steps == 0)
    strike(.keyboardDeleteOrBackspace)
    strike(.keyboardDeleteOrBackspace)
    #expect(field.text == "" && steps == 1)
    #expect(field.resignFirstResponder() && field.becomeFirstResponder())
    #expect(
      posted == [
        "UITextFieldTextDidChangeNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification", "UITextFieldTextDidBeginEditingNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `of a cell is told of its row`() throws {
    let controller = PlacesViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    show(navigation, 320, 240)
    let cell = try #require(controller.tableView.visibleCells.first as? CountingCell)
    let path = IndexPath(row: 0, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    cell.isHighlighted = true
    cell.isSelected = false
    #expect(cell.log.calls == ["setSelected true", "setHighlighted true", "setSelected false"])
    #expect(cell.selectedBackgroundView?.superview === cell)
    cell.isHighlighted = false
    #expect(cell.selectedBackgroundView?.superview == nil)
    cell.log.clear()
    cell.prepareForReuse()
    #expect(cell.log.calls.last == "prepareForReuse()")
    #expect(cell.log.calls.contains("setSelected false"))
  }

  @Test func `of a table is asked by the app`() throws {
    let controller = PlacesViewController(style: .plain)
    controller.tableView = CountingTable()
    let table = try #require(controller.tableView)
    table.register(CountingCell.self, forCellReuseIdentifier: "place")
    table.dataSource = controller
    show(controller, 320, 240)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Oslo", "Rome"])
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 1, section: 0))
    #expect(table.indexPath(for: UITableViewCell()) == IndexPath(row: 7, section: 7))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).points == [1, 44, 320, 44])
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 10)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 7, section: 7))
    #expect(table.indexPathsForSelectedRows == [])
  }

  @Test func `of an offset is called however the view scrolls`() {
    let scroll = StickyHeaderScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    window.addSubview(scroll)
    for _ in 0..<40 {
      let label = UILabel()
      label.text = "line"
      scroll.content.addArrangedSubview(label)
    }
    var progress: [CGFloat] = []
    scroll.onProgress = { progress.append($0) }
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(scroll.header.place == [0, 0, 320, 96])
    strike(.keyboardDownArrow)
    #expect(scroll.contentOffset.y == 16 && scroll.header.place == [0, 0, 320, 80])
    scroll.setContentOffset(CGPoint(x: 0, y: 32), animated: true)
    #expect(scroll.header.place == [0, 0, 320, 64])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 320, width: 1, height: 16), animated: false)
    #expect(scroll.contentOffset.y == 96 && scroll.header.place == [0, 0, 320, 32])
    scroll.contentOffset.y = -100
    #expect(scroll.contentOffset.y == 0 && progress.last == 0)
    scroll.contentOffset.y = 400
    for label in scroll.content.arrangedSubviews.dropFirst(12) { label.isHidden = true }
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 48 && scroll.header.place == [0, 0, 320, 48])
    #expect(scroll.touchesShouldCancel(in: UIButton()))
    #expect(scroll.touchesShouldBegin([], with: nil, in: scroll))
    #expect(UIScrollView().touchesShouldCancel(in: scroll))
    #expect(!UIScrollView().touchesShouldCancel(in: UIButton()))
  }

  @Test func `of a container shows what its children show`() {
    let container = ContainerController()
    let window = show(container, 800, 240)
    let (first, second, third) = (ContentController(), ContentController(), ContentController())
    container.setContent(first, animated: false)
    #expect(first.traitCollection.horizontalSizeClass == .compact)
    #expect(first.view.traitCollection.horizontalSizeClass == .compact)
    #expect(container.traitCollection.horizontalSizeClass == .regular)
    first.show(second, sender: nil)
    _ = window.snapshot(columns: 100, rows: 15)
    #expect(container.children == [second] && first.view.superview == nil)
    second.showDetailViewController(third, sender: nil)
    _ = window.snapshot(columns: 100, rows: 15)
    #expect(
      container.log.calls == [
        "show(_:sender:)", "transition", "showDetailViewController(_:sender:)", "transition",
      ])
    #expect(first.log.calls == ["appear, joining", "disappear, leaving"])
    container.log.clear()
    third.preferredContentSize = CGSize(width: 10, height: 20)
    third.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(container.log.calls == ["preferred 20"])
    window.resize(to: 640, 240)
    #expect(third.sizes == [CGSize(width: 320, height: 240)])
    #expect(container.childForStatusBarStyle === third)
    #expect(container.childForStatusBarHidden === third)
    #expect(container.childForHomeIndicatorAutoHidden === third)
  }

  @Test func `without a container is presented`() {
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let window = show(tabs, 320, 240)
    let (sheet, detail) = (UIViewController(), UIViewController())
    controller.show(sheet, sender: nil)
    #expect(tabs.presentedViewController === sheet)
    sheet.showDetailViewController(detail, sender: nil)
    #expect(sheet.presentedViewController === detail)
    window.rootViewController = nil
  }

  @Test func `of a stack of controllers is called once for each change`() {
    let log = MainNavigationController.log
    log.clear()
    let (root, next, last) = (ContentController(), ContentController(), ContentController())
    let navigation = MainNavigationController(rootViewController: root)
    let window = show(navigation, 320, 240)
    root.show(next, sender: nil)
    navigation.pushViewController(last, animated: false)
    #expect(!root.hidesBottomBarWhenPushed && next.hidesBottomBarWhenPushed)
    #expect(log.calls == ["push 0", "show", "push 1", "push 2"])
    log.clear()
    window.makeKeyAndVisible()
    let escape = UIKey(characters: "", keyCode: .keyboardEscape)
    window.sendEvent(UIPressesEvent(presses: [UIPress(key: escape)]))
    window.isHidden = true
    _ = window.snapshot(columns: 40, rows: 15)
    #expect(last.log.calls == ["appear, joining", "disappear, leaving"])
    #expect(next.log.calls.last == "appear")
    #expect(navigation.popToViewController(root, animated: false) == [next])
    navigation.viewControllers = [root, last]
    #expect(navigation.popToRootViewController(animated: false) == [last])
    #expect(log.calls == ["pop", "pop to", "set 2", "root"])
    #expect(navigation.childForStatusBarStyle === root)
    #expect(root.navigationController === navigation && root.tabBarController == nil)
  }

  @Test func `of tabs hears of the user's choice`() throws {
    let tabs = MainTabBarController()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let window = show(tabs, 320, 240)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let key = UIKey(characters: "2", modifierFlags: .alternate, keyCode: .keyboard2)
    window.sendEvent(UIPressesEvent(presses: [UIPress(key: key)]))
    #expect(tabs.log.calls == ["chose B at 0", "selected 1"])
  }

  @Test func `of what a terminal never asks for compiles, and has UIKit's defaults`() {
    let (controller, plain) = (ContentController(), UIViewController())
    controller.loadViewIfNeeded()
    controller.didReceiveMemoryWarning()
    #expect(controller.log.calls == ["didReceiveMemoryWarning()"])
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(plain.preferredStatusBarStyle == .default)
    #expect(controller.prefersStatusBarHidden && !plain.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .slide)
    #expect(plain.preferredStatusBarUpdateAnimation == .fade)
    #expect(plain.childForStatusBarStyle == nil && plain.childForStatusBarHidden == nil)
    #expect(!controller.shouldAutorotate && plain.shouldAutorotate)
    #expect(controller.supportedInterfaceOrientations == .portrait)
    #expect(plain.supportedInterfaceOrientations == .all)
    #expect(controller.preferredInterfaceOrientationForPresentation.isLandscape)
    #expect(plain.preferredInterfaceOrientationForPresentation.isPortrait)
    #expect(controller.prefersHomeIndicatorAutoHidden && !plain.prefersHomeIndicatorAutoHidden)
    #expect(plain.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(plain.preferredScreenEdgesDeferringSystemGestures == [])
    let view = CountingView()
    view.awakeFromNib()
    view.motionBegan(.motionShake, with: nil)
    view.motionEnded(.motionShake, with: nil)
    view.motionCancelled(.none, with: nil)
    #expect(
      view.log.calls.suffix(4) == [
        "awakeFromNib()", "motionBegan(_:with:)", "motionEnded(_:with:)",
        "motionCancelled(_:with:)",
      ])
  }
}

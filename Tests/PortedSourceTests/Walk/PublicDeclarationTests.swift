import Foundation
import Testing

/// Walks all that `UIKitCore` declares for its clients.
@Suite struct `Every public declaration` {
  static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  static let testFolders = [
    "UIKitCoreTests", "PortedSourceTests", "UIKitTests", "TerminalApplicationTests", "LifeProbe",
  ]

  /// What tests use without its name, and how.
  static let excused = [
    "VariableBindings.dynamicallyCall(withKeywordArguments:)":
      "NSDictionaryOfVariableBindings(name: view) calls it",
    "VariableBindings": "the type of NSDictionaryOfVariableBindings",
    "UIAppearance": "all of it is unavailable",
    "AbsentType": "types that are unavailable conform to it",
    "AbsentMember": "a member of these",
  ]

  static func sources(in folder: String) throws -> [String] {
    let folder = root.appendingPathComponent(folder)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }

  let declarations: [PublicDeclaration]

  init() throws {
    declarations = try Self.sources(in: "Sources/UIKitCore").flatMap {
      DeclarationScanner.declarations(in: $0)
    }
  }

  @Test func `that can be used is used by a test`() throws {
    var uses = SourceUses()
    for folder in Self.testFolders {
      for source in try Self.sources(in: "Tests/\(folder)") { uses.add(source) }
    }
    let usable = declarations.filter { $0.unavailableMessage == nil && !$0.isThereForTheCompiler }
    let used = usable.filter { uses.use($0) }
    // A type is used where any of its members is.
    let usedTypes = Set(used.map(\.container))
    let unused = Set(usable).subtracting(used).filter {
      $0.kind != .named || !usedTypes.contains($0.description)
    }
    #expect(unused.map(\.description).sorted() == Self.excused.keys.sorted())
  }

  @Test func `that cannot be used says what to do instead`() {
    let silent = declarations.filter { $0.unavailableMessage == "" }
    #expect(silent.map(\.description) == [])
    #expect(declarations.contains { $0.unavailableMessage != nil })
  }

  @Test(arguments: [
    "UITableViewDiffableDataSource", "NSDiffableDataSourceSnapshot", "UINavigationBarAppearance",
    "UINavigationBar.standardAppearance", "UINavigationItem.searchController",
    "UITableView.cellLayoutMarginsFollowReadableWidth",
    "UIButton.Configuration.showsActivityIndicator", "UITableViewController.refreshControl",
    "UIScrollView.refreshControl", "UIActivityIndicatorView.init(style:)",
    "UIImpactFeedbackGenerator.init(style:)", "UISearchBarDelegate", "UITabBar.standardAppearance",
    "UINavigationItem.compactAppearance", "UIToolbar.scrollEdgeAppearance",
    "UIFocusGuide", "UISegmentedControl.init(items:)",
    "UITableViewController.tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
    "UITableViewController.tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
  ])
  func `of these is there, and cannot be used`(name: String) {
    #expect(declarations.first { $0.description == name }?.unavailableMessage?.isEmpty == false)
  }

  @Test func `is found`() {
    let found = Set(declarations.map(\.description))
    let some: Set = [
      "UIView", "UIView.frame", "UIView.noIntrinsicMetric", "UIView.addSubview(_:)",
      "UIView.init(frame:)", "UIView.hideView()", "UIView.AutoresizingMask.flexibleWidth",
      "NSLayoutConstraint.Attribute.centerX", "UITextFieldDelegate.textFieldShouldReturn(_:)",
      "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      "UIActionHandler", "objc_getAssociatedObject(_:_:)", "UILabel.adjustsFontSizeToFitWidth",
    ]
    #expect(some.subtracting(found).isEmpty)
    #expect(!found.contains("UIView.storedOrigin") && !found.contains("UIView.root"))
  }
}

extension PublicDeclaration {
  /// Whether it is only there for what the compiler says of it: a member of a type that is not
  /// here, or a method that is never called.
  fileprivate var isThereForTheCompiler: Bool {
    ["AbsentType", "AbsentMember"].contains(container) || description.contains("InATerminal")
  }
}

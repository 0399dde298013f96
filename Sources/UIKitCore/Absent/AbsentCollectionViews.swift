// Classes of UIKit's around collection views, which are not here.

public import Foundation

/// Says where the cells of a collection view lie.
@available(*, unavailable, message: "use a UITableView whose rows are stack views")
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, AbsentType {}

/// Lays cells out in lines.
@available(*, unavailable, message: "use a UITableView whose rows are stack views")
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// Lays cells out in groups.
@available(*, unavailable, message: "use a UITableView whose rows are stack views")
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}

/// What a collection view asks for its cells.
@available(*, unavailable, message: "use UITableViewDataSource")
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}

/// What a collection view tells of its cells.
@available(*, unavailable, message: "use UITableViewDelegate")
@preconcurrency @MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {}

/// What a layout in lines asks about sizes.
@available(*, unavailable, message: "use UITableViewDelegate")
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: NSObjectProtocol {}

/// What a table says that it is going to ask for.
@available(*, unavailable, message: "rows are asked for when they come into sight; leave it out")
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {}

/// What is asked when a row is dragged away.
@available(*, unavailable, message: "nothing is dragged in a terminal; use keyCommands")
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {}

/// What is asked when something is dropped on a row.
@available(*, unavailable, message: "nothing is dragged in a terminal; use keyCommands")
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {}

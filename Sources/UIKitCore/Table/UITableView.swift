public import Foundation

/// A scroll view of rows, of which only those that show are made.
///
/// A line below each row separates it from the next; in the plain style the lines go on down to the
/// bottom of the table below the last row, until a ``tableFooterView`` ends them. The table takes
/// the focus as a whole: Up and Down walk along its rows, Return selects one.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the sections look.
  public let style: Style

  /// What the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  // A property of its own, as in UIKit; the scroll view's follows it.
  /// What is told of the rows and of the scrolling.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { takeOverDelegate() }
  }

  // MARK: Look

  /// The height of every row, in points, the line below it included; ``automaticDimension``, unless
  /// set, for rows that size themselves.
  ///
  /// Such a row is as high as its cell asks for in the table's width: by the constraints in its
  /// ``UITableViewCell/contentView``, or 44, or more for labels of several lines, where these give
  /// no height. A row is measured when it comes into sight; until then its height is an estimate.
  /// What shows stays where it is when rows above turn out otherwise.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The height that rows are thought to have before they were measured, in points; with
  /// ``automaticDimension``, unless set, it is 44.
  ///
  /// With an estimate, a delegate is asked for the height of a row when it comes into sight, and
  /// otherwise for those of all rows at once.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// What makes the table measure a row that shows, or a view above or below a section, anew.
  ///
  /// > Note: Unlike UIKit, where ``SelfSizingInvalidation/enabled`` is the default, rows follow
  /// > what changes in them unless told otherwise.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabledIncludingConstraints

  /// The height of a section's title, in points; 28 unless set.
  ///
  /// With ``automaticDimension`` a section's view is asked for when the table is loaded, and is as
  /// high as its constraints ask for: a ``UITableViewHeaderFooterView`` also when it changes, as
  /// ``selfSizingInvalidation`` says.
  open var sectionHeaderHeight: CGFloat = defaultTitleHeight {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of the title below a section, in points; 28 unless set.
  ///
  /// With ``automaticDimension`` it follows from constraints, as ``sectionHeaderHeight`` does.
  open var sectionFooterHeight: CGFloat = defaultTitleHeight {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// What stands between rows; a line unless set.
  ///
  /// Rows of one cell have no room for it.
  open var separatorStyle: SeparatorStyle = .singleLine {
    didSet {
      geometry.unsettle()
      setNeedsLayout()
    }
  }

  /// The colour of the lines.
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsDisplay() }
  }

  /// How far the lines stay from the edges, in points; 16 at the left unless set.
  open var separatorInset = UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) {
    didSet { setNeedsDisplay() }
  }

  /// The view above the first section; its own frame says how high it is.
  ///
  /// A view that is made the footer, or comes to lie elsewhere, is the header no longer.
  open var tableHeaderView: UIView? {
    get { givenHeaderView?.parent === self ? givenHeaderView : nil }
    set {
      if newValue === tableFooterView { givenFooterView = nil }
      replace(tableHeaderView, by: newValue, at: 0)
      givenHeaderView = newValue
    }
  }
  /// The view that was set; it may lie elsewhere by now.
  private var givenHeaderView: UIView?

  /// The view below the last section; its own frame says how high it is.
  ///
  /// While there is one, even of no size, a plain table draws no lines below the last row:
  ///
  ///     tableView.tableFooterView = UIView(frame: .zero)
  ///
  /// A view that is made the header, or comes to lie elsewhere, is the footer no longer.
  open var tableFooterView: UIView? {
    get { givenFooterView?.parent === self ? givenFooterView : nil }
    set {
      if newValue === tableHeaderView { givenHeaderView = nil }
      replace(tableFooterView, by: newValue, at: subviews.count)
      givenFooterView = newValue
    }
  }
  /// The view that was set; it may lie elsewhere by now.
  private var givenFooterView: UIView?

  // MARK: Selection

  /// Whether the user can select a row.
  open var allowsSelection = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }

  var selectedRows: [IndexPath] = []
  /// The row that keys acted on last; ``rowForKeys`` tells on which they act now.
  var focusedRow: IndexPath? {
    didSet { if focusedRow != oldValue { setNeedsDisplay() } }
  }
  /// The row that is being pressed.
  var highlightedRow: IndexPath?

  // MARK: Rows that are made

  var geometry = TableGeometry()
  /// How often the rows have changed: what was found out about a row before a change may be wrong
  /// after it.
  var updateCount = 0
  /// Whether the data source may have another number of rows than was asked last.
  var countsAreStale = true
  /// Whether anything else about where the rows lie may have changed; it has where the counts have.
  var heightsAreStale = true
  var cells: [IndexPath: UITableViewCell] = [:]
  var reusableCells: [String: [UITableViewCell]] = [:]
  var registeredClasses: [String: UITableViewCell.Type] = [:]
  var sectionViews: [SectionViewKey: UIView] = [:]
  var sectionViewReuse = SectionViewReuse()
  /// The rows whose cells were hidden, which take no room.
  var collapsedRows: Set<IndexPath> = []
  var batch: RowBatch?
  /// Whether heights of views above and below sections were measured: they depend on the width.
  var measuresSectionViews = false
  /// Whether a row without a height was told of.
  var hasWarnedOfNoHeight = false
  /// The width in which the table was laid out last, in points.
  private var widthOfLastLayout: CGFloat = 0

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  /// Creates it from an archive, which holds nothing of it yet: as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Rows

  /// The cell of a row, or nil if it does not show.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Asks for all rows again; nothing stays selected.
  ///
  /// Keys go on acting on the row in the place where they did, or on the last one before it.
  ///
  /// > Note: Unlike UIKit, heights that were measured stay as estimates, so that the table stays in
  /// > place.
  open func reloadData() { forgetRows() }

  /// Shows rows that the data source has now; the paths are those after the change.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animation` says.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.batch?.inserted.formUnion(indexPaths) }
  }

  /// Takes rows away that the data source has no longer; the paths are those before the change.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animation` says.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.batch?.deleted.formUnion(indexPaths) }
  }

  /// Asks for rows again; the paths are those before any other change.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animation` says.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { self.batch?.reloaded.formUnion(indexPaths) }
  }

  /// Makes several changes as one: deletions count first, then insertions.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Collects changes until ``endUpdates()``.
  open func beginUpdates() {
    var batch = self.batch ?? RowBatch()
    batch.depth += 1
    self.batch = batch
  }

  /// Makes the changes since ``beginUpdates()``.
  open func endUpdates() { endBatch() }

  /// Scrolls a row to a place in the table; see ``UIScrollView/setContentOffset(_:animated:)``.
  ///
  /// Where the row is `NSNotFound` it scrolls to the section, which may be empty. A row that goes
  /// while it is scrolled to with an animation leaves the scroll its end, as far as there is
  /// content.
  ///
  /// - Precondition: There is such a row, or such a section.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Selects a row without telling the delegate; nil selects none.
  ///
  /// > Note: Unlike UIKit, it is selected at once; `animated` says how the table scrolls to it.
  ///
  /// - Precondition: There is such a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, at: scrollPosition, animated: animated)
  }

  /// Ends the selection of a row without telling the delegate.
  ///
  /// > Note: Unlike UIKit, at once, whatever `animated` says.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(selectedRows.filter { $0 != indexPath })
  }

  // MARK: What there is

  /// How many sections there are.
  open var numberOfSections: Int { upToDateGeometry.sections.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }
  /// The row of a cell, or nil if it does not show.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The cells that show, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.inOrder.map(\.value) }
  /// The rows that show, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// The rectangle of a row, in the table's coordinates; empty if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }
  /// The row at a point of the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    upToDateGeometry.row(at: point.y - sectionsTop)
  }
  /// The selected row; the first of them, if there are several.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  /// The selected rows, in the order they were selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  // MARK: Making cells

  /// Lets ``dequeueReusableCell(withIdentifier:for:)`` make cells of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      registeredClasses[identifier] = nil
      return
    }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is no UITableViewCell")
    }
    registeredClasses[identifier] = cellClass
  }

  /// Returns a cell that went out of sight, or a new one of the class registered for the
  /// identifier, or nil if none is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    // The one that waited longest: a table that is loaded again gives each row the cell it had.
    if let waiting = reusableCells[identifier], !waiting.isEmpty {
      let cell = waiting[0]
      reusableCells[identifier]?.removeFirst()
      cell.waitsForReuse = false
      cell.prepareForReuse()
      return cell
    }
    return registeredClasses[identifier].map {
      _RegistrableTableViewCell.make($0, reuseIdentifier: identifier)
    }
  }

  /// Returns a cell that went out of sight, or a new one of the class registered for the
  /// identifier.
  ///
  /// - Precondition: A class was registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no class was registered for cells named \(identifier)")
    }
    return cell
  }

  // MARK: Layout

  open override func layoutSubviews() {
    if measuresSectionViews, widthOfLastLayout != bounds.width { heightsAreStale = true }
    widthOfLastLayout = bounds.width
    updateGeometry()
    tile()
    super.layoutSubviews()
    // The content may have become shorter, and the offset have moved with it.
    tile()
  }

  /// Only the rows at the offset are there: it is not moved to slowly.
  override var movesBounds: Bool { false }

  override func offsetDidChange() {
    super.offsetDidChange()
    setNeedsLayout()
  }

  // MARK: Drawing

  package override func drawCellsOverSubviews(on canvas: CellCanvas) {
    drawRowMarks(on: canvas)
    drawSeparators(on: canvas)
    super.drawCellsOverSubviews(on: canvas)
  }

  // MARK: Input

  open override var canBecomeFocused: Bool {
    // Emptied, it waits for other rows.
    (isUserInteractionEnabled && allowsSelection && (hasRows || isFocused))
      || super.canBecomeFocused
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, isFocused, walk(by: key) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = touchedRow(touches, with: event), canPressRow(at: path) else {
      return super.touchesBegan(touches, with: event)
    }
    highlightRow(at: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard highlightedRow != nil else { return super.touchesMoved(touches, with: event) }
    if touchedRow(touches, with: event) != highlightedRow { highlightRow(at: nil) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let pressed = highlightedRow
    highlightRow(at: nil)
    guard let path = touchedRow(touches, with: event), path == pressed else {
      return super.touchesEnded(touches, with: event)
    }
    focusedRow = path
    pressRow(at: path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightRow(at: nil)
    super.touchesCancelled(touches, with: event)
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self { chooseFocusedRow() }
  }
}

import CellGrid
public import Foundation

/// A title that does something when it is pressed.
///
/// A button is drawn as `[ Title ]`, while it has the focus as `[▸Title◂]`, selected as
/// `{ Title }`, and disabled as `( Title )`. It asks for the columns of its title and four more,
/// and one row.
///
///     let send = UIButton(primaryAction: UIAction(title: "Send") { _ in post() })
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Its title only.
    case custom = 0
    /// The system's look, which here is the same.
    case system = 1
    /// A button for details, titled "i".
    case detailDisclosure = 2
    /// A button for information, titled "i".
    case infoLight = 3
    /// A button for information, titled "i".
    case infoDark = 4
    /// A button to add a contact, titled "+".
    case contactAdd = 5
    /// A button that closes something, titled "×".
    case close = 7
  }

  /// What the button looks like.
  public private(set) var buttonType: ButtonType = .custom

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// Creates a button of a type, with a frame of zero.
  public convenience init(type: ButtonType) {
    self.init(type: type, primaryAction: nil)
  }

  /// Makes a button of a type that takes its title and image from an action, and does it when
  /// pressed.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    if let title = type.title { setTitle(title, for: .normal) }
  }

  /// Creates a button that shows the action's title and runs it when pressed.
  public convenience init(primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  /// Creates a button that shows the action's title and runs it when pressed.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// What the button shows and how it looks; nil unless set.
  ///
  /// What it says stands in for what is set for the normal state, until it is nil again; its
  /// background is drawn over ``UIView/backgroundColor``.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      titleDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Changes the configuration of a button to what suits its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Called by ``updateConfiguration()``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether another state asks for ``updateConfiguration()``; true unless set.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for ``updateConfiguration()`` to be called before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  private var needsUpdateConfiguration = false

  /// Changes the ``configuration`` to what suits the present state; the default calls
  /// ``configurationUpdateHandler``.
  ///
  /// Called before layout, after ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    updateConfiguration()
    // What that changed asks for no other.
    needsUpdateConfiguration = false
  }

  // MARK: Title

  /// Sets the title the button has in a state; of the normal one, that of a ``configuration`` with
  /// a title too.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    if state == .normal, configuration?.title != nil { configuration?.title = title }
    titleDidChange()
  }

  /// The title the button has in a state: the normal one unless set.
  open func title(for state: UIControl.State) -> String? {
    value(of: titles, configured: configuration?.title, for: state)
  }

  /// The title that shows: that of the present state, or the normal one.
  ///
  /// > Note: Unlike UIKit, the focus does not make it another state where no title is set for that:
  /// > in a terminal, the button that is selected or pressed mostly has it.
  open var currentTitle: String? {
    currentValue(of: titles, configured: configuration?.title)
  }

  /// Sets the colour the title has in a state; a ``configuration`` with a colour comes before the
  /// normal one.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    titleDidChange()
  }

  /// The colour the title has in a state: the normal one unless set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    value(of: titleColors, configured: configuration?.foreground, for: state)
  }

  /// The colour that shows.
  open var currentTitleColor: UIColor {
    currentValue(of: titleColors, configured: configuration?.foreground) ?? .label
  }

  // MARK: Images

  /// Sets the image that stands before the title in a state.
  ///
  /// A button is one row high: of the image the first row shows, as far as it is a mark such as
  /// "✓".
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    if state == .normal, configuration?.image != nil { configuration?.image = image }
    titleDidChange()
  }

  /// The image the button has in a state: the normal one unless set.
  open func image(for state: UIControl.State) -> UIImage? {
    value(of: images, configured: configuration?.image, for: state)
  }

  /// The image that shows.
  open var currentImage: UIImage? {
    currentValue(of: images, configured: configuration?.image)
  }

  /// Sets the image that stands behind the title in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    setNeedsDisplay()
  }

  /// The image behind the title in a state: the normal one unless set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    value(of: backgroundImages, for: state)
  }

  /// The image that shows behind the title.
  open var currentBackgroundImage: UIImage? { currentValue(of: backgroundImages) }

  /// What the label says: the image's first row and the title.
  private var labelText: String? {
    let mark = currentImage?.lines.first
    guard let mark, let currentTitle, !currentTitle.isEmpty else { return mark ?? currentTitle }
    return isMirrored ? "\(currentTitle) \(mark)" : "\(mark) \(currentTitle)"
  }

  // MARK: Label

  /// The label that draws the title: its font and alignment count; its text and colour are set by
  /// the button.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    return label
  }

  private func titleDidChange() {
    updateTitleLabel()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateTitleLabel() {
    guard let titleLabel else { return }
    let text = labelText
    if titleLabel.text != text { titleLabel.text = text }
    titleLabel.textColor = currentTitleColor
    titleLabel.isEnabled = isEnabled
  }

  /// What was set for exactly a state, else what the configuration says, else what was set for the
  /// normal state.
  private func value<Value>(
    of values: [State: Value], configured: Value? = nil, for state: State
  ) -> Value? {
    let own = state == .normal ? nil : values[state]
    return own ?? configured ?? values[.normal]
  }

  /// The value for the present state, without the focus where none is set for that.
  private func currentValue<Value>(
    of values: [State: Value], configured: Value? = nil
  ) -> Value? {
    let state = values[state] == nil ? state.subtracting(.focused) : state
    return value(of: values, configured: configured, for: state)
  }

  // MARK: Layout

  /// How much room the button keeps around its title, inside of its brackets, in points; a
  /// ``configuration`` says so itself.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { titleDidChange() } }
  }

  /// The room around the title, in the direction in which the button is laid out.
  private var roomAroundTitle: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    return UIEdgeInsets(configuration.contentInsets, effectiveUserInterfaceLayoutDirection)
  }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { titleLabel?.textAlignment = titleAlignment }
  }

  private var titleAlignment: NSTextAlignment {
    switch contentHorizontalAlignment {
    case .center, .fill: .center
    case .left: .left
    case .right: .right
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }

  open override var intrinsicContentSize: CGSize {
    let cell = UIScreen.main.cellSize
    let columns = DisplayWidth.columns(of: labelText ?? "") + 2 * frameColumns
    let insets = roomAroundTitle
    return CGSize(
      width: CGFloat(columns) * cell.width + insets.left + insets.right,
      height: cell.height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    // Text and alignment may depend on the direction; where nothing was said of that, the label's
    // own counts.
    updateTitleLabel()
    if contentHorizontalAlignment != .center { titleLabel?.textAlignment = titleAlignment }
    titleLabel?.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
  }

  /// Where the image and the title lie, in points: between the brackets, with the room around the
  /// title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let cell = UIScreen.main.cellSize
    let inset = CGFloat(bounds.width < cell.width * 6 ? 1 : frameColumns) * cell.width
    return CGRect(
      x: bounds.minX + inset, y: bounds.minY, width: max(0, bounds.width - 2 * inset),
      height: bounds.height
    ).inset(by: roomAroundTitle)
  }

  /// Where the title lies, with the image before it, in the rectangle that both have.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let height = UIScreen.main.cellSize.height
    var room = contentRect
    switch contentVerticalAlignment {
    case .center, .fill: break
    case .top: room.size.height = min(room.height, height)
    case .bottom: room = room.divided(atDistance: height, from: .maxYEdge).slice
    }
    return CGRect(
      x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, room.height))
  }

  /// Where the image lies.
  @available(*, unavailable, message: "the image stands before the title, in titleRect")
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }

  /// A bracket and a blank, or the mark of the focus.
  private var frameColumns: Int { 2 }

  override func ownBaselines(inHeight height: CGFloat) -> Baselines {
    Baselines(ofLines: 1, in: height)
  }

  // MARK: Drawing

  open override func drawCells(on canvas: CellCanvas) {
    if let color = configuration?.background?.cellColor {
      canvas.background = color
      canvas.fill(column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows)
    }
    if let image = currentBackgroundImage { canvas.write(image, column: 0, row: 0) }
    drawBrackets(on: canvas)
  }

  package override func drawCellsOverSubviews(on canvas: CellCanvas) {
    guard isHighlighted else { return }
    canvas.invert()
  }

  // MARK: State

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    let title = titleLabel?.text
    updateTitleLabel()
    if title != titleLabel?.text { invalidateIntrinsicContentSize() }
  }

  override var pressEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    stateDidChange()
  }
}

extension UIButton.ButtonType {
  fileprivate var title: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "i"
    case .contactAdd: "+"
    case .close: "×"
    }
  }
}

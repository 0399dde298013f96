import Foundation

/// A question with its answers, in a box of its own.
///
///     let alert = UIAlertController(
///       title: "Delete the file?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// Tab moves along its text fields and buttons, Return chooses, and Escape chooses the action of
/// style `cancel`, if there is one. An alert stands in the middle of the window, an action sheet at
/// its lower edge.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it stands.
  public enum Style: Int, Sendable {
    /// At the lower edge: answers to something that the user has just done.
    case actionSheet = 0
    /// In the middle: a question.
    case alert = 1
  }

  /// Where it stands.
  public private(set) var preferredStyle = Style.alert

  /// The question.
  open override var title: String? {
    didSet { content?.show(title: title, message: message) }
  }

  /// What there is to say about it.
  open var message: String? {
    didSet { content?.show(title: title, message: message) }
  }

  /// The answers, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The text fields, in the order in which they were added; nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// The answer that has the focus first, and that Return in a text field chooses.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction == nil || actions.contains { $0 === preferredAction },
        "the preferredAction of \(itemName) is one of its actions")
    }
  }

  private var content: AlertContentView?

  /// Makes a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an answer.
  ///
  /// - Precondition: There is at most one action of style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "\(itemName) has one action of style cancel, not \(action.title ?? "") too")
    actions.append(action)
    showButtons()
  }

  /// Adds a text field, which `configurationHandler` gets to know.
  ///
  /// - Precondition: It is an alert: action sheets have no text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "\(itemName) is an action sheet: only alerts have text fields")
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [weak self] _ in self?.returnInField() }, for: .primaryActionTriggered)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    content?.show(fields: textFields ?? [])
  }

  open override func loadView() {
    let content = AlertContentView(frame: .zero)
    content.show(title: title, message: message)
    content.show(fields: textFields ?? [])
    self.content = content
    showButtons()
    view = content
  }

  // MARK: Answers

  /// Shows the buttons: of two answers of an alert the one that cancels comes first, of others
  /// last.
  private func showButtons() {
    guard let content else { return }
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let isRow = preferredStyle == .alert && actions.count == 2
    content.buttonsAreInRow = isRow
    content.show(buttons: (isRow ? cancels + others : others + cancels).map(makeButton))
  }

  private func makeButton(_ action: UIAlertAction) -> UIButton {
    let button = UIButton()
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    if action === preferredAction { button.titleLabel?.font = .boldSystemFont(ofSize: 17) }
    button.addAction(
      UIAction { [weak self, weak action] _ in action.map { self?.choose($0) } },
      for: .primaryActionTriggered)
    action.button = button
    return button
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else { return action.run() }
    dismiss(animated: true) { action.run() }
  }

  /// Chooses the answer that leaves everything as it is, if there is one.
  func cancelByUser() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }

  private func returnInField() {
    let fields = textFields ?? []
    let current = fields.firstIndex { $0.isFocused }
    if let current, current + 1 < fields.count {
      fields[current + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) {
      choose(action)
    }
  }

  /// Where the focus starts: in the first text field, or on the preferred answer, or on the first.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    if let field = textFields?.first { return [field] }
    return preferredAction?.button.map { [$0] } ?? super.preferredFocusEnvironments
  }

  // MARK: Place

  /// Where the alert and the line around it stand in the view that it covers.
  func plateFrame(in bounds: CGRect, border: CGSize) -> CGRect {
    loadViewIfNeeded()
    guard let content, let presentationController else { return bounds }
    let cell = UIScreen.main.cellSize
    let room = CGSize(
      width: max(0, bounds.width - 2 * border.width - 2 * cell.width),
      height: max(0, bounds.height - 2 * border.height))
    let wanted = min(max(content.naturalWidth, Self.leastWidth), Self.mostWidth)
    let width = (min(wanted, room.width) / cell.width).rounded(.down) * cell.width
    let height = min(content.height(inWidth: width), room.height)
    return presentationController.centred(
      CGSize(width: width + 2 * border.width, height: height + 2 * border.height),
      in: bounds, isAtBottom: preferredStyle == .actionSheet)
  }

  /// The width of an alert, in points: UIKit's, in whole cells.
  private static let leastWidth: CGFloat = 272
  /// The width from which on lines are broken, in points.
  private static let mostWidth: CGFloat = 464
}

import CellGrid
public import Foundation

/// A line of text that the user edits.
///
/// While it has the focus, what is typed goes where its caret stands. The arrows, Home and End move
/// the caret, Backspace and Delete take characters away, and Return is up to the delegate.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What shows how far the field reaches.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line below, which stands for the frame that has no room in one row.
    case line = 1
    /// A line below.
    case bezel = 2
    /// A line below.
    case roundedRect = 3
  }

  /// The text; empty rather than nil, as in UIKit.
  open var text: String? {
    get { String(characters) }
    set { setText(newValue ?? "") }
  }

  /// What shows, faintly, while there is no text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { contentDidChange() } }
  }

  /// What is asked and told of editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The colour of the text; nil is ``UIColor/label``.
  open var textColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// How the text is set; nil is the system font.
  open var font: UIFont? {
    didSet { setNeedsDisplay() }
  }

  /// How a text that is shorter than the field lies in it.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsDisplay() }
  }

  /// What shows how far the field reaches; nothing unless set.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { setNeedsDisplay() } }
  }

  /// Whether every character shows as "•".
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether what is typed goes to the field.
  public private(set) var isEditing = false

  private(set) var characters: [Character] = []
  /// How many characters stand before the caret.
  private(set) var caret = 0

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let shown = characters.isEmpty ? placeholder ?? "" : displayText
    // The caret stands behind the text.
    var size = UIScreen.main.metrics.points(columns: DisplayWidth.columns(of: shown) + 1, rows: 1)
    if showsLeftView, let leftView { size.width += leftView.frame.width }
    if showsRightView, let rightView { size.width += rightView.frame.width }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func ownBaselines(inHeight height: CGFloat) -> Baselines {
    Baselines(ofLines: 1, in: height)
  }

  /// What shows of the text.
  var displayText: String {
    isSecureTextEntry ? String(repeating: "•", count: characters.count) : String(characters)
  }

  // MARK: Editing

  private func setText(_ text: String) {
    guard text != String(characters) else { return }
    characters = Array(text)
    caret = characters.count
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Replaces characters at the caret, if the delegate agrees.
  private func replace(_ range: Range<Int>, with text: String) {
    let before = String(characters[..<range.lowerBound])
    let replaced = String(characters[range])
    let place = NSRange(location: before.utf16.count, length: replaced.utf16.count)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: text) ?? true,
      range.upperBound <= characters.count
    else { return }
    let start = before + text
    // What is typed may join the character before or behind it, as an accent does.
    characters = Array(start + String(characters[range.upperBound...]))
    caret = characters.count(whereBefore: start.utf16.count)
    contentDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func moveCaret(to place: Int) {
    caret = max(0, min(characters.count, place))
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, let key = presses.first?.key, edit(by: key) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  private func edit(by key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .commandKeys) else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: deleteBackward()
    case .keyboardDeleteForward:
      if caret < characters.count { replace(caret..<caret + 1, with: "") }
    case .keyboardLeftArrow: moveCaret(to: caret - 1)
    case .keyboardRightArrow: moveCaret(to: caret + 1)
    case .keyboardHome: moveCaret(to: 0)
    case .keyboardEnd: moveCaret(to: characters.count)
    case .keyboardReturnOrEnter: pressReturn()
    default:
      guard key.isTyped else { return false }
      insertText(key.characters)
    }
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !characters.isEmpty }

  /// Puts text where the caret stands, if the delegate agrees, as a key does that types it.
  open func insertText(_ text: String) { replace(caret..<caret, with: text) }

  /// Takes the character before the caret away, if the delegate agrees, as Backspace does.
  ///
  /// Also called, as in UIKit, where there is none.
  open func deleteBackward() {
    if caret > 0 { replace(caret - 1..<caret, with: "") }
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Puts pasted text where the caret stands; lines become one.
  open override func paste(_ sender: Any?) {
    guard isEditing, let text = UIPasteboard.general.string else { return super.paste(sender) }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    replace(caret..<caret, with: line)
  }

  // MARK: Beginning and ending

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Gives the field the focus, and with it the keys.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let window, canBecomeFirstResponder else { return false }
    window.focusSystem.requestFocusUpdate(to: self)
    return isFocused
  }

  /// Takes the focus from the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if mayEndEditing { leaveFocus() }
    return !isFocused
  }

  /// Whether the delegate lets editing end.
  private var mayEndEditing: Bool {
    !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Lets the focus go from the field if its delegate lets editing end.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    context.previouslyFocusedView !== self || mayEndEditing
  }

  /// Takes the focus from the field whatever its delegate says.
  func leaveFocus() {
    if isFocused, let window { window.focusSystem.leave(self, for: window) }
  }

  /// Whether keys go to the field.
  open override var isFirstResponder: Bool { isFocused }

  open override var canBecomeFocused: Bool {
    super.canBecomeFocused && (isFocused || delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    guard isEditing != isFocused else { return }
    isEditing = isFocused
    updateSideViews()
    setNeedsDisplay()
    if isEditing { didBegin() } else { didEnd() }
  }

  private func didBegin() {
    caret = characters.count
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { setText("") }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    delegate?.textFieldDidBeginEditing(self)
  }

  private func didEnd() {
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }

  // MARK: Beside the text

  /// What stands before the text, in the direction of layout, while ``leftViewMode`` says so.
  ///
  /// As large as its own frame says. One without content keeps the text off the edge.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// When ``leftView`` shows; never unless set.
  open var leftViewMode: ViewMode = .never {
    didSet { updateSideViews() }
  }

  /// What stands behind the text while ``rightViewMode`` says so.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// When ``rightView`` shows; never unless set.
  open var rightViewMode: ViewMode = .never {
    didSet { updateSideViews() }
  }

  /// Where ``leftView`` lies: at the leading edge, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, atRight: isMirrored)
  }

  /// Where ``rightView`` lies: at the trailing edge, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, atRight: !isMirrored)
  }

  /// Where the text lies while it is not edited: what the views at the sides leave.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds
    if showsLeftView { rect.trim(leftViewRect(forBounds: bounds), atRight: isMirrored) }
    if showsRightView { rect.trim(rightViewRect(forBounds: bounds), atRight: !isMirrored) }
    return rect
  }

  /// Where the text lies while it is edited: as ``textRect(forBounds:)`` says.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where a button that empties the field would lie.
  @available(*, unavailable, message: "put a UIButton into rightView")
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where a frame around the field would lie.
  @available(*, unavailable, message: "a field has a line below at most; use textRect(forBounds:)")
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the caret lies.
  @available(*, unavailable, message: "a terminal draws the caret itself; leave it out")
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// Where the placeholder lies: where text would.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  // MARK: Drawing

  open override func drawCells(on canvas: CellCanvas) {
    drawField(on: canvas)
  }
}

extension [Character] {
  /// How many begin before a place counted in UTF-16.
  fileprivate func count(whereBefore end: Int) -> Int {
    var place = 0
    return prefix { character in
      defer { place += character.utf16.count }
      return place < end
    }.count
  }
}

extension UIKey {
  /// Whether the key types something that shows.
  fileprivate var isTyped: Bool {
    !characters.isEmpty && !characters.hasPrefix("UIKeyInput")
      && characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

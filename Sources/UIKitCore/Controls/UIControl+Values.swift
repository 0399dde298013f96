extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The mouse button went down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It went down again in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The mouse moved inside the control, its button down.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The mouse moved outside the control, its button down.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The mouse came back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The mouse left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The button went up inside the control, or Return or Space was struck.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The button went up outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The press ended without being meant.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control showed its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of the mouse.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The bits an app may give a meaning.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// The bits UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a state from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// It is being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Keys go to it.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits an app may give a meaning.
    public static let application = State(rawValue: 0xFF_0000)
    /// The bits UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

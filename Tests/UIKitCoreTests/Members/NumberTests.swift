import CellGrid
import Foundation
import Testing

@testable import UIKitCore

/// Numbers that archives, settings and other code take from UIKit.
@Suite struct `Numbers of` {
  @Test func `keys are those of the USB usage tables`() {
    let letters: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG,
      .keyboardH, .keyboardI, .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN,
      .keyboardO, .keyboardP, .keyboardQ, .keyboardR, .keyboardS, .keyboardT, .keyboardU,
      .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ,
    ]
    #expect(letters.map(\.rawValue) == Array(4...29))
    let digits: [UIKeyboardHIDUsage] = [
      .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
      .keyboard8, .keyboard9, .keyboard0,
    ]
    #expect(digits.map(\.rawValue) == Array(30...39))
    let functions: [UIKeyboardHIDUsage] = [
      .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7,
      .keyboardF8, .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12,
    ]
    #expect(functions.map(\.rawValue) == Array(58...69))
    #expect(UIKeyboardHIDUsage.keyboardInsert.rawValue == 73)
  }

  @MainActor
  @Test(arguments: [
    ("-", UIKeyboardHIDUsage.keyboardHyphen), ("=", .keyboardEqualSign),
    ("[", .keyboardOpenBracket), ("]", .keyboardCloseBracket), ("\\", .keyboardBackslash),
    (";", .keyboardSemicolon), ("'", .keyboardQuote), ("`", .keyboardGraveAccentAndTilde),
    (",", .keyboardComma), (".", .keyboardPeriod), ("b", .keyboardB), ("9", .keyboard9),
  ])
  func `a key go by what it types`(character: String, code: UIKeyboardHIDUsage) {
    let key = UIKey(characters: character)
    #expect(key.keyCode == code && key.charactersIgnoringModifiers == character)
  }

  @Test func `flags are bits`() {
    #expect(
      UIKeyModifierFlags(rawValue: 0x3F_0000) == [
        .alphaShift, .shift, .control, .alternate, .command, .numericPad,
      ])
    #expect(UIRectEdge(rawValue: 15) == .all)
    #expect(UIView.AutoresizingMask(rawValue: 18) == [.flexibleWidth, .flexibleHeight])
    #expect(UIMenuElement.Attributes(rawValue: 7) == [.disabled, .destructive, .hidden])
    #expect(UIControl.State(rawValue: 5) == [.highlighted, .selected])
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    typealias Options = NSLayoutConstraint.FormatOptions
    #expect(NSLayoutConstraint.FormatOptions(rawValue: 1 << 16) == .directionLeftToRight)
    #expect(Options.directionMask == [.directionLeftToRight, .directionRightToLeft])
    #expect(Options.spacingMask == .spacingBaselineToBaseline)
    #expect(Options.spacingEdgeToEdge.isEmpty)
  }

  @Test func `events are bits, in groups`() {
    typealias Event = UIControl.Event
    let touches: [Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.map(\.rawValue) == (0...8).map { 1 << UInt($0) })
    #expect(touches.allSatisfy { Event.allTouchEvents.contains($0) })
    let editing: [Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(editing.map(\.rawValue) == (16...19).map { 1 << UInt($0) })
    #expect(Event.allEditingEvents == Event(editing))
    #expect(Event.menuActionTriggered.rawValue == 1 << 14)
    #expect(Event.applicationReserved.isDisjoint(with: .systemReserved))
    #expect(Event.allEvents.isSuperset(of: [.systemReserved, .applicationReserved, .valueChanged]))
    #expect(Event(rawValue: 1 << 12) == .valueChanged)
  }

  @Test func `choices count from where UIKit's do`() {
    typealias Phase = UITouch.Phase
    let phases: [Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    let presses: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
    #expect(presses.map(\.rawValue) == [0, 1, 2, 3, 4])
    let events: [UIEvent.EventType] = [.touches, .presses, .scroll]
    #expect(events.map(\.rawValue) == [0, 3, 10])
    let states: [UIMenuElement.State] = [.off, .on, .mixed]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5])
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let app: [UIApplication.State] = [.active, .inactive, .background]
    #expect(app.map(\.rawValue) == [0, 1, 2])
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
      .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 3, 769, 771])
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let buttons: [UIBarButtonItem.Style] = [.plain, .done]
    #expect(buttons.map(\.rawValue) == [0, 2])
    let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
    #expect(selections.map(\.rawValue) == [0, 1, 2, 3])
    let separators: [UITableView.SeparatorStyle] = [.none, .singleLine]
    #expect(separators.map(\.rawValue) == [0, 1])
    let tables: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    #expect(tables.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `priorities of a window that is dragged lie around that of its size`() {
    let priorities: [UILayoutPriority] = [
      .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
    ]
    #expect(priorities.map(\.rawValue) == [490, 500, 510])
  }

  @Test func `names keep their text`() {
    #expect(UIApplication.LaunchOptionsKey(rawValue: "url").rawValue == "url")
    #expect(UIAction.Identifier(rawValue: "go") == UIAction.Identifier("go"))
    #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyleBody") == .body)
    #expect(UIFont.Weight(rawValue: 0.4) == .bold)
    let inputs = [
      UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputPageUp,
      UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputDelete,
    ]
    #expect(
      inputs
        == ["LeftArrow", "RightArrow", "PageUp", "PageDown", "Home", "Delete"].map {
          "UIKeyInput" + $0
        })
    let functions = [
      UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4, UIKeyCommand.f5,
      UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10,
      UIKeyCommand.f11, UIKeyCommand.f12,
    ]
    #expect(functions == (1...12).map { "UIKeyInputF\($0)" })
  }
}

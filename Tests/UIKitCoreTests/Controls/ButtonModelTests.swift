import CellGrid
import Foundation
import Testing

@testable import UIKitCore

/// A button after random changes is as one that was made that way at once.
@MainActor @Suite struct `Ways to a button` {
  typealias Configuration = UIButton.Configuration

  /// What a button was told, without a button.
  @MainActor struct Plan {
    /// What an update of the configuration does to it.
    enum Update: CaseIterable {
      case none, titles, replaces, insets

      func change(_ configuration: inout Configuration?, for state: UIControl.State) {
        switch self {
        case .none: break
        case .titles: configuration?.title = "state \(state.rawValue)"
        case .replaces: configuration = state.contains(.disabled) ? .gray() : .filled()
        case .insets: configuration?.contentInsets.leading = state.contains(.selected) ? 16 : 0
        }
      }
    }

    var titles: [UIControl.State: String] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var colors: [UIControl.State: UIColor] = [:]
    var backgrounds: [UIControl.State: UIImage] = [:]
    var configuration: Configuration? {
      didSet { if configuration != oldValue { needsUpdate = true } }
    }
    var update = Update.none { didSet { needsUpdate = true } }
    var state: UIControl.State = [] { didSet { if state != oldValue { needsUpdate = true } } }
    var insets = UIEdgeInsets.zero
    var alignment = UIControl.ContentHorizontalAlignment.center
    var direction = UISemanticContentAttribute.unspecified
    var needsUpdate = false

    mutating func layOut() {
      if !needsUpdate { return }
      update.change(&configuration, for: state)
      needsUpdate = false
    }

    func apply(to button: UIButton) {
      for (state, title) in titles { button.setTitle(title, for: state) }
      for (state, image) in images { button.setImage(image, for: state) }
      for (state, color) in colors { button.setTitleColor(color, for: state) }
      for (state, image) in backgrounds { button.setBackgroundImage(image, for: state) }
      button.semanticContentAttribute = direction
      button.contentEdgeInsets = insets
      button.contentHorizontalAlignment = alignment
      take(state, button)
      button.configuration = configuration
    }

    func take(_ state: UIControl.State, _ button: UIButton) {
      button.isHighlighted = state.contains(.highlighted)
      button.isEnabled = !state.contains(.disabled)
      button.isSelected = state.contains(.selected)
    }
  }

  /// A button at the top left of a window, as wide as it wants unless told otherwise.
  @MainActor struct Fixture {
    let window = UIWindow(frame: rect(0, 0, 320, 64))
    let button = UIButton(type: .system)

    init(width: CGFloat?) {
      window.addSubview(button)
      button.pinToSuperview(edges: [.top, .left])
      if let width { button.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    var cells: CellBuffer { window.render(columns: 40, rows: 4) }

    /// What can be told of the button without a layout.
    var values: [String] {
      ["\(button.currentTitle ?? "none") \(button.title(for: .normal) ?? "none")"]
        + ["\(button.currentTitleColor) \(button.intrinsicContentSize)"]
        + [button.currentImage, button.currentBackgroundImage].map { "\($0?.lines ?? [])" }
    }

    /// What can be told of the button after one.
    var laidOut: [String] {
      window.layoutIfNeeded()
      let label = button.titleLabel
      let texts = ["\(button.frame) \(label?.frame ?? .zero) \(label?.text ?? "none")"]
      return values + texts
    }
  }

  @Test(arguments: 0..<100)
  func `lead to the same sizes, texts and cells`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let width = seed.isMultiple(of: 2) ? nil : CGFloat(96)
    let live = Fixture(width: width)
    var plan = Plan()
    for step in 0..<40 {
      change(&plan, live.button, &random)
      let comment: Comment = "step \(step), \(plan)"
      let fresh = Fixture(width: width)
      plan.apply(to: fresh.button)
      #expect(live.values == fresh.values, comment)
      if Bool.random(using: &random) { continue }
      let update = plan.update
      fresh.button.configurationUpdateHandler = { update.change(&$0.configuration, for: $0.state) }
      #expect(live.laidOut == fresh.laidOut, comment)
      #expect(live.cells == fresh.cells, comment)
      plan.layOut()
      #expect(live.button.configuration == plan.configuration, comment)
    }
  }

  private func change(_ plan: inout Plan, _ button: UIButton, _ random: inout FixedRandom) {
    let states: [UIControl.State] = [
      .normal, .normal, .disabled, .selected, .highlighted, [.selected, .highlighted],
    ]
    let state = states.randomElement(using: &random) ?? .normal
    let number = Int.random(in: 0..<4, using: &random)
    let text = ["", "Go", "a title", nil][number]
    let image = ["✓", "×", "▲\n▼", nil][number].map { UIImage(text: $0) }
    let color: UIColor? = [.red, .white, .green, nil][number]
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1:
      plan.titles[state] = text
      if state == .normal, plan.configuration?.title != nil { plan.configuration?.title = text }
      button.setTitle(text, for: state)
    case 2:
      plan.images[state] = image
      if state == .normal, plan.configuration?.image != nil { plan.configuration?.image = image }
      button.setImage(image, for: state)
    case 3:
      plan.colors[state] = color
      button.setTitleColor(color, for: state)
    case 4:
      plan.backgrounds[state] = image
      button.setBackgroundImage(image, for: state)
    case 5:
      plan.configuration = [.plain(), .gray(), .filled(), nil][number]
      button.configuration = plan.configuration
    case 6, 7:
      plan.configuration?.title = text
      button.configuration?.title = text
    case 8:
      plan.configuration?.image = image
      button.configuration?.image = image
      plan.configuration?.baseForegroundColor = color
      button.configuration?.baseForegroundColor = color
    case 9:
      let insets = NSDirectionalEdgeInsets(
        top: 0, leading: CGFloat(number * 8), bottom: 16, trailing: 0)
      plan.configuration?.contentInsets = insets
      button.configuration?.contentInsets = insets
    case 10, 11:
      plan.state = state
      plan.take(state, button)
      if number == 0 { button.isSelected.toggle(); button.isSelected.toggle() }
    case 12:
      plan.update = Plan.Update.allCases[number]
      let update = plan.update
      button.configurationUpdateHandler = { update.change(&$0.configuration, for: $0.state) }
    default: place(&plan, button, &random)
    }
  }

  private func place(_ plan: inout Plan, _ button: UIButton, _ random: inout FixedRandom) {
    let number = Int.random(in: 0..<3, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: plan.insets.left = CGFloat(number * 16)
    case 1: plan.alignment = [.leading, .trailing, .center][number]
    default: plan.direction = [.forceRightToLeft, .forceLeftToRight, .unspecified][number]
    }
    button.contentEdgeInsets = plan.insets
    button.contentHorizontalAlignment = plan.alignment
    button.semanticContentAttribute = plan.direction
  }
}

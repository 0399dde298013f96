import Foundation
import Testing
import VisualFormat

@testable import UIKitCore

@MainActor @Suite struct `Constraints from visual formats` {
  let panel = root(300, 200)
  let a: UIView
  let b: UIView

  init() {
    a = box("a", in: panel)
    b = box("b", in: panel)
  }

  private var views: [String: Any] { ["a": a, "b": b] }

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  private func extended(_ format: String) throws -> [NSLayoutConstraint] {
    try NSLayoutConstraint.constraints(
      parsing: format, dialect: .extended, metrics: nil, views: views)
  }

  /// Activates formats and returns the frames of a and b.
  private func frames(_ constraints: [NSLayoutConstraint]...) -> [CGRect] {
    NSLayoutConstraint.activate(constraints.flatMap { $0 })
    panel.layoutIfNeeded()
    return [a.frame, b.frame]
  }

  @Test func `are inactive, in reading order`() {
    let constraints = make("|-20-[a(100)]-(>=8@750)-[b]|")
    #expect(
      constraints.map(\.visual) == [
        "H:|-(20)-[a]", "a.width == 100", "H:[a]-(>=8@750)-[b]", "H:[b]-(0)-|",
      ])
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func `place views one after another`() {
    let frames = frames(
      make("|-20-[a(100)]-[b]-30-|"), make("V:|-10-[a(40)]-5-[b]|"))
    #expect(frames == [rect(20, 10, 100, 40), rect(128, 55, 142, 145)])
  }

  @Test func `keep the superview's margins where a dash stands beside the bar`() {
    panel.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    #expect(frames(make("|-[a]-|"), make("V:|-[a]-|"))[0] == rect(20, 1, 240, 196))
    panel.layoutMargins.left = 50
    panel.layoutIfNeeded()
    #expect(a.frame.minX == 50)
  }

  @Test func `take metrics of every kind of number, and numbers among the views`() {
    let metrics: [String: Any] = [
      "int": 5, "double": 6.5, "float": Float(7), "point": CGFloat(8), "number": NSNumber(value: 9),
    ]
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-int-[a(double,>=float@point)]-number-[b(ten)]", metrics: metrics,
      views: views.merging(["ten": 10]) { $1 })
    #expect(constraints.map(\.constant) == [5, 6.5, 7, 9, 10])
    #expect(constraints[2].priority.rawValue == 8)
  }

  @Test func `ask for at least a space where it says at least`() {
    let frames = frames(
      make("|-(>=15)-[a(50)]-(>=25)-[b(50)]"), make("|-(10@500)-[a]-(10@500)-[b]"))
    #expect(frames.map(\.minX) == [15, 90])
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, [20, 128]),
    (.directionLeftToRight, [20, 128]),
    (.directionRightToLeft, [180, 122]),
  ])
  func `run in the direction that is asked for`(
    direction: NSLayoutConstraint.FormatOptions, left: [CGFloat]
  ) {
    let frames = frames(make("|-20-[a(100)]-(8,>=4)-[b(50)]-(>=0)-|", direction))
    #expect(frames.map(\.minX) == left)
  }

  @Test func `keep the margin of the side they begin at`() {
    panel.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    #expect(frames(make("|-[a(100)]", .directionRightToLeft))[0].minX == 160)
  }

  @Test func `run with the text unless a direction is given`() {
    panel.semanticContentAttribute = .forceRightToLeft
    panel.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    let leading = frames(make("|-[a(100)]-5-[b(50)]"))
    #expect(leading.map(\.minX) == [160, 105])
    NSLayoutConstraint.deactivate(panel.constraints)
    let left = frames(make("|-[a(100)]-5-[b(50)]", .directionLeftToRight))
    #expect(left.map(\.minX) == [20, 125])
  }

  @Test func `line views up`() {
    let frames = frames(
      make("|[a(10)][b(10)]", [.alignAllTop, .alignAllBottom]), make("V:|-30-[a(40)]"))
    #expect(frames == [rect(0, 30, 10, 40), rect(10, 30, 10, 40)])
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllLeft, "V:", NSLayoutConstraint.Attribute.left),
    (.alignAllRight, "V:", .right), (.alignAllLeading, "V:", .leading),
    (.alignAllTrailing, "V:", .trailing), (.alignAllCenterX, "V:", .centerX),
    (.alignAllTop, "H:", .top), (.alignAllBottom, "H:", .bottom),
    (.alignAllCenterY, "H:", .centerY), (.alignAllLastBaseline, "H:", .lastBaseline),
    (.alignAllFirstBaseline, "H:", .firstBaseline),
  ])
  func `line views up by every attribute`(
    option: NSLayoutConstraint.FormatOptions, orientation: String,
    attribute: NSLayoutConstraint.Attribute
  ) {
    let constraint = make(orientation + "[a][b]", option)[1]
    #expect(constraint.firstItem === b && constraint.secondItem === a)
    #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
    #expect(NSLayoutConstraint.FormatOptions.alignmentMask.contains(option))
    #expect(option.rawValue == 1 << UInt(attribute.rawValue))
  }

  @Test(arguments: [
    ("[a][b]", NSLayoutConstraint.FormatOptions.alignAllLeft), ("V:[a][b]", .alignAllTop),
    ("HV:[a][b]", .alignAllTop),
  ])
  func `cannot line views up along their own direction`(
    format: String, option: NSLayoutConstraint.FormatOptions
  ) {
    #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        parsing: format, dialect: .extended, options: option, views: views)
    }
  }

  @Test func `space baselines where that is asked for`() {
    let (first, second) = (UILabel(), UILabel())
    for label in [first, second] {
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(label)
    }
    let labels = NSDictionaryOfVariableBindings(first: first, second: second)
    func distance(_ format: String) -> CGFloat {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: .spacingBaselineToBaseline, metrics: nil, views: labels)
      NSLayoutConstraint.activate(constraints)
      panel.layoutIfNeeded()
      let distance = second.frame.minY - first.frame.maxY
      NSLayoutConstraint.deactivate(constraints)
      return distance
    }
    #expect(distance("V:|[first]-40-[second]") == 40 - UIScreen.main.cellSize.height)
    #expect(distance("V:|[first]-[second]") == 8)
  }

  @Test func `take layout guides for views`() {
    let guide = UILayoutGuide()
    panel.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-10-[guide(30)]-[a(5)]", metrics: nil, views: ["guide": guide, "a": a])
    NSLayoutConstraint.activate(constraints)
    panel.layoutIfNeeded()
    #expect(a.frame.minX == 48)
  }

  @Test func `a bad format traps with the caret under the fault`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|-[view]-(8]", metrics: nil, views: ["view": UIView()])
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "cannot read a visual format: expected ')' or ',', found ']'\n|-[view]-(8]\n           ^"))
  }

  @Test func `an unknown view is an error, not a trap, where errors are asked for`() throws {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        parsing: "[c]", dialect: .standard, views: ["c": Optional<UIView>.none as Any])
    }
    #expect(error?.reason == .unknownView("c"))
  }

  @Test func `a metric that is no number is an error`() throws {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        parsing: "[a(wide)]", dialect: .standard, metrics: ["wide": "very"], views: views)
    }
    #expect(error?.reason == .metricIsNotANumber("wide"))
  }

  // MARK: The extended format

  @Test func `share what is left in equal spaces`() throws {
    let frames = frames(try extended("|~[a(100)]~[b(50)]~|"))
    #expect(frames.map(\.minX) == [50, 200])
    #expect(panel.layoutGuides.map(\.identifier) == ["space1", "space2", "space3"])
  }

  @Test func `measure parts of the superview and of other views`() throws {
    let frames = frames(
      try extended("|-10%-[a(25%)]-(a/5)-[b(a*2-10)]"), try extended("C:a.height(b.width)"))
    #expect(frames[0] == rect(30, 0, 75, 140))
    #expect(frames[1].minX == 120 && frames[1].width == 140)
  }

  @Test func `lay out along both axes at once, and single attributes`() throws {
    let frames = frames(
      try extended("HV:|-20-[a]-20-|"), try extended("HV:[b(50%)]"),
      try extended("C:b.centerX(a).centerY(a)"))
    #expect(frames == [rect(20, 20, 260, 160), rect(75, 50, 150, 100)])
  }

  @Test func `leave a gap without a constraint`() throws {
    #expect(frames(try extended("|[a(100)]->[b(50)]|")).map(\.minX) == [0, 250])
  }
}

@MainActor @Suite struct `Bindings of variables` {
  final class Form: UIView {
    let name = UILabel()
    lazy var value = UILabel()
    lazy var unused = UILabel()
    let guide = UILayoutGuide()
    let count = 3
  }

  @Test func `name what their labels say`() {
    let (a, b) = (UIView(), UILayoutGuide())
    let bindings = NSDictionaryOfVariableBindings(a: a, b: b)
    #expect(bindings.count == 2 && bindings["a"] as? UIView === a)
  }

  @Test func `name the views and guides an object holds`() {
    let form = Form()
    form.value.text = "used"
    let bindings = NSDictionaryOfVariableBindings(form)
    #expect(bindings["name"] as? UILabel === form.name)
    #expect(bindings["value"] as? UILabel === form.value)
    #expect(bindings["guide"] as? UILayoutGuide === form.guide)
    #expect(bindings["count"] == nil && bindings["unused"] == nil)
  }
}

import Testing
import VisualFormat

@Suite struct `Visual formats` {
  let views = [
    "view": true, "a": true, "b": true, "c": true, "d1": true, "d2": true, "orphan": false,
  ]

  private func read(
    _ text: String, _ dialect: VisualFormatString.Dialect = .standard,
    metrics: [String: Double] = ["gap": 6]
  ) throws(VisualFormatError) -> [String] {
    try VisualFormatString(text, dialect: dialect).relations(metrics: metrics, views: views)
      .map(\.description)
  }

  @Test(arguments: [
    ("[a]-(≥8)-[b]", "b.leading >= a.trailing + 8"),
    ("[a(≤ 50 @ 20)]", "a.width <= 50 @20"),
    ("[a]-(>=8)-[b]", "b.leading >= a.trailing + 8"),
    ("[a]-(<=gap@750)-[b]", "b.leading <= a.trailing + 6 @750"),
    ("V : | [ a ( 1.5e1 ) ]", "a.top == |.top; a.height == 15"),
    ("H:[a]-.5-[b]", "b.leading == a.trailing + 0.5"),
    ("[a]\n-\n[b]", "b.leading == a.trailing + standard"),
    ("[a(c@gap)]", "a.width == c.width @6"),
  ])
  func `are read as UIKit reads them`(text: String, meaning: String) throws {
    #expect(try read(text).joined(separator: "; ") == meaning)
  }

  @Test(arguments: [
    (
      "|-10%-[a]",
      "space1.width == |.width * 0.1; space1.leading == |.leading; a.leading == space1.trailing"
    ),
    (
      "V:[a]-(>=25%@750)-|",
      "space1.height >= |.height * 0.25 @750; space1.top == a.bottom; |.bottom == space1.bottom"
    ),
    (
      "[a]-(b)-[c]",
      "space1.width == b.width; space1.leading == a.trailing; c.leading == space1.trailing"
    ),
    ("[a(gap*2+1)]", "a.width == 13"),
    ("[a(-50%)]", "a.width == |.width * -0.5"),
    ("[d1..2(b)]", "d1.width == b.width; d2.width == b.width"),
    ("[a]-gap-[d1..2]", "d1.leading == a.trailing + 6; d2.leading == a.trailing + 6"),
    ("C:d1..2.width(7@weak)", "d1.width == 7 @250; d2.width == 7 @250"),
    ("C:a.start(b.end)", "a.leading == b.trailing"),
    ("HV:[a(100%)]//all of it", "a.width == |.width; a.height == |.height"),
    (
      "[a]~[b]~[c]",
      "space1.leading == a.trailing; b.leading == space1.trailing; space2.width == space1.width; "
        + "space2.leading == b.trailing; c.leading == space2.trailing"
    ),
  ])
  func `say more in the extended format`(text: String, meaning: String) throws {
    #expect(try read(text, .extended).joined(separator: "; ") == meaning)
  }

  @Test(arguments: [
    ("[a]-(8@0)-[b]", 7, "a priority lies above 0 and is at most 1000, not 0.0"),
    ("[a(8@1001)]", 5, "a priority lies above 0 and is at most 1000, not 1001.0"),
    ("[a]-8@750-[b]", 5, "a priority needs parentheses, as in \"-(-5@750)-\""),
    ("[a b]", 3, "expected ']' or '(' after 'a', found 'b'"),
    ("[a]-(b)-[c]", 6, "'b' is a view where a number has to stand"),
    ("[a]-bad-[b]", 7, "the metric 'bad' is not a finite number"),
    ("[a]-nothing-[b]", 11, "no metric is called 'nothing'"),
    ("[a(nothing)]", 10, "'nothing' is neither a metric nor a view"),
    ("[a(50%)]", 5, "expected ')' or ',', found '%'"),
    ("[a]->[b]", 3, "'->' belongs to the extended format"),
    ("[a,b]", 2, "expected ']' or '(' after 'a', found ','"),
    ("[a] // no", 4, "expected '-', '[' or '|', found '/'"),
    ("[a]-8[b]", 5, "expected '-' after the space, found '['"),
    ("|[a]|[b]", 5, "expected '-', '[' or '|', found '['"),
    ("[a]~[b]", 3, "expected '-', '[' or '|', found '~'"),
    ("|-[orphan]", 10, "'|' has no meaning: 'orphan' has no superview"),
    ("   ", 0, "a visual format names at least one view"),
    ("V[a]", 1, "expected ':' after 'V', found '['"),
    ("H:V:[a]", 2, "expected a view, as in \"[name]\", found 'V'"),
  ])
  func `fail where the fault is`(text: String, column: Int, message: String) throws {
    let error = #expect(throws: VisualFormatError.self) {
      _ = try read(text, metrics: ["bad": .nan])
    }
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ("C:a.centerX(20)", 12, "'centerX' is a location: it needs a view to compare with"),
    ("C:a.width(b.left)", 10, "'width' does not compare with 'left'"),
    ("C:a", 3, "expected '.' and an attribute, found the end"),
    ("[a(b/0)]", 6, "expected a number after '/', found ')'"),
    ("[d2..1]", 6, "expected a whole number from 2 to 10001, found ']'"),
    ("[a..2]", 4, "expected a number at the end of 'a', found '.'"),
    ("[d1..3]", 6, "no view is called 'd3' in the views dictionary"),
    ("[orphan(50%)]", 8, "'|' has no meaning: 'orphan' has no superview"),
  ])
  func `fail in the extended format too`(text: String, column: Int, message: String) throws {
    let error = #expect(throws: VisualFormatError.self) { _ = try read(text, .extended) }
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  @Test func `print a fault with the format and a caret under it`() {
    let error = #expect(throws: VisualFormatError.self) { _ = try read("|[a][blackBox]") }
    #expect(
      error?.description == """
        no view is called 'blackBox' in the views dictionary
        |[a][blackBox]
                     ^
        """)
  }

  @Test func `print a format of several lines on one`() {
    let error = #expect(throws: VisualFormatError.self) { _ = try read("|\n\t[]") }
    #expect(error?.description.hasSuffix("\n|  []\n    ^") == true)
  }

  @Test func `take a name for a metric before a view`() throws {
    #expect(try read("[a(b)]", metrics: ["b": 3]) == ["a.width == 3"])
    #expect(try read("[b]", metrics: ["b": 3]) == [])
  }

  @Test func `name their views once, in order`() throws {
    #expect(try VisualFormatString("|[b(a)]-[a]-[b]|").viewNames == ["b", "a"])
  }

  @Test(arguments: [VisualFormatString.Dialect.standard, .extended])
  func `never trap, whatever the text`(dialect: VisualFormatString.Dialect) {
    var random = FixedRandom(state: 7)
    let tokens = [
      "H:", "V:", "HV:", "Z:", "C:", "|", "-", "[", "]", "(", ")", "a", "b", "d1", "..", "2", "8",
      "@", ">=", "≤", ",", "~", "->", "%", "*", "/", "+", ".", "width", "é", " ", "//",
    ]
    var valid = 0
    let rows = `Published formats`.rows
    for _ in 0..<20_000 {
      var text = rows.randomElement(using: &random)?.format ?? ""
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = text.index(
          text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
        let end = Bool.random(using: &random) ? place : text.endIndex
        text.replaceSubrange(place..<end, with: tokens.randomElement(using: &random) ?? "")
      }
      do {
        _ = try VisualFormatString(text, dialect: dialect)
          .relations(metrics: `Published formats`.Row.metrics, views: views)
        valid += 1
      } catch {
        #expect(error.column <= text.count)
        #expect(error.format == text)
      }
    }
    #expect(valid > 0)
  }
}

/// A generator whose numbers are the same each time.
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

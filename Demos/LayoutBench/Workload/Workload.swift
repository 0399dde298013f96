/// A layout written down as linear constraints, the same on every machine.
///
/// Each view has four variables, in root coordinates: view *i* owns the variables 4*i* to 4*i* + 3.
/// View 0 is the root.
struct Workload {
  /// What a variable of a view stands for, in the order of the variables.
  enum Part: Int, CaseIterable {
    case x, y, width, height
  }

  /// How a row compares; the raw values are those of the text form.
  enum Operator: Int {
    case equal, atMost, atLeast
  }

  /// A variable and what it is multiplied by.
  struct Term: Equatable {
    var variable: Int
    var coefficient: Double
  }

  /// `constant` plus the sum of `terms`, compared with 0.
  struct Row {
    var priority: Double
    var comparison: Operator
    var constant: Double
    var terms: [Term]
  }

  /// The rows that mention the views of a part of the layout: hiding it takes them out.
  struct HideSet {
    var name: String
    var rows: [Int]
  }

  static let required = 1000.0
  /// The variable that a resize changes: the root's width.
  static let parameter = Part.width.rawValue

  private(set) var viewCount = 0
  private(set) var rows: [Row] = []
  private(set) var hideSets: [HideSet] = []
  /// The first value of the parameter.
  var width = 0.0

  var variableCount: Int { viewCount * Part.allCases.count }

  /// Makes a view; returns its number.
  mutating func makeView() -> Int {
    viewCount += 1
    return viewCount - 1
  }

  /// Makes the root, which has everything but its width from here; returns its number.
  mutating func makeRoot(height: Double) -> Int {
    let root = makeView()
    add(Side(root, .x), .equal, Side(), 0)
    add(Side(root, .y), .equal, Side(), 0)
    add(Side(root, .height), .equal, Side(), height)
    return root
  }

  /// Adds the row `left` compared with `right + constant`.
  mutating func add(
    _ left: Side, _ comparison: Operator, _ right: Side = Side(), _ constant: Double = 0,
    priority: Double = Workload.required
  ) {
    // 0 - constant, because -0 would show in the text form.
    rows.append(
      Row(
        priority: priority, comparison: comparison, constant: 0 - constant,
        terms: (left - right).terms))
  }

  /// Names the rows that mention one of `views`.
  mutating func addHideSet(_ name: String, _ views: Int...) {
    let parts = Part.allCases.count
    let mine = rows.indices.filter { row in
      rows[row].terms.contains { views.contains($0.variable / parts) }
    }
    hideSets.append(HideSet(name: name, rows: mine))
  }
}

extension Workload {
  /// One side of a comparison: a sum of variables.
  struct Side {
    private(set) var terms: [Term] = []

    init() {}

    init(_ view: Int, _ part: Part) {
      terms = [Term(variable: view * Part.allCases.count + part.rawValue, coefficient: 1)]
    }

    static func right(of view: Int) -> Side { Side(view, .x) + Side(view, .width) }

    static func bottom(of view: Int) -> Side { Side(view, .y) + Side(view, .height) }

    static func + (left: Side, right: Side) -> Side { left.adding(right, times: 1) }

    static func - (left: Side, right: Side) -> Side { left.adding(right, times: -1) }

    private func adding(_ other: Side, times factor: Double) -> Side {
      var sum = self
      for term in other.terms {
        if let place = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
          sum.terms[place].coefficient += factor * term.coefficient
        } else {
          sum.terms.append(Term(variable: term.variable, coefficient: factor * term.coefficient))
        }
      }
      sum.terms.removeAll { $0.coefficient == 0 }
      return sum
    }
  }
}

/// Single relations, contradictions and edits.
extension SolverCase {
  static let basics: [SolverCase] = [
    SolverCase(
      "simple equality, nothing else", hasOtherOptima: true,
      """
      x == y
      expect x=0, y=0
      """),
    SolverCase(
      "two stays",
      """
      x == 5 @W
      y == 10 @W
      expect x=5, y=10
      """),
    SolverCase(
      "lower bound only",
      """
      x >= 100
      expect x=100
      """),
    SolverCase(
      "sum with stay and bound",
      """
      width == 10 @W
      x + width >= 100
      expect x=90, width=10
      """),
    SolverCase(
      "sum equals stay variable",
      """
      width == 10 @W
      rightMin == 100 @W
      x + width == rightMin
      expect x=90, width=10, rightMin=100
      """),
    SolverCase(
      "two boxes aligned right",
      """
      w1 == 10 @W
      w2 == 10 @W
      x2 == 100 @W
      x1 + w1 == x2 + w2
      expect x1=100, x2=100, w1=10, w2=10
      """),
    SolverCase(
      "add and remove bounds on one variable",
      """
      init: x == 100 @W
      expect x=100
      c10: x <= 10
      c20: x <= 20
      expect x=10
      remove c10
      expect x=20
      remove c20
      expect x=100
      c10b: x <= 10
      expect x=10
      remove c10b
      expect x=100
      """),
    SolverCase(
      "add and remove with a link between variables",
      """
      x == 100 @W
      y == 120 @S
      c10: x <= 10
      c20: x <= 20
      expect x=10, y=120
      remove c10
      expect x=20, y=120
      cxy: 2 x == y
      expect x=20, y=40
      remove c20
      expect x=60, y=120
      remove cxy
      expect x=100, y=120
      """),
    SolverCase(
      "paper example with two optimal answers", hasOtherOptima: true,
      """
      x <= y
      y == x + 3
      x == 10 @W
      y == 10 @W
      oneof x=10, y=13 | x=7, y=10
      """),
    SolverCase(
      "redundant inequality implied by equality",
      """
      x <= y
      y == x + 3
      x == 10
      expect x=10, y=13
      """),
    SolverCase(
      "contradictory equalities",
      """
      x == 10
      throws x == 5
      expect x=10
      """),
    SolverCase(
      "contradictory bounds",
      """
      x >= 10
      throws x <= 5
      bound x >= 10
      """),
    SolverCase(
      "contradiction through an equality chain",
      """
      x == 10
      x == y
      throws y == 5
      expect x=10, y=10
      """),
    SolverCase(
      "conflict explanation lists the whole chain",
      """
      c1: v >= 10
      c2: w >= v
      c3: x >= w
      c4: y >= x
      throws y <= 5
      explain c1, c2, c3, c4, new
      """),
    SolverCase(
      "conflict explanation leaves out the satisfied bound",
      """
      b: v1 >= 10
      c1: v1 == 100
      c2: v2 == 200
      throws v1 == v2
      explain c1, c2, new
      """),
    SolverCase(
      "nested edit sessions",
      """
      x == 0 @W
      y == 0 @W
      w == 0 @W
      h == 0 @W
      edit x @S
      edit y @S
      suggest x = 10
      suggest y = 20
      expect x=10, y=20, w=0, h=0
      edit w @S
      edit h @S
      suggest w = 30
      suggest h = 40
      expect x=10, y=20, w=30, h=40
      suggest x = 50
      suggest y = 60
      expect x=50, y=60, w=30, h=40
      """),
    SolverCase(
      "edit of a stayed variable",
      """
      s: a == 0 @S
      expect a=0
      edit a @R
      suggest a = 2
      expect a=2
      suggest a = 10
      expect a=10
      """),
    SolverCase(
      "edit carries to an equal variable",
      """
      a == b
      a == 0 @S
      expect a=0, b=0
      edit a @R
      suggest a = 2
      expect a=2, b=2
      suggest a = 10
      expect a=10, b=10
      suggest a = 12
      expect a=12, b=12
      """),
    SolverCase(
      "required stay beats an edit",
      """
      v == 0
      edit v @S
      suggest v = 2
      expect v=0
      """),
  ]
}

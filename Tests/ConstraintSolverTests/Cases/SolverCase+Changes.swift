/// Changes in place, and degenerate programs.
extension SolverCase {
  static let changes: [SolverCase] = [
    SolverCase(
      "quadrilateral with midpoints",
      """
      p0x == 10 @W*1
      p0y == 10 @W*1
      p1x == 10 @W*2
      p1y == 200 @W*2
      p2x == 200 @W*4
      p2y == 200 @W*4
      p3x == 200 @W*8
      p3y == 10 @W*8
      m0x == 0.5 p0x + 0.5 p1x
      m0y == 0.5 p0y + 0.5 p1y
      m1x == 0.5 p1x + 0.5 p2x
      m1y == 0.5 p1y + 0.5 p2y
      m2x == 0.5 p2x + 0.5 p3x
      m2y == 0.5 p2y + 0.5 p3y
      m3x == 0.5 p3x + 0.5 p0x
      m3y == 0.5 p3y + 0.5 p0y
      p0x + 20 <= p2x @S
      p0x + 20 <= p3x @S
      p1x + 20 <= p2x @S
      p1x + 20 <= p3x @S
      p0y + 20 <= p1y @S
      p0y + 20 <= p2y @S
      p3y + 20 <= p1y @S
      p3y + 20 <= p2y @S
      p0x >= 0
      p0x <= 500
      p0y >= 0
      p0y <= 500
      p1x >= 0
      p1x <= 500
      p1y >= 0
      p1y <= 500
      p2x >= 0
      p2x <= 500
      p2y >= 0
      p2y <= 500
      p3x >= 0
      p3x <= 500
      p3y >= 0
      p3y <= 500
      expect m0x=10, m0y=105, m1x=105, m1y=200, m2x=200, m2y=105, m3x=105, m3y=10
      edit p2x @S
      edit p2y @S
      suggest p2x = 300
      suggest p2y = 400
      expect p0x=10, p0y=10, p1x=10, p1y=200, p2x=300, p2y=400, p3x=200, p3y=10, m0x=10, \
      m0y=105, m1x=155, m1y=300, m2x=250, m2y=205, m3x=105, m3y=10
      """),
    SolverCase(
      "edit through equality with autosolve off",
      """
      a == 10
      b == c
      edit c @S
      suggest c = 100
      expect a=10, b=100, c=100
      suggest c = 90
      expect a=10, b=90, c=90
      """),
    SolverCase(
      "change strength in place",
      """
      c1: x == 1 @W
      c2: x == 2 @M
      expect x=2
      strength c1 @S
      expect x=1
      """),
    SolverCase(
      "change weight in place",
      """
      c1: x == 1 @S*1
      c2: x == 2 @S*2
      expect x=2
      strength c1 @S*3
      expect x=1
      """),
    SolverCase(
      "strength crosses a rival and back",
      """
      x <= y @S
      x == 50 @500
      c: y == 40 @490
      expect x=50, y=50
      strength c @510
      expect x=40, y=40
      strength c @490
      expect x=50, y=50
      """),
    SolverCase(
      "two edits of different strength on one variable",
      """
      e1: v == 42 @S
      e2: v == 21 @M
      expect v=42
      remove e1
      expect v=21
      e1b: v == 50 @S
      expect v=50
      strength e1b @W
      expect v=21
      """),
    SolverCase(
      "change constant of a required equality in place",
      """
      c: v == 100
      expect v=100
      constant c = 150
      expect v=150
      constant c = 0
      expect v=0
      constant c = -20
      expect v=-20
      """),
    SolverCase(
      "non-negative variables cannot sum below zero",
      """
      v1 >= 0
      v2 >= 0
      throws v1 + v2 == -10
      """),
    SolverCase(
      "child height edit grows the parent",
      """
      ct == pt
      ct + ch == pt + ph
      edit ch @S
      suggest ch = 24
      expect ph=24
      """),
    SolverCase(
      "uist97 start point", hasOtherOptima: true,
      """
      2 xm == xl + xr
      xl + 10 <= xr
      xr <= 100
      xl >= 0
      expect xl=90, xm=95, xr=100
      """),
    SolverCase(
      "degenerate LP must not cycle (1)",
      """
      x1 >= 0
      x2 >= 0
      x3 >= 0
      x4 >= 0
      x3 + 3 x1 + 2 x2 == 12
      x4 + x1 + 2 x2 == 4
      z == x1 + x2
      z == 1000 @W
      expect x1=4, x2=0, x3=0, x4=0
      """),
    SolverCase(
      "degenerate LP must not cycle (2, Beale type)", hasOtherOptima: true,
      """
      x1 >= 0
      x2 >= 0
      x3 >= 0
      x4 >= 0
      0.25 x1 - 8 x2 - x3 + 9 x4 <= 0
      0.5 x1 - 12 x2 - 0.5 x3 + 3 x4 <= 0
      x3 <= 0
      z == 20 x2 + 6 x4 - 0.75 x1 - 0.5 x3
      z == -1000 @W
      expect z=0, x1=0, x2=0, x3=0, x4=0
      """),
  ]
}

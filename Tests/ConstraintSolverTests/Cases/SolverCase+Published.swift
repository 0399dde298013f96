/// Examples from published solvers: strengths, edits, several levels.
extension SolverCase {
  static let published: [SolverCase] = [
    SolverCase(
      "midpoint with a stay on the middle",
      """
      middle == 0.5 left + 0.5 right
      right == left + 10
      right <= 100
      left >= 0
      middle == 45 @W
      expect left=40, middle=45, right=50
      """),
    SolverCase(
      "dual simplex after three edits",
      """
      edit xm @S
      edit xl @W
      edit xr @W
      2 xm == xl + xr
      xl + 20 <= xr
      xl >= -10
      xr <= 100
      suggest xm = 40
      suggest xr = 50
      suggest xl = 30
      expect xm=40, xl=30, xr=50
      suggest xm = 60
      suggest xm = 90
      expect xl=80, xm=90, xr=100
      """),
    SolverCase(
      "weak inequality loses to required equalities",
      """
      v1 + v2 == 0
      v1 == 10
      v2 >= 0 @W
      expect v1=10, v2=-10
      """),
    SolverCase(
      "strong equality beats medium inequality",
      """
      v1 + v2 == 0
      v1 >= 10 @M
      v2 == 2 @S
      expect v1=-2, v2=2
      """),
    SolverCase(
      "medium edit beats weak equality",
      """
      edit v @M
      v == 1 @W
      suggest v = 2
      expect v=2
      """),
    SolverCase(
      "edit inside a half line",
      """
      edit v @W
      2 v + 1 >= 0
      suggest v = 10
      expect v=10
      """),
    SolverCase(
      "maximisation by an unreachable weak target", hasOtherOptima: true,
      """
      x1 >= 0
      x2 >= 0
      x3 >= 0
      2 x1 - 5 x2 <= 11
      3 x2 + x3 - x1 == 7
      x1 - 8 x2 + 4 x3 >= 33
      z == 7 x2 + 4 x3 - 2 x1
      edit z @W
      suggest z = 1000000
      expect x1=13, x2=3, x3=11, z=39
      """),
    SolverCase(
      "violated flag",
      """
      v >= 10
      v <= -5 @W
      expect v=10
      """),
    SolverCase(
      "left, width, right, centre",
      """
      left == 10
      edit width @S
      suggest width = 200
      expect width=200
      right == left + width
      expect right=210
      centerX == left + 0.5 width
      expect centerX=110
      """),
    SolverCase(
      "constant-only constraints",
      """
      0 == 0
      throws 10 == 0
      """),
    SolverCase(
      "three equalities contradict",
      """
      a + 100 == 0
      b + 100 == 0
      throws a + b == 0
      expect a=-100, b=-100
      """),
    SolverCase(
      "remove then opposite equality",
      """
      c: v == 100
      expect v=100
      remove c
      v == 0
      expect v=0
      """),
  ]
}

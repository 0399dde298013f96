/// Layouts, and strict priorities where weighted sums fail.
extension SolverCase {
  static let layouts: [SolverCase] = [
    SolverCase(
      "GNUstep: size relative to the container, then resize",
      """
      edit W @999
      edit H @999
      suggest W = 300
      suggest H = 200
      x == 20
      y == 10
      w == W - 50
      h == H - 25
      expect x=20, y=10, w=250, h=175
      suggest W = 400
      suggest H = 300
      expect x=20, y=10, w=350, h=275
      """),
    SolverCase(
      "GNUstep: batch == one at a time; remove all, then resize",
      """
      edit W @999
      edit H @999
      suggest W = 300
      suggest H = 200
      a: x == 20
      b: y == 10
      c: w == W - 50
      d: h == H - 25
      expect x=20, y=10, w=250, h=175
      suggest W = 400
      suggest H = 300
      expect w=350, h=275
      """),
    SolverCase(
      "GNUstep: intrinsic size fills the missing dimensions",
      """
      W == 300
      H == 200
      x == 20
      y == 20
      w >= 64 @750
      w <= 64 @250
      h >= 24 @750
      h <= 24 @250
      expect x=20, y=20, w=64, h=24
      """),
    SolverCase(
      "VFL H:|-20-[b]-30-| in 300",
      """
      W == 300
      x == 20
      x + w + 30 == W
      expect x=20, w=250
      """),
    SolverCase(
      "VFL |-[child(==child2)]-[child2]-| in 200, spacing 8",
      """
      W == 200
      a == 8
      a + aw + 8 == b
      b + bw + 8 == W
      aw == bw
      expect a=8, aw=88, b=104, bw=88
      """),
    SolverCase(
      "fitting width from two intrinsic widths",
      """
      a == 20
      a + aw + 20 == b
      b + bw + 20 == W
      aw == 100 @M
      bw == 100 @M
      W == 0 @W
      expect W=260
      """),
    SolverCase(
      "VFL |[view1]-(view2)-[view2(100)]| in 500 (gap = width of view2)",
      """
      W == 500
      a == 0
      bw == 100
      a + aw + bw == b
      b + bw == W
      expect aw=300, b=400
      """),
    SolverCase(
      "three gizmos grid",
      """
      W == 100
      H == 100
      x1 == 0
      x1 + w1 == x2
      x2 + w2 == W
      w1 == w2
      h1 == h2
      h1 == h3
      x3 == 0
      x3 + w3 == W
      y1 == 0
      y2 == 0
      y1 + h1 == y3
      y2 + h2 == y3
      y3 + h3 == H
      expect w1=50, w2=50, w3=100, h1=50, h2=50, h3=50
      """),
    SolverCase(
      "a very weak third constraint must not flip a fight",
      """
      A: v >= 100 @501
      B: v == 90 @500
      expect v=100
      Cc: v == 50 @10
      expect v=100
      """),
    SolverCase(
      "many weak constraints must not beat one medium",
      """
      v == 0 @M
      v == 100 @W times 1100
      expect v=0
      """),
    SolverCase(
      "refused constraint leaves no trace",
      """
      a >= 10
      b <= 5
      a == 12 @W
      b == 3 @W
      throws b >= a
      expect a=12, b=3
      """),
    SolverCase(
      "edit inside the uist97 range",
      """
      2 xm == xl + xr
      xl + 10 <= xr
      xr <= 100
      xl >= 0
      edit xm @S
      suggest xm = 70
      expect xm=70
      bound xl >= 40
      bound xl <= 65
      """),
  ]
}

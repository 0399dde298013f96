import Foundation
import UIKitCore

/// Measures layouts of real views, in this process.
@MainActor struct ViewTrial {
  let count: Int
  let effort: Series.Effort
  /// Measurements that are not taken.
  let leftOut: Set<String>

  private static let make = "make views"
  private static let firstLayout = "first layout"

  /// Takes every measurement and sends its sample.
  func run() {
    measureLayouts()
    let tree = ViewTree(atLeast: count, width: width)
    tree.layOut()
    measure(Sample.resize, of: tree) { tree.resize(to: width + CGFloat($0 % 2 + 1) * 8) }
    tree.resize(to: width)
    tree.layOut()
    for (name, view) in [("inner", tree.inner), ("leaf", tree.leaf)] {
      measure(Sample.hide + name, of: tree, { _ in view.hideView() }, { _ in view.showView() })
    }
    Deadline.lift()
  }

  private var width: CGFloat {
    CGFloat((0..<ViewTree.depth(atLeast: count)).reduce(14) { width, _ in width * 4 })
  }

  /// Making the views and constraints, and laying them out for the first time, are timed apart.
  private func measureLayouts() {
    if leftOut.contains(Self.make) && leftOut.contains(Self.firstLayout) { return }
    Sample(measure: Self.make).send()
    var making = Series(effort)
    var layouts = Series(effort)
    while !layouts.isComplete {
      Deadline.restart()
      let start = CPUClock.now()
      let tree = ViewTree(atLeast: count, width: width)
      making.add(CPUClock.time(since: start))
      let layoutStart = CPUClock.now()
      tree.layOut()
      layouts.add(CPUClock.time(since: layoutStart))
    }
    Sample(measure: Self.make, amount: making.median, runs: making.times.count).send()
    Sample(measure: Self.firstLayout, amount: layouts.median, runs: layouts.times.count).send()
  }

  /// Makes changes, with a layout after each, and counts the frames that each layout changed.
  private func measure(_ name: String, of tree: ViewTree, _ changes: (Int) -> Void...) {
    if leftOut.contains(name) { return }
    Sample(measure: name).send()
    var series = Series(effort)
    var changed = 0
    while !series.isComplete {
      Deadline.restart()
      var time = 0.0
      changed = 0
      for change in changes {
        let frames = tree.views.map(\.frame)
        let start = CPUClock.now()
        change(series.times.count)
        tree.layOut()
        time += CPUClock.time(since: start)
        changed += zip(frames, tree.views).count { $0 != $1.frame }
      }
      series.add(time)
    }
    Sample(
      measure: name, amount: series.median, runs: series.times.count, changed: changed
    ).send()
  }
}

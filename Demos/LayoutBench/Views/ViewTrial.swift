import Foundation
import UIKitCore

/// Measures layouts of real views, in this process.
@MainActor struct ViewTrial {
  let family: WorkloadFamily
  let size: Int
  let effort: Series.Effort
  /// Measurements that are not taken.
  let leftOut: Set<String>

  private static let make = "make views"
  private static let firstLayout = "first layout"

  /// Takes every measurement and sends its sample.
  func run() {
    measureMemory()
    measureLayouts()
    let layout = family.layout(size: size)
    layout.layOut()
    let width = family.width(size: size)
    measure(Sample.resize, of: layout) { layout.resize(to: width + CGFloat($0 % 2 + 1) * 8) }
    layout.resize(to: width)
    layout.layOut()
    for (name, view) in layout.hidden {
      let name = Sample.hide + name
      let (hide, show) = ({ (_: Int) in view.hideView() }, { (_: Int) in view.showView() })
      measure(name, of: layout, apart: 2, hide, show)
      measure(name + Sample.back, of: layout, apart: 1, hide, show)
      measure(name + Sample.again, of: layout, hide, show)
    }
    Deadline.lift()
  }

  /// What views, constraints and their first layout hold; made once before, so that the pages of
  /// the program itself do not count.
  private func measureMemory() {
    if leftOut.contains(Sample.memory) { return }
    Deadline.restart()
    family.layout(size: size).layOut()
    Sample(growth: Memory.growth { family.layout(size: size).layOut() }).send()
  }

  /// Making the views and constraints, and laying them out for the first time, are timed apart.
  private func measureLayouts() {
    if leftOut.contains(Self.make) && leftOut.contains(Self.firstLayout) { return }
    Sample(measure: Self.make).send()
    Memory.keepFreed()
    var making = Series(effort)
    var layouts = Series(effort)
    while !layouts.isComplete {
      Deadline.restart()
      let start = CPUClock.now()
      let layout = family.layout(size: size)
      making.add(CPUClock.time(since: start))
      let layoutStart = CPUClock.now()
      layout.layOut()
      layouts.add(CPUClock.time(since: layoutStart))
    }
    Sample(measure: Self.make, amount: making.median, runs: making.times.count).send()
    Sample(measure: Self.firstLayout, amount: layouts.median, runs: layouts.times.count).send()
  }

  /// Makes changes, with a layout after each.
  ///
  /// The frames that they change are counted in a run before the timed ones: looking at every view
  /// each time would drive what the layouts work on out of the caches. Before the first `apart` of
  /// the changes something else changes, which is not timed.
  private func measure(
    _ name: String, of layout: any ViewLayout, apart: Int = 0, _ changes: (Int) -> Void...
  ) {
    if leftOut.contains(name) { return }
    Sample(measure: name).send()
    var changed = 0
    for change in changes {
      Deadline.restart()
      let frames = layout.views.map(\.frame)
      change(0)
      layout.layOut()
      changed += zip(frames, layout.views).count { $0 != $1.frame }
    }
    var series = Series(effort)
    while !series.isComplete {
      Deadline.restart()
      var time = 0.0
      for (place, change) in changes.enumerated() {
        if place < apart { layout.changeSomethingElse() }
        let start = CPUClock.now()
        // A resize alternates, and has been to the first of its widths.
        change(series.times.count + 1)
        layout.layOut()
        time += CPUClock.time(since: start)
      }
      series.add(time)
    }
    Sample(
      measure: name, amount: series.median, runs: series.times.count, changed: changed
    ).send()
  }
}

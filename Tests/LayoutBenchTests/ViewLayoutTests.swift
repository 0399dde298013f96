import Foundation
import Testing
import UIKitCore

@testable import LayoutBench

@MainActor struct ViewLayoutTests {
  nonisolated static let families = WorkloadFamily.allCases.filter(\.isOfViews)

  @Test(arguments: families)
  func `a short soak of views goes well and tells how long a cycle takes`(
    family: WorkloadFamily
  ) throws {
    var treatment = ViewTreatment(of: family, size: 21, seed: 1)
    let course = try treatment.run(SoakPlan(cycles: 20, resizes: 7))
    #expect(course.early > 0 && course.late > 0)
  }

  @Test(arguments: families)
  func `there are as many views as in the system of that size`(family: WorkloadFamily) {
    let layout = family.layout(size: 21)
    #expect(layout.views.count == family.workload(size: 21).viewCount)
  }

  @Test func `below a hidden row all rows move up, and none above`() {
    let list = ViewList(rows: 10, width: 400)
    list.layOut()
    let rows = list.views.filter { $0.superview?.superview is UIWindow }
    #expect(rows.map(\.frame.minY) == (0..<10).map { 1 + 17 * CGFloat($0) })
    rows[4].hideView()
    list.layOut()
    let others = rows.filter { $0 !== rows[4] }
    #expect(others.map(\.frame.minY) == (0..<9).map { 1 + 17 * CGFloat($0) })
  }

  @Test func `the label of a hidden button takes its place`() {
    let list = ViewList(rows: 3, width: 400)
    list.layOut()
    let (label, button) = (list.views[5], list.views[6])
    #expect(label.frame.maxX == button.frame.minX - 8)
    button.hideView()
    list.layOut()
    #expect(label.frame.maxX == 392)
  }

  @Test func `a table of views tells how many frames change`() {
    let report = SystemReport(
      solver: "ours", workload: "rows", size: 10, views: 31,
      samples: [Sample(measure: Sample.hide + "button", amount: 5000, runs: 3, changed: 2)])
    let lines = FamilyTable(reports: [report]).text.split(separator: "\n")
    #expect(lines.last?.split(separator: " ") == ["changed", "frames", "2"])
  }
}

import Testing

@testable import LayoutBench

struct OptionsTests {
  @Test func `without arguments every workload is measured in its own sizes`() throws {
    let options = try Options(arguments: [])
    #expect(options.task == .measure)
    #expect(options.families == WorkloadFamily.allCases)
    #expect(options.sizes(of: .list) == [10, 100, 1000, 10000])
  }

  @Test func `workloads and sizes can be chosen`() throws {
    let options = try Options(arguments: ["tree", "--sizes", "21,85", "list", "--json"])
    #expect(options.families == [.tree, .list])
    #expect(options.sizes(of: .tree) == [21, 85])
    #expect(options.wantsJSON)
  }

  @Test func `quick leaves out the large sizes`() throws {
    #expect(try Options(arguments: ["--quick"]).sizes(of: .tree) == [21, 85, 341])
  }

  @Test(arguments: [
    (["--soak", "--cycles", "5"], Options.Task.soak), (["--peers"], .peers), (["--help"], .help),
    (["--text", "chain"], .text), (["--child", "--without", "jump"], .child),
  ])
  func `an option chooses the task`(arguments: [String], task: Options.Task) throws {
    #expect(try Options(arguments: arguments).task == task)
  }

  @Test(arguments: [
    ["branch"], ["--fast"], ["--sizes"], ["--sizes", ""], ["--sizes", "0"], ["--sizes", "1,,2"],
    ["--sizes", "1e3"], ["--sizes", "99999999999999999999"], ["--cycles", "3"],
    ["--soak", "--cycles", "1,2"], ["--soak", "--peers"], ["--soak", "--sizes", "3"],
    ["--soak", "chain"], ["--without", "jump"],
  ])
  func `a bad command line is told in one line`(arguments: [String]) {
    let failure = #expect(throws: Options.Failure.self) { try Options(arguments: arguments) }
    #expect(failure?.description.contains("\n") == false)
  }
}

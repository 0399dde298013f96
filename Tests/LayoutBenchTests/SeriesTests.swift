import Testing

@testable import LayoutBench

struct SeriesTests {
  @Test func `a short thing is repeated until it took long enough together`() {
    var series = Series(.usual)
    while !series.isComplete { series.add(0.05e9) }
    #expect(series.times.count == 6)
  }

  @Test func `a longer thing is done three times`() {
    var series = Series(.usual)
    while !series.isComplete { series.add(1e9) }
    #expect(series.times.count == 3)
  }

  @Test func `a very long thing is done once`() {
    var series = Series(.usual)
    while !series.isComplete { series.add(6e9) }
    #expect(series.times.count == 1)
  }

  @Test func `a thing that takes no time ends too`() {
    var series = Series(.usual)
    while !series.isComplete { series.add(0) }
    #expect(series.times.count == series.effort.most)
  }

  @Test func `the median is not moved by one that is far off`() {
    #expect([3.0, 1e9, 1, 2, 4].median == 3)
    #expect([Double]().median == 0)
  }
}

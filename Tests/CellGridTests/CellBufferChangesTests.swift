import CellGrid
import Testing

struct CellBufferChangesTests {
  private func buffer(_ text: String) -> CellBuffer {
    var buffer = CellBuffer(columns: 10, rows: 1)
    buffer.write(text, at: .zero, style: CellStyle(), clip: buffer.bounds)
    return buffer
  }

  @Test(arguments: [
    ("abcdef", "abcdef", []), ("abcdef", "abXdef", [2..<3]), ("abcdef", "XbcdeY", [0..<1, 5..<6]),
    ("日本", "日x本", [2..<5]), ("日本", "z 本", [0..<2]), ("日本", " 日本", [0..<5]), ("日x", "本x", [0..<2]),
    ("x日", "xx日", [1..<4]),
  ])
  func `runs cover what changed in whole glyphs`(old: String, new: String, runs: [Range<Int>]) {
    let changes = buffer(new).changedRuns(from: buffer(old))
    #expect(changes == runs.map { CellRun(row: 0, columns: $0) })
  }

  @Test func `a change of style is a change`() {
    var new = buffer("日本")
    new.restyle(CellRect(column: 2, row: 0, columns: 1, rows: 1)) { $0.attributes = .bold }
    #expect(new.changedRuns(from: buffer("日本")) == [CellRun(row: 0, columns: 2..<4)])
  }

  @Test func `copying the runs over the earlier buffer gives the later one`() {
    var generator = SplitMix(state: 7)
    let glyphs = ["a", "日", "b", " ", "é", "漢"]
    var old = buffer("")
    for _ in 0..<2000 {
      var new = old
      for _ in 0..<2 {
        let column = Int(generator.next() % 12) - 1
        let text = glyphs[Int(generator.next() % 6)] + glyphs[Int(generator.next() % 6)]
        new.write(
          text, at: CellPoint(column: column, row: 0), style: CellStyle(), clip: new.bounds)
      }
      var patched = old
      for run in new.changedRuns(from: old) {
        let text = run.columns.map { new[column: $0, row: 0].text }.joined()
        let clip = CellRect(
          column: run.columns.lowerBound, row: 0, columns: run.columns.count, rows: 1)
        patched.write(text, at: clip.origin, style: CellStyle(), clip: clip)
      }
      #expect(patched == new)
      old = new
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

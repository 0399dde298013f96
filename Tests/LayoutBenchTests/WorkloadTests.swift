import Testing

@testable import LayoutBench

struct WorkloadTests {
  /// A system as it was when the numbers of the measurements were first taken.
  struct Reference: Sendable, CustomTestStringConvertible {
    var family: WorkloadFamily
    var size: Int
    var variables: Int
    var rows: Int
    var hideSets: [String: Int]
    /// FNV-1a, 64 bits, of the text form.
    var checksum: UInt64

    var testDescription: String { "\(family.rawValue) \(size)" }
  }

  static let references = [
    Reference(
      family: .chain, size: 10, variables: 44, rows: 43, hideSets: ["middle": 6],
      checksum: 0x9bcc_c7f4_dea9_5865),
    Reference(
      family: .tree, size: 21, variables: 84, rows: 173, hideSets: ["inner": 26, "leaf": 10],
      checksum: 0x7ccf_50bb_90f6_c896),
    Reference(
      family: .tree, size: 85, variables: 340, rows: 717, hideSets: ["inner": 26, "leaf": 10],
      checksum: 0x4058_76e1_2241_e99d),
    Reference(
      family: .list, size: 10, variables: 124, rows: 224, hideSets: ["row": 23, "button": 10],
      checksum: 0x9103_6e89_e0c4_a2e6),
    Reference(
      family: .squeeze, size: 10, variables: 44, rows: 73, hideSets: ["middle": 9],
      checksum: 0xce62_559b_2f19_08ec),
    Reference(
      family: .narrow, size: 85, variables: 340, rows: 717, hideSets: ["inner": 26, "leaf": 10],
      checksum: 0xca2e_2c2c_faa9_1d6c),
  ]

  @Test(arguments: references)
  func `a system is the one that earlier measurements were taken of`(reference: Reference) {
    let workload = reference.family.workload(size: reference.size)
    #expect(workload.variableCount == reference.variables)
    #expect(workload.rows.count == reference.rows)
    let sets = workload.hideSets.map { ($0.name, $0.rows.count) }
    #expect(Dictionary(uniqueKeysWithValues: sets) == reference.hideSets)
    #expect(checksum(of: workload.text) == reference.checksum)
  }

  @Test(arguments: WorkloadFamily.allCases)
  func `hiding takes out some rows, not all, each once`(family: WorkloadFamily) {
    let workload = family.workload(size: 21)
    for set in workload.hideSets {
      #expect(!set.rows.isEmpty)
      #expect(set.rows.count < workload.rows.count)
      #expect(Set(set.rows).count == set.rows.count)
    }
  }

  @Test func `a tree grows to its next full level`() {
    #expect(Workload.tree(views: 22).viewCount == 85)
    #expect(Workload.tree(views: 85).viewCount == 85)
  }

  private func checksum(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

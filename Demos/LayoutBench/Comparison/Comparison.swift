import Foundation

/// Measures our solver and the peers on the same systems.
struct Comparison {
  let options: Options

  /// Measures everything asked for and prints it; returns whether all went well with our solver.
  func run() throws -> Bool {
    let peers = makePeers()
    var all: [SystemReport] = []
    for family in options.families {
      all += try compare(family, with: peers)
    }
    if options.wantsJSON { try Output.show(json: all) }
    return !all.contains { $0.solver == Benchmark.solver && $0.hasFailed }
  }

  private func makePeers() -> [(peer: Peer, driver: Peer.Driver)] {
    Peer.allCases.compactMap { peer in
      do throws(Peer.Missing) {
        return (peer, try peer.makeDriver())
      } catch {
        FileHandle.standardError.write(Data("layout-bench: \(error)\n".utf8))
        return nil
      }
    }
  }

  /// Measures and shows a family, from small sizes to large.
  ///
  /// A peer that could not build a size in time is not asked for larger ones; without peers left
  /// the family ends.
  private func compare(
    _ family: WorkloadFamily, with peers: [(peer: Peer, driver: Peer.Driver)]
  ) throws -> [SystemReport] {
    var peers = peers
    var reports: [SystemReport] = []
    for size in options.sizes(of: family).sorted() where !peers.isEmpty {
      let workload = family.workload(size: size)
      var row = [try Benchmark.measure(family, size: size, isQuick: options.isQuick)]
      for (peer, driver) in peers {
        let trial = PeerTrial(driver: driver, effort: options.effort)
        let samples = try trial.run(workload).map { $0.judged(on: workload) }
        row.append(
          SystemReport(
            solver: peer.rawValue, workload: family.rawValue, size: size,
            views: workload.viewCount, samples: samples))
      }
      peers.removeAll { peer in
        row.contains { $0.solver == peer.peer.rawValue && $0.sample(Sample.build)?.amount == nil }
      }
      if !options.wantsJSON { Output.show(ComparisonTable(reports: row).text) }
      reports += row
    }
    return reports
  }
}

extension Sample {
  /// Replaces the values found by how exactly they satisfy the required rows.
  fileprivate func judged(on workload: Workload) -> Sample {
    guard measure == Sample.values, let values else { return self }
    let residual = workload.worstResidual(of: values)
    var sample = Sample(measure: Sample.residual, amount: residual)
    if !(residual <= Workload.peerTolerance) {
      sample.failure = "required rows are missed by up to \(residual) of their size"
    }
    return sample
  }
}

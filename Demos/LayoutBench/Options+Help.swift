extension Options {
  static let help = """
    Usage: layout-bench [WORKLOAD …] [--sizes N,…] [--peers] [--json] [--quick]
           layout-bench --soak [WORKLOAD …] [--cycles N] [--resizes N] [--json] [--quick]
           layout-bench --text [WORKLOAD …] [--sizes N,…]

    Times the constraint solver on systems of many sizes. Workloads: \
    \(WorkloadFamily.allCases.map(\.rawValue).joined(separator: ", ")).

      --sizes N,…   measure these sizes instead of the usual ones
      --peers       compare with kiwi and cassowary-rs, if they can be had
      --soak        hide, show and resize many times; check values and memory
      --cycles N    how often a soak hides and shows (1000000; quick 10000)
      --resizes N   how often a soak resizes (100000; quick 1000)
      --text        print the systems as text
      --json        print numbers as JSON instead of a table
      --quick       small sizes, short series
      --help        print this

    Times are CPU time: medians of at least 3 runs, and of more while they take less than
    0.3 s together. A series ends after 5 s, and a run is cut off after \(Deadline.seconds) s.
    Build with -c release.

    """
}

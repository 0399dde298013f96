import Foundation

/// The path of an executable of this package, which lies beside the test bundle.
func builtProduct(_ name: String) -> String {
  let runner = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  let path = runner ?? CommandLine.arguments[0]
  return URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name).path
}

/// A shell in which a probe has been started.
func runProbeInShell() throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(["/bin/bash", "--norc", "-i"], environment: ["PS1": "% "])
  try terminal.wait { $0.hasPrefix("%") }
  terminal.send("\(builtProduct("TerminalProbe"))\r")
  try terminal.wait { $0.hasPrefix("size") }
  return terminal
}

/// A running probe (`Tests/TerminalProbe`) that has drawn its first frame.
func runProbe(
  _ scene: String = "events", columns: Int = 80, rows: Int = 24,
  environment: [String: String] = [:], ignoringHangup: Bool = false
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    [builtProduct("TerminalProbe"), scene], columns: columns, rows: rows,
    environment: environment, ignoringHangup: ignoringHangup)
  let name = environment["TERM"] ?? "xterm"
  if name.hasPrefix("xterm") || name.hasPrefix("tmux") {
    try terminal.waitFor { terminal.isAlternateScreen && terminal.outputText.contains("2004h") }
  }
  if scene == "events" { try terminal.wait { $0.hasPrefix("si") || columns < 2 } }
  return terminal
}

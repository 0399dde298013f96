import Glibc

do {
  try Probe(scene: CommandLine.arguments.dropFirst().first ?? "events").run()
} catch {
  print("probe: \(error)")
  exit(1)
}

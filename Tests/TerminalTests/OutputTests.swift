import Foundation
import Testing

/// What the playground says where its standard streams are of no use.
@Suite struct OutputTests {
  /// How a command of the shell ends, and what it prints.
  private func run(_ command: String) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      command.replacingOccurrences(
        of: "playground", with: builtProduct("playground")),
    ]
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let texts = [output, error].map { $0.fileHandleForReading.readDataToEndOfFile() }
      .map { String(decoding: $0, as: UTF8.self) }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test(
    arguments: [
      ("playground --help >&-", 1, "playground: standard output is closed\n"),
      ("playground --snapshot 9x9 >&-", 1, "playground: standard output is closed\n"),
      (
        "playground --list > /dev/full", 1,
        "playground: standard output cannot be written: No space left on device\n"
      ),
      ("playground --help >&- 2>&-", 1, ""), ("playground --nope 2>&-", 2, ""),
      ("playground < /dev/null", 1, "playground: standard input is not a terminal\n"),
      ("playground <&-", 1, "playground: standard input is not a terminal\n"),
      ("playground <&- >&- 2>&-", 1, ""),
      ("playground --keys q", 2, "playground: --keys goes with --snapshot\n"),
      (
        "playground --snapshot 9x9 --keys Foo", 2,
        "playground: --keys: 'Foo' is no key; --help lists them\n"
      ),
    ] as [(String, Int32, String)])
  func `what is wrong is said in one line`(command: String, status: Int32, error: String) throws {
    let end = try run(command)
    #expect(end.status == status && end.output.isEmpty && end.error == error)
  }

  @Test func `a closed standard input or error does not hinder a snapshot`() throws {
    let end = try run("playground --snapshot 40x12 <&- 2>&-")
    #expect(end.status == 0 && end.output.hasPrefix("[hideable]"))
  }
}

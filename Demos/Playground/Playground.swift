import CommandLineOptions
import Foundation
import UIKit

/// The program: reads the command line, then prints what was asked for or runs the app.
@main @MainActor enum Playground {
  static let version = "0.1.0"

  static func main() {
    do {
      try run(try Request(arguments: Array(CommandLine.arguments.dropFirst())))
    } catch let failure as Request.Failure {
      fail("\(failure)", status: 2)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func run(_ request: Request) throws {
    UIScreen.main.cellSize = request.cellSize
    switch request.task {
    case .help: try put(Request.help)
    case .version: try put("playground \(version)\n")
    case .list:
      try put(DemoViewController.all.map { "\($0.name)\t\($0.summary)\n" }.joined())
    case .snapshot(let columns, let rows, let keys, let format):
      let snapshot = Snapshot(of: request.demo, columns: columns, rows: rows, keys: keys)
      try put((format == .json ? snapshot.json : snapshot.text) + "\n")
    case .run:
      AppDelegate.firstDemo = request.demo
      AppDelegate.main()
    }
  }

  /// What standard output would not take.
  private struct OutputError: Error, CustomStringConvertible {
    let code: Int32
    var description: String {
      code == EBADF
        ? "standard output is closed"
        : "standard output cannot be written: \(String(cString: strerror(code)))"
    }
  }

  private static func put(_ text: String) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EINTR { throw OutputError(code: errno) }
    }
  }

  /// Says what is wrong in one line, whatever was on the command line, and ends the program.
  private static func fail(_ message: String, status: Int32) -> Never {
    let line = "playground: \(DisplayWidth.clean(message))\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    exit(status)
  }
}

import CommandLineOptions
import Foundation
import UIKit

/// The program: reads the command line, then prints what was asked for or runs the app.
@main @MainActor enum Playground {
  static let version = "0.1.0"

  static func main() {
    do {
      run(try Request(arguments: Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("playground: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ request: Request) {
    UIScreen.main.cellSize = request.cellSize
    switch request.task {
    case .help: print(Request.help, terminator: "")
    case .version: print("playground \(version)")
    case .list:
      for demo in DemoViewController.all { print("\(demo.name)\t\(demo.summary)") }
    case .snapshot(let columns, let rows, let keys, let format):
      let snapshot = Snapshot(of: request.demo, columns: columns, rows: rows, keys: keys)
      print(format == .json ? snapshot.json : snapshot.text)
    case .run:
      AppDelegate.firstDemo = request.demo
      AppDelegate.main()
    }
  }
}

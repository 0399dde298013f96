import Foundation
import Testing

/// What the compiler says of code that asks for what is not here.
@Suite(.enabled(if: Compiler.path != nil, "there is no swiftc in PATH"))
struct `The compiler` {
  @Test func `says of a type that is not here what to use, and nothing of its members`() throws {
    try expectMessages(
      """
      final class Player: UIViewController {
        let mute = UISwitch()  // error: 'UISwitch' is unavailable: use a UIButton, and toggle
        var source: UITableViewDiffableDataSource<Int, Int>?  // error: be the table's UITableView
        func play() {
          mute.setOn(true, animated: true)
          mute.onTintColor = UIColor.red
          mute.onTintColor = .red  // error: cannot infer contextual base
          let isMute: Bool = mute.isOn
          print(isMute, source?.snapshot() as Any)
        }
        func take(_ it: UIWindowScene) { print(it.windows) }  // error: a terminal has no scenes
        func take(_ it: UIScene) { print(it.title) }  // error: a terminal has no scenes
        func take(_ it: UISceneSession) { print(it.role) }  // error: a terminal has no scenes
        func take(_ it: UISceneConfiguration) { print(it.name) }  // error: a terminal has no scenes
        func take(_ it: NSDiffableDataSourceSnapshot<Int, Int>) {  // error: keep an array
          print(it.numberOfItems)
        }
        func take(_ it: UIListContentConfiguration) { print(it.image) }  // error: set textLabel
      }
      """)
  }

  @Test func `says of a delegate's method that is never called that it nearly matches`() throws {
    try expectMessages(
      """
      final class Listener: NSObject {}
      extension Listener: UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func scrollViewDidEndDecelerating(_ view: UIScrollView) {}  // warning: nearly matches
      }
      final class Rows: NSObject {}
      extension Rows: UITableViewDelegate {
        func tableView(_: UITableView, canFocusRowAt: IndexPath) -> Bool { true }  // warning: nearly
      }
      extension Rows: UITableViewDataSource {
        func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { 0 }
        func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell { .init() }
        func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool { true }  // warning: nearly
      }
      final class Silent: NSObject, UIScrollViewDelegate {
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
      }
      """)
  }

  @Test func `says of an override that is never called what to do instead`() throws {
    try expectMessages(
      """
      final class List: UITableViewController {
        override func scrollViewDidZoom(_ view: UIScrollView) {}  // error: cells have one size
      }
      final class Controller: UIViewController {
        func isDown(_ context: UIFocusUpdateContext) -> Bool {
          context.focusHeading == .down  // error: compare with .next
        }
      }
      """)
  }

  /// Asserts that the compiler says what the comments say it does, each in its line.
  private func expectMessages(
    _ source: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let source = "import Foundation\nimport UIKitCore\n" + source
    let messages = try Compiler.messages(of: source)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let wanted = line.range(of: "// ").map { line[$0.upperBound...].split(separator: ": ") } ?? []
      let said = messages.filter { $0.line == index + 1 }
      #expect(
        said.count == (wanted.isEmpty ? 0 : 1)
          && said.allSatisfy { message in wanted.allSatisfy { message.text.contains($0) } },
        "\(line) gives \(said)", sourceLocation: location)
    }
  }
}

/// The compiler that has built this test, on the modules that it has built.
private enum Compiler {
  struct Message {
    var line: Int
    var text: String
  }

  static let path: String? = ProcessInfo.processInfo.environment["PATH"]?
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Checks a source file; returns the errors and warnings.
  static func messages(of source: String) throws -> [Message] {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: runner).deletingLastPathComponent().path
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = [
      "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-parse-as-library",
      "-I", "\(products)/Modules", "-Xcc",
      "-fmodule-map-file=\(products)/CWidth.build/module.modulemap", file.path,
    ]
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(!text.contains("<unknown>:0: error"), "\(text)")
    // path:line:column: kind: text
    return text.split(separator: "\n").filter { $0.hasPrefix("\(file.path):") }.compactMap { line in
      let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[0]), !parts[2].hasPrefix(" note") else {
        return nil
      }
      return Message(line: number, text: String(parts[2]))
    }
  }
}

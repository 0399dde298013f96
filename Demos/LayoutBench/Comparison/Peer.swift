import Foundation

/// Another solver to compare with.
enum Peer: String, CaseIterable {
  case kiwi
  case cassowary

  /// A reason a peer cannot be had here; the description is one line that says what to install.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// A program that measures the peer, and what it takes before its own arguments.
  struct Driver {
    var program: URL
    var arguments: [String] = []
  }

  /// Gets the peer ready.
  func makeDriver() throws(Missing) -> Driver {
    switch self {
    case .kiwi: try Self.makeKiwi()
    case .cassowary: try Self.makeCassowary()
    }
  }

  /// The sources of the programs that measure the peers.
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("peers")

  /// Where what is made for the peers is kept from run to run.
  static let cache: URL = {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (caches ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("TerminalUIKit/layout-bench")
  }()

  /// Runs a tool to its end without a word; returns whether it went well.
  static func runs(_ tool: String, _ arguments: [String], in directory: URL? = nil) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

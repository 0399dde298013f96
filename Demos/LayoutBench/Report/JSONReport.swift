import Foundation

/// Prints results as JSON.
enum JSONReport {
  static func print(_ results: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    FileHandle.standardOutput.write(try encoder.encode(results) + Data("\n".utf8))
  }
}

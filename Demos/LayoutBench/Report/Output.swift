import Foundation

/// Shows results at once, even if they go to a file, because the next may take minutes.
enum Output {
  static func show(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  static func show(json results: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    show(String(decoding: try encoder.encode(results), as: UTF8.self))
  }
}

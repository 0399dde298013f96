package import Foundation

extension FileHandle {
  /// Writes a line, where anybody is there to read it.
  package func writeLine(_ line: String) {
    try? write(contentsOf: Data((line + "\n").utf8))
  }
}

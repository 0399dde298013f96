import Foundation

extension Peer {
  /// Finds kiwi's Python package, or installs it into a virtual environment in the cache.
  static func makeKiwi() throws(Missing) -> Driver {
    let environment = cache.appendingPathComponent("kiwi")
    let python = environment.appendingPathComponent("bin/python")
    let isThere = runs(python.path, ["-c", "import kiwisolver"])
    guard
      isThere
        || runs("python3", ["-m", "venv", environment.path])
          && runs(python.path, ["-m", "pip", "install", "kiwisolver"])
    else {
      throw Missing(
        description: "kiwi is left out; it takes apt-get install python3-venv, and PyPI in reach")
    }
    return Driver(program: python, arguments: [sources.appendingPathComponent("kiwi.py").path])
  }
}

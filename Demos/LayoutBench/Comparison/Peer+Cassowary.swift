import Foundation

extension Peer {
  /// Builds the program around cassowary-rs into the cache, from the crate that Debian packages.
  static func makeCassowary() throws(Missing) -> Driver {
    let target = cache.appendingPathComponent("cassowary")
    let arguments = ["build", "--release", "--offline", "--locked", "--target-dir", target.path]
    guard runs("cargo", arguments, in: sources.appendingPathComponent("cassowary")) else {
      throw Missing(
        description: "cassowary is left out; it takes apt-get install cargo librust-cassowary-dev")
    }
    return Driver(program: target.appendingPathComponent("release/cassowary-peer"))
  }
}

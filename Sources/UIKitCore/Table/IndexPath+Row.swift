public import Foundation

extension IndexPath {
  /// Names a row of a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section.
  public var section: Int {
    get { number(at: 0) }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { number(at: 1) }
    set { self[1] = newValue }
  }

  private func number(at place: Int) -> Int {
    precondition(count == 2, "\(self) names no row of a section")
    return self[place]
  }
}

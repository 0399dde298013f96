import CellGrid
public import Foundation

/// A picture made of characters, a row of them to a line.
///
/// `UIImage(named: "logo")` reads `logo.txt` from the main bundle's resources.
///
/// > Note: Unlike UIKit, whose images are made of pixels.
public final class UIImage: NSObject, Sendable {
  /// The rows, from top to bottom.
  let lines: [String]

  private init(lines: [String]) {
    self.lines = lines
    super.init()
  }

  /// Makes an image of text.
  ///
  /// > Note: Not in UIKit.
  public convenience init(text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      String($0)
    }
    if lines.last == "" { lines.removeLast() }
    self.init(lines: lines)
  }

  /// Reads an image from a text file of the main bundle's resources; nil where there is none of
  /// that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Reads an image from a text file of a bundle's resources; nil where there is none of that name.
  public convenience init?(named name: String, in bundle: Bundle?) {
    let bundle = bundle ?? .main
    let path =
      bundle.path(forResource: name, ofType: "txt") ?? bundle.path(forResource: name, ofType: nil)
    guard let path else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Reads an image from a text file in UTF-8; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.init(text: text)
  }

  /// The system's symbols are pictures.
  @available(*, unavailable, message: "use init(text:) with a character such as \"✓\"")
  public convenience init?(systemName name: String) {
    self.init(text: "")
  }

  /// How many columns the widest row takes.
  var columns: Int { lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0 }

  /// The size of the image, in points: its columns and rows of cells.
  @MainActor public var size: CGSize {
    UIScreen.main.metrics.points(columns: columns, rows: lines.count)
  }
}

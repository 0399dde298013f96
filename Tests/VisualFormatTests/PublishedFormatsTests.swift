import Foundation
import Testing
import VisualFormat

/// Formats from published apps, guides and parsers, and what each asks for or where it fails.
///
/// `means`: the constraints in order. `fails`: the column and the message. `asks`: it can be read,
/// but asks for what no constraint can say.
@Suite struct `Published formats` {
  struct Row: Sendable, CustomTestStringConvertible {
    let dialect: VisualFormatString.Dialect
    let format: String
    let without: String
    let answer: String
    let expectation: String
    var testDescription: String { "\(format) without \(without)" }

    /// The numbers the formats name.
    static let metrics: [String: Double] = [
      "metric1": 750, "metric2": 20, "margin": 20, "padding": 10, "height": 44, "width": 90,
      "initialHeight": 60, "topspacing": 12, "gap": 6,
    ]

    /// Every name of the format as a view, but for what the row goes without.
    var views: [String: Bool] {
      let words = format.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
      let range = (1...5).map { "circle\($0)" }
      var views = Dictionary((words.map(String.init) + range).map { ($0, true) }) { $1 }
      if without.hasPrefix("superview of ") {
        views[String(without.dropFirst("superview of ".count))] = false
      } else {
        views[without] = nil
      }
      return views
    }
  }

  static let rows: [Row] = {
    let url = Bundle.module.url(
      forResource: "formats", withExtension: "tsv", subdirectory: "Fixtures")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        dialect: fields[0] == "extended" ? .extended : .standard, format: fields[1],
        without: fields[2], answer: fields[3], expectation: fields[4])
    }
  }()

  @Test func `are all there`() {
    #expect(Self.rows.count == 101)
  }

  @Test(arguments: rows.filter { $0.answer == "means" })
  func `mean what they say`(row: Row) throws {
    let format = try VisualFormatString(row.format, dialect: row.dialect)
    let relations = try format.relations(metrics: Row.metrics, views: row.views)
    #expect(relations.map(\.description).joined(separator: "; ") == row.expectation)
  }

  @Test(arguments: rows.filter { $0.answer == "fails" })
  func `fail where the fault is`(row: Row) throws {
    let error = #expect(throws: VisualFormatError.self) {
      let format = try VisualFormatString(row.format, dialect: row.dialect)
      _ = try format.relations(metrics: Row.metrics, views: row.views)
    }
    #expect(error.map { "\($0.column) \($0.message)" } == row.expectation)
  }

  @Test(arguments: rows.filter { $0.answer == "asks" })
  func `can be read and ask for what no constraint says`(row: Row) throws {
    let format = try VisualFormatString(row.format, dialect: row.dialect)
    let error = #expect(throws: VisualFormatError.self) {
      _ = try format.relations(metrics: Row.metrics, views: row.views)
    }
    #expect(error.map { "\($0.column) \($0.message)" } == row.expectation)
  }

  @Test(arguments: rows.filter { $0.answer == "means" && $0.dialect == .standard })
  func `mean the same in the extended format`(row: Row) throws {
    let format = try VisualFormatString(row.format, dialect: .extended)
    let relations = try format.relations(metrics: Row.metrics, views: row.views)
    #expect(relations.map(\.description).joined(separator: "; ") == row.expectation)
  }
}

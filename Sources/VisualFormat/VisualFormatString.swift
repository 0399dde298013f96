/// A visual format as values: what a format string says, with the columns where it says it.
///
///     let format = try VisualFormatString("H:|-[button(>=50@750)]-gap-[label]-|")
///
/// Nothing is known of views and metrics yet; ``relations(metrics:views:)`` looks their names up.
public struct VisualFormatString: Hashable, Sendable {
  /// Which strings are formats.
  public enum Dialect: Hashable, Sendable {
    /// The grammar of UIKit.
    case standard
    /// The same with percentages, arithmetic, attributes, named strengths, ranges and groups of
    /// views, both axes at once, equal and proportional spaces, gaps without a constraint, single
    /// attributes, and comments.
    ///
    ///     HV:|-[background]-|
    ///     |~[a(50%)]~[b,c(a*2+10)]->[d1..3]|  // a comment
    ///     C:a.centerX(b).top(>=b.bottom)
    case extended
  }

  /// The direction in which the parts follow each other.
  public enum Orientation: Hashable, Sendable {
    /// `H:`, or nothing.
    case horizontal
    /// `V:`.
    case vertical
    /// `HV:`, both at once.
    case both
    /// `Z:`, from the back to the front.
    case layers
  }

  /// What a format consists of.
  public enum Content: Hashable, Sendable {
    /// Views that follow each other.
    case row(Orientation, FormatRow)
    /// Single attributes of views.
    case attributes([FormatAttributes])
  }

  /// The format as it was given.
  public let text: String
  /// The grammar it was read by.
  public let dialect: Dialect
  /// What it says.
  public let content: Content

  /// Reads a format.
  ///
  /// - Throws: ``VisualFormatError`` where the text does not follow the grammar.
  public init(_ text: String, dialect: Dialect = .standard) throws(VisualFormatError) {
    var parser = FormatParser(text, isExtended: dialect == .extended)
    self.text = text
    self.dialect = dialect
    content = try parser.parse()
  }
}

/// Views that follow each other, and the spaces between them.
public struct FormatRow: Hashable, Sendable {
  /// The superview at either end, and views.
  public var parts: [FormatPart]
  /// What lies between each two parts.
  public var connections: [FormatConnection]
}

/// One part of a row.
public enum FormatPart: Hashable, Sendable {
  /// `|`.
  case superview(column: Int)
  /// `[name(predicates)]`; several views side by side in the extended format.
  case views([FormatView], endColumn: Int)
}

/// One view of a row.
public struct FormatView: Hashable, Sendable {
  /// The name.
  public var name: FormatName
  /// What is said of its size.
  public var predicates: [FormatPredicate]
}

/// A name, and where it ends.
public struct FormatName: Hashable, Sendable {
  /// The name.
  public var text: String
  /// The column after its last character.
  public var endColumn: Int
}

/// What lies between two parts of a row.
public enum FormatConnection: Hashable, Sendable {
  /// Nothing: the parts touch.
  case flush
  /// `-`: the standard space.
  case standard
  /// `-8-` or `-(>=8@750)-`.
  case space([FormatPredicate])
  /// `~`: as much as every other `~` of the row.
  case equalSpace
  /// `->`: no constraint.
  case none
}

/// How an attribute compares, and how strongly.
public struct FormatPredicate: Hashable, Sendable {
  /// How the two sides compare.
  public var relation: FormatRelation.Comparison
  /// What it compares with.
  public var operand: FormatOperand
  /// How strongly; required where nothing is said.
  public var priority: FormatPriority?
}

/// What a predicate compares with: `base * multiplier + constant`.
public struct FormatOperand: Hashable, Sendable {
  /// The first thing an operand names.
  public enum Base: Hashable, Sendable {
    /// A number of points.
    case number(Double)
    /// A part of the superview's size, in hundredths.
    case percentage(Double)
    /// A metric or a view, with the attribute it was asked for.
    case name(FormatName, attribute: FormatAttribute?)
  }

  /// The first thing it names.
  public var base: Base
  /// What that is multiplied by.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double
  /// Where it begins.
  public var column: Int
}

/// How strongly a predicate asks to hold.
public enum FormatPriority: Hashable, Sendable {
  /// A number; weak, medium, strong and required are 250, 500, 750 and 1000 in the extended format.
  case number(Double, column: Int)
  /// A metric.
  case name(FormatName)
}

/// `C:name.attribute(predicates)`: one attribute of some views.
public struct FormatAttributes: Hashable, Sendable {
  /// The views.
  public var names: [FormatName]
  /// The attribute.
  public var attribute: FormatAttribute
  /// What is said of it.
  public var predicates: [FormatPredicate]
}

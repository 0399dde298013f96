extension NSLayoutConstraint {
  /// How a visual format lines its views up, and in which direction it runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All views share their left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views share their right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All views share their top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All views share their bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views share their leading edge.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views share their trailing edge.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views share their horizontal middle.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views share their vertical middle.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views share the baseline of their last line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views share the baseline of their first line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// What ``alignAllLastBaseline`` was called while there was one baseline.
    @available(*, unavailable, renamed: "alignAllLastBaseline", message: "use alignAllLastBaseline")
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// The bits that say what views share.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format runs from the edge where text begins; so it is where nothing is said.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits that say in which direction the format runs.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces lie between edges; so it is where nothing is said.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces lie between the last baseline of one view and the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits that say between what spaces lie.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// What all views share.
    var alignments: [Attribute] {
      (1...12).compactMap { Attribute(rawValue: $0) }.filter { contains(FormatOptions($0)) }
    }
  }
}

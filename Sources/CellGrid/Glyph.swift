/// What fills one cell, or two side by side: a base scalar and the marks on it.
struct Glyph: Equatable {
  /// The scalar that takes the columns.
  var base: Unicode.Scalar

  /// Scalars of no width drawn over the base.
  var marks: [Unicode.Scalar]

  /// Columns it takes: 1 or 2.
  var width: Int
}

extension DisplayWidth {
  /// Splits clean text into what goes into cells.
  ///
  /// ncurses counts scalar by scalar: one of no width joins the cell before it, any other starts a
  /// cell of its own. So does this, except for what only makes sense as one picture (joined emoji,
  /// a flag, a skin tone): there the first scalar stands for all.
  static func glyphs(of clean: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    for character in clean { appendGlyphs(of: character, to: &glyphs) }
    return glyphs
  }

  /// Adds the glyphs of one cluster of clean text.
  static func appendGlyphs(of character: Character, to glyphs: inout [Glyph]) {
    var isFirst = true
    for scalar in character.unicodeScalars {
      let width = ScalarWidth.columns(of: scalar)
      if isFirst {
        glyphs.append(Glyph(base: scalar, marks: [], width: max(width, 1)))
        isFirst = false
      } else if width > 0 {
        if isPicturePart(scalar) { return }
        glyphs.append(Glyph(base: scalar, marks: [], width: width))
      } else if scalar != zeroWidthJoiner,
        glyphs[glyphs.count - 1].marks.count < Cell.maximumMarks
      {
        glyphs[glyphs.count - 1].marks.append(scalar)
      }
    }
  }

  /// Whether a scalar in the middle of a cluster only changes the picture it belongs to.
  private static func isPicturePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier
      || scalar.properties.isEmoji
  }

  static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}

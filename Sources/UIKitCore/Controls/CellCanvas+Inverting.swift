import CellGrid

extension CellCanvas {
  /// Exchanges text colour and background in all the view's cells.
  func invert() {
    buffer.restyle(clip) { $0.attributes.formSymmetricDifference(.reverse) }
  }
}

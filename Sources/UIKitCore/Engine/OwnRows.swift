import ConstraintSolver

/// The constraints that a box brings along, by what they are for, as the solver knows them.
///
/// Nearly every box has the floors, and most have no others.
@MainActor struct OwnRows {
  private var widthFloor: ConstraintID?
  private var heightFloor: ConstraintID?
  private var others: Others?

  /// One for each ``OwnRowKind``, by its number.
  @MainActor private final class Others {
    var ids = InlineArray<16, ConstraintID?>(repeating: nil)
  }

  /// No constraints.
  nonisolated init() {}

  /// The solver's name for a constraint; nil where it does not know one of this kind.
  subscript(kind: OwnRowKind) -> ConstraintID? {
    get {
      switch kind {
      case .widthFloor: widthFloor
      case .heightFloor: heightFloor
      default: others?.ids[kind.rawValue]
      }
    }
    set {
      switch kind {
      case .widthFloor: widthFloor = newValue
      case .heightFloor: heightFloor = newValue
      default:
        let made = others ?? Others()
        made.ids[kind.rawValue] = newValue
        others = made
      }
    }
  }
}

/// What a constraint that a box brings along is for.
enum OwnRowKind: Int, CaseIterable {
  /// The frame, by the autoresizing mask or as it was given.
  case x, y, width, height
  /// A size that is not negative.
  case widthFloor, heightFloor
  /// A content size: no larger, no smaller, and the hint that both meet there.
  case hugWidth, resistWidth, meetWidth, hugHeight, resistHeight, meetHeight
  /// What a view rests on where constraints leave it a choice.
  case stayX, stayY, stayWidth, stayHeight

  /// What holds a view to its frame.
  static let frame: [OwnRowKind] = [.x, .y, .width, .height]
}

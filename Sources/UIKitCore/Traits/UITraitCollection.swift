public import Foundation

/// What an interface has to go by: how much room there is, on which kind of device.
///
/// A trait that is not said is `unspecified`.
public final class UITraitCollection: NSObject, Sendable {
  /// How much width there is: ``UIUserInterfaceSizeClass/regular`` from 80 columns on.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much height there is: ``UIUserInterfaceSizeClass/regular`` from 30 rows on.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The direction in which text runs.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Whether the interface is light or dark; a terminal does not say.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// How many cells a point has from top to bottom; see ``UIScreen/scale``.
  @MainActor public var displayScale: CGFloat { UIScreen.main.scale }

  /// Makes a collection that says what is given.
  init(
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    style: UIUserInterfaceStyle = .unspecified
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    layoutDirection = direction
    userInterfaceStyle = style
    super.init()
  }

  /// Makes a collection that says nothing.
  public convenience override init() {
    self.init(horizontal: .unspecified)
  }

  /// Makes a collection that says how much width there is.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection that says how much height there is.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Makes a collection that says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// Makes a collection that says in which direction text runs.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Makes a collection that says whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection that says what any of the others says, the later of them where they differ.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, _ unsaid: Trait) -> Trait {
      traitCollections.map(trait).last { $0 != unsaid } ?? unsaid
    }
    self.init(
      horizontal: last({ $0.horizontalSizeClass }, .unspecified),
      vertical: last({ $0.verticalSizeClass }, .unspecified),
      idiom: last({ $0.userInterfaceIdiom }, .unspecified),
      direction: last({ $0.layoutDirection }, .unspecified),
      style: last({ $0.userInterfaceStyle }, .unspecified))
  }

  /// Whether this collection says everything that another one says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether another object is a collection that says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && layoutDirection == other.layoutDirection
      && userInterfaceStyle == other.userInterfaceStyle
  }

  /// A number that equal collections share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(layoutDirection)
    hasher.combine(userInterfaceStyle)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// The traits of an interface of a size, in points.
  @MainActor static func ofInterface(of size: CGSize) -> UITraitCollection {
    let cell = UIScreen.main.cellSize
    let columns = CellMetrics.wholeCells(in: size.width, cell: cell.width)
    let rows = CellMetrics.wholeCells(in: size.height, cell: cell.height)
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    let place =
      (columns < regularColumns ? 0 : 1) + (rows < regularRows ? 0 : 2) + (isMirrored ? 4 : 0)
    return interfaces[place]
  }

  /// All there are, made once: bit by bit regular in width, regular in height, and mirrored.
  @MainActor private static let interfaces: [UITraitCollection] = (0..<8).map { place in
    UITraitCollection(
      horizontal: place & 1 == 0 ? .compact : .regular,
      vertical: place & 2 == 0 ? .compact : .regular,
      idiom: UIDevice.current.userInterfaceIdiom,
      direction: place & 4 == 0 ? .leftToRight : .rightToLeft)
  }

  /// From how many columns on there is much width: those of a terminal that nobody has made larger.
  private static var regularColumns: Int { 80 }
  /// From how many rows on there is much height.
  private static var regularRows: Int { 30 }
}

package import CellGrid
public import Foundation

/// A colour, as a terminal can show it.
///
/// Named colours are the terminal's own, so they follow the user's palette, and ``label`` on
/// ``systemBackground`` is whatever text the user reads all day. Colours made from components are
/// sent as they are; a terminal without them shows the nearest it has.
///
/// > Note: Unlike UIKit, colours do not blend: an alpha of 0 is clear, any other is opaque.
public final class UIColor: NSObject, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat
  private let named: CellColor?

  /// Creates a colour from components between 0 and 1; others are moved to the nearer end.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = UIColor.clamp(red)
    self.green = UIColor.clamp(green)
    self.blue = UIColor.clamp(blue)
    self.alpha = UIColor.clamp(alpha)
    named = nil
    super.init()
  }

  /// Creates a grey from components between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its place on the colour wheel; every component is between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  private init(_ named: CellColor?, alpha: CGFloat, _ rgb: (CGFloat, CGFloat, CGFloat)) {
    (red, green, blue) = rgb
    self.alpha = alpha
    self.named = named
    super.init()
  }

  /// What a cell in this colour is given; nil for a clear colour.
  package var cellColor: CellColor? {
    guard alpha > 0 else { return nil }
    return named
      ?? .rgb(red: UIColor.byte(red), green: UIColor.byte(green), blue: UIColor.byte(blue))
  }

  /// The components as far as they are known: nothing is of the terminal's own colours, or shows of
  /// a clear one.
  var components: SIMD4<Double>? {
    if alpha == 0 || named == .terminalDefault { return nil }
    return SIMD4(red, green, blue, alpha)
  }

  /// A terminal has no asset catalogs.
  @available(*, unavailable, message: "make the colour with init(red:green:blue:alpha:)")
  public convenience init?(named name: String) {
    self.init(white: 0, alpha: 0)
  }

  /// A terminal does not say whether it is light or dark.
  @available(*, unavailable, message: "named colours such as .label follow the user's palette")
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(white: 0, alpha: 0)
  }

  /// Layers draw nothing.
  @available(*, unavailable, message: "layers draw nothing; set a view's backgroundColor")
  public var cgColor: CGColor { preconditionFailure("unavailable") }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(named, alpha: UIColor.clamp(alpha), (red, green, blue))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return named == other.named && alpha == other.alpha && red == other.red
      && green == other.green && blue == other.blue
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(named)
    hasher.combine([red, green, blue, alpha])
    return hasher.finalize()
  }

  /// A colour of the terminal's palette, remembered with the components it has in UIKit.
  static func palette(
    _ index: UInt8, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> UIColor {
    UIColor(.indexed(index), alpha: 1, (red / 255, green / 255, blue / 255))
  }

  /// Whatever the terminal uses where nothing is said.
  static func terminalDefault(white: CGFloat) -> UIColor {
    UIColor(.terminalDefault, alpha: 1, (white, white, white))
  }

  private static func clamp(_ component: CGFloat) -> CGFloat {
    component.isNaN ? 0 : max(0, min(1, component))
  }

  private static func byte(_ component: CGFloat) -> UInt8 {
    UInt8((component * 255).rounded())
  }
}

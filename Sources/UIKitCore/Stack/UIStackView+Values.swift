public import Foundation

extension UIStackView {
  /// How arranged views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// One after another; what is left over or missing is settled by hugging and compression
    /// resistance.
    case fill
    /// All of the same length.
    case fillEqually
    /// Each so many times as long as another as its content is.
    case fillProportionally
    /// With equal spaces between them, at least ``UIStackView/spacing``.
    case equalSpacing
    /// With equal distances between their centres where there is room, and at least
    /// ``UIStackView/spacing`` between them.
    case equalCentering
  }

  /// Where arranged views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// From one side to the other.
    case fill
    /// At the leading side, or the top.
    case leading
    /// With the baselines of their first lines on one line; for horizontal stacks.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing side, or the bottom.
    case trailing
    /// With the baselines of their last lines on one line; for horizontal stacks.
    case lastBaseline

    /// At the top, in a horizontal stack.
    public static let top = Alignment.leading
    /// At the bottom, in a horizontal stack.
    public static let bottom = Alignment.trailing
  }

  /// As a custom spacing: the stack's ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// As a spacing: the space the system puts between neighbours, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

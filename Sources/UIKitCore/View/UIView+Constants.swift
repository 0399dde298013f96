public import Foundation

extension UIView {
  /// The size an axis reports when the view has no content that gives it one.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The size to ask for the smallest that suits a view.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size to ask for the largest that suits a view.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

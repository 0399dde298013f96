public import Foundation

extension UIButton {
  /// The title and the image are one text.
  @available(*, unavailable, message: "use contentEdgeInsets, or blanks in the title")
  public var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// The title and the image are one text.
  @available(*, unavailable, message: "use contentEdgeInsets, or blanks in the title")
  public var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// The title and the image are one text.
  @available(*, unavailable, message: "the image is part of titleLabel; use setImage(_:for:)")
  public var imageView: UIImageView? { nil }

  /// Rich text needs runs of fonts and colours.
  @available(*, unavailable, message: "use setTitle(_:for:) and setTitleColor(_:for:)")
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
}

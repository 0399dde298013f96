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

extension UIButton.Configuration {
  /// How the corners of a button look.
  @available(*, unavailable, message: "cells have corners; leave it out")
  public enum CornerStyle: Int, Sendable {
    /// As round as the background says.
    case fixed
    /// Rounder where text is larger.
    case dynamic
    /// A little round.
    case small
    /// Rounder.
    case medium
    /// Rounder yet.
    case large
    /// Round ends.
    case capsule
  }

  /// Cells have corners.
  @available(*, unavailable, message: "cells have corners; leave it out")
  public var cornerStyle: CornerStyle {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// A blank stands between image and title.
  @available(*, unavailable, message: "a blank stands between image and title; leave it out")
  public var imagePadding: CGFloat {
    get { 0 }
    set {}
  }

  /// A button is one row high.
  @available(*, unavailable, message: "a button has one line; put a UILabel below it")
  public var subtitle: String? {
    get { nil }
    set {}
  }
}

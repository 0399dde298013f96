public import Foundation

extension UILabel {
  /// A terminal has one size of text.
  @available(*, unavailable, message: "a terminal has one size of text; use lineBreakMode")
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }

  /// A terminal has one size of text.
  @available(*, unavailable, message: "a terminal has one size of text; use lineBreakMode")
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }

  /// Rich text needs runs of fonts and colours.
  @available(*, unavailable, message: "use text, font and textColor, or several labels")
  public var attributedText: NSAttributedString? {
    get { nil }
    set {}
  }

  /// Text in a terminal throws no shadow.
  @available(*, unavailable, message: "text in a terminal throws no shadow; use font or textColor")
  public var shadowColor: UIColor? {
    get { nil }
    set {}
  }

  /// Where the text shrinks to fit.
  @available(*, unavailable, message: "a terminal has one size of text; leave it out")
  public var baselineAdjustment: Int {
    get { 0 }
    set {}
  }

  /// A terminal has one size of text.
  @available(*, unavailable, message: "a terminal has one size of text; leave it out")
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }

  /// Cells have one width.
  @available(*, unavailable, message: "cells have one width; leave it out")
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }

  /// Text in a terminal throws no shadow.
  @available(*, unavailable, message: "text in a terminal throws no shadow; leave it out")
  public var shadowOffset: CGSize {
    get { .zero }
    set {}
  }
}

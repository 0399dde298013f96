public import Foundation

extension UIScrollView {
  /// Keys and wheels scroll by rows and pages.
  @available(*, unavailable, message: "Page Up and Page Down scroll by pages; use setContentOffset")
  public var isPagingEnabled: Bool {
    get { false }
    set {}
  }

  /// Content never leaves its place.
  @available(*, unavailable, message: "content stops at its ends; leave it out")
  public var bounces: Bool {
    get { false }
    set {}
  }

  /// Content never leaves its place.
  @available(*, unavailable, message: "content stops at its ends; leave it out")
  public var alwaysBounceVertical: Bool {
    get { false }
    set {}
  }

  /// Cells have one size.
  @available(*, unavailable, message: "cells have one size; lay the content out larger")
  public var zoomScale: CGFloat {
    get { 1 }
    set {}
  }

  /// The keyboard takes no room.
  @available(*, unavailable, message: "a terminal's keyboard takes no room; leave it out")
  public var keyboardDismissMode: Int {
    get { 0 }
    set {}
  }
}

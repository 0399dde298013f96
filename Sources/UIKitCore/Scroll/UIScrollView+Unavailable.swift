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

  /// Content never leaves its place.
  @available(*, unavailable, message: "content stops at its ends; leave it out")
  public var alwaysBounceHorizontal: Bool {
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
  public var keyboardDismissMode: KeyboardDismissMode {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// What makes a keyboard on the screen go.
  @available(*, unavailable, message: "a terminal's keyboard takes no room; leave it out")
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// Dragging.
    case onDrag
    /// Dragging, which it follows.
    case interactive
    /// Dragging, with what lies above it.
    case onDragWithAccessory
    /// Dragging, which it follows with what lies above it.
    case interactiveWithAccessory
  }

  /// Bars lie where the view ends.
  @available(*, unavailable, message: "the bars lie at the view's edges; leave it out")
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// Bars lie where the view ends.
  @available(*, unavailable, message: "the bars lie at the view's edges; leave it out")
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// Cells have one size.
  @available(*, unavailable, message: "cells have one size; lay the content out larger")
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set {}
  }

  /// Cells have one size.
  @available(*, unavailable, message: "cells have one size; lay the content out larger")
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set {}
  }

  /// Keys and the wheel scroll along one axis.
  @available(*, unavailable, message: "keys and the wheel scroll along one axis; leave it out")
  public var isDirectionalLockEnabled: Bool {
    get { true }
    set {}
  }

  /// Nothing is dragged.
  @available(*, unavailable, message: "nothing is dragged in a terminal; leave it out")
  public var isDragging: Bool { false }

  /// Nothing goes on by itself.
  @available(*, unavailable, message: "scrolling by keys ends at once; leave it out")
  public var isDecelerating: Bool { false }

  /// Touches are not held back.
  @available(*, unavailable, message: "touches are not held back; leave it out")
  public var delaysContentTouches: Bool {
    get { false }
    set {}
  }
}

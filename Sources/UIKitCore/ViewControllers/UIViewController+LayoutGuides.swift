public import Foundation

/// A part at the top or bottom of a controller's view that bars cover.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the part, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// The part of the view that is covered at the top, an item for constraints.
  ///
  /// > Note: UIKit deprecates it in favour of the view's ``UIView/safeAreaLayoutGuide``, whose top
  /// > is this guide's bottom.
  public var topLayoutGuide: any UILayoutSupport {
    coveredGuide("UIViewController-topLayoutGuide", isAtTop: true)
  }

  /// The part of the view that is covered at the bottom, an item for constraints.
  ///
  /// > Note: UIKit deprecates it in favour of the view's ``UIView/safeAreaLayoutGuide``, whose
  /// > bottom is this guide's top.
  public var bottomLayoutGuide: any UILayoutSupport {
    coveredGuide("UIViewController-bottomLayoutGuide", isAtTop: false)
  }

  private func coveredGuide(_ name: String, isAtTop: Bool) -> any UILayoutSupport {
    let view: UIView = view
    return view.madeGuide(name) {
      CoveredLayoutGuide(owner: view, identifier: $0, isAtTop: isAtTop)
    }
  }
}

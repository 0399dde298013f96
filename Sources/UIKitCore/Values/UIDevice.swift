public import Foundation

/// The machine the terminal runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  private override init() {
    super.init()
  }

  /// The name of the host.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The name of the operating system.
  public var systemName: String { "Linux" }

  /// The version of the operating system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// The kind of device.
  public var model: String { "Terminal" }

  /// How the device is held.
  @available(*, unavailable, message: "a terminal does not turn; compare its width and height")
  public var orientation: UIInterfaceOrientation { .unknown }

  /// The style of the interface: with its keyboard and pointer a terminal is a
  /// ``UIUserInterfaceIdiom/mac``.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}

/// Returns the style of the interface.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {  // swift-format-ignore
  UIDevice.current.userInterfaceIdiom
}

import Foundation

extension UIButton {
  /// What a button shows and how it looks, all at once.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Send"
  ///     let button = UIButton(configuration: configuration, primaryAction: nil)
  public struct Configuration: Equatable {
    /// How a button looks where no colour is set.
    enum Look {
      case plain, gray, tinted, filled
    }

    let look: Look

    /// The title of the normal state.
    public var title: String?
    /// The image before the title.
    public var image: UIImage?
    /// How much room the button keeps around its title, inside of its brackets, in points.
    ///
    /// > Note: Unlike UIKit, none unless set: the brackets keep the title off the edges.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the title; nil leaves it to the look.
    public var baseForegroundColor: UIColor?
    /// The colour behind the title; nil leaves it to the look.
    public var baseBackgroundColor: UIColor?

    private init(_ look: Look) {
      self.look = look
    }

    /// A title on nothing.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title on nothing, as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A title on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title on gray, as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A title in the tint colour, on gray.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A title in the tint colour, on gray, as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A white title on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A white title on the tint colour, as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The colour of the title, if anything says so.
    var foreground: UIColor? {
      if let baseForegroundColor { return baseForegroundColor }
      return switch look {
      case .plain, .gray: nil
      case .tinted: .tintColor
      case .filled: .white
      }
    }

    /// The colour behind the title, if there is any.
    var background: UIColor? {
      if let baseBackgroundColor { return baseBackgroundColor }
      return switch look {
      case .plain: nil
      case .gray, .tinted: .systemFill
      case .filled: .tintColor
      }
    }
  }

  /// Sets the configuration for an initializer, in which no observer would run.
  private func begin(with configuration: Configuration) {
    self.configuration = configuration
  }

  /// Creates a button that looks as configured and runs an action, whose title it shows where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    configuration.title = configuration.title ?? primaryAction?.title
    begin(with: configuration)
  }
}

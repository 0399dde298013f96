import UIKit

/// A banner that slides in at the top and pushes the content down.
final class ErrorBannerController: UIViewController {
  let bannerView = UIView()
  let messageLabel = UILabel()
  let content: UIView
  private var shownConstraint: NSLayoutConstraint?
  private var hiddenConstraint: NSLayoutConstraint?

  init(content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bannerView.backgroundColor = UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
    messageLabel.textColor = UIColor.white
    messageLabel.numberOfLines = 2
    bannerView.addSubview(messageLabel)
    view.addSubview(content)
    view.insertSubview(bannerView, aboveSubview: content)
    [bannerView, messageLabel, content].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    let guide = view.safeAreaLayoutGuide
    shownConstraint = bannerView.topAnchor.constraint(equalTo: guide.topAnchor)
    hiddenConstraint = bannerView.bottomAnchor.constraint(equalTo: guide.topAnchor)
    hiddenConstraint?.isActive = true
    NSLayoutConstraint.activate([
      bannerView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bannerView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: bannerView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    NSLayoutConstraint.activate(
      [
        messageLabel.leadingAnchor.constraint(
          equalTo: bannerView.layoutMarginsGuide.leadingAnchor),
        messageLabel.trailingAnchor.constraint(
          equalTo: bannerView.layoutMarginsGuide.trailingAnchor),
      ] + [
        messageLabel.topAnchor.constraint(equalTo: bannerView.topAnchor, constant: 8),
        bannerView.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
      ])
  }

  func show(_ error: any Error) {
    messageLabel.text = String(describing: error)
    hiddenConstraint?.isActive = false
    shownConstraint?.isActive = true
    view.layoutIfNeeded()
  }

  func dismissBanner() {
    shownConstraint?.isActive = false
    hiddenConstraint?.isActive = true
    view.setNeedsLayout()
  }
}

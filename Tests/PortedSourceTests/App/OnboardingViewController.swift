import UIKit

/// One page: a title over a text, around the middle.
private final class PageViewController: UIViewController {
  private let heading: String
  private let text: String

  init(heading: String, text: String) {
    self.heading = heading
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let headingLabel = UILabel()
    headingLabel.text = heading
    let textLabel = UILabel()
    textLabel.text = text
    textLabel.numberOfLines = 0
    textLabel.textAlignment = .center
    for label in [headingLabel, textLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      label.widthAnchor.constraint(
        lessThanOrEqualTo: view.widthAnchor, constant: -32
      ).isActive = true
    }
    headingLabel.bottomAnchor.constraint(equalTo: view.centerYAnchor, constant: -8).isActive = true
    textLabel.topAnchor.constraint(
      equalToSystemSpacingBelow: headingLabel.bottomAnchor, multiplier: 2
    ).isActive = true
  }
}

/// Pages side by side in a scroll view.
class OnboardingViewController: UIViewController {
  let scrollView = UIScrollView()
  let pageLabel = UILabel()
  let nextButton = UIButton(primaryAction: nil)
  private let pages: [UIViewController]
  var onFinish: (() -> Void)?

  private(set) var currentPage = 0 {
    didSet { pageLabel.text = "\(currentPage + 1) / \(pages.count)" }
  }

  init(pages: KeyValuePairs<String, String>) {
    self.pages = pages.map { PageViewController(heading: $0.key, text: $0.value) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  var pageViews: [UIView] { pages.map { $0.view } }

  override func viewDidLoad() {
    super.viewDidLoad()
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(
      UIAction { [weak self] _ in self?.showNextPage() }, for: .primaryActionTriggered)
    scrollView.delegate = self
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never

    [scrollView, pageLabel, nextButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: view.rightAnchor),
      scrollView.bottomAnchor.constraint(equalTo: nextButton.topAnchor),
      nextButton.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      nextButton.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      pageLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageLabel.firstBaselineAnchor.constraint(equalTo: nextButton.firstBaselineAnchor),
    ])
    embedPages()
    currentPage = 0
  }

  private func embedPages() {
    var leading = scrollView.contentLayoutGuide.leadingAnchor
    for page in pages {
      addChild(page)
      guard let pageView = page.view else { continue }
      pageView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(pageView)
      NSLayoutConstraint.activate([
        pageView.leadingAnchor.constraint(equalTo: leading),
        pageView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        pageView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        pageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        pageView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      ])
      leading = pageView.trailingAnchor
      page.didMove(toParent: self)
    }
    leading.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor).isActive = true
  }

  func showNextPage() {
    guard currentPage + 1 < pages.count else {
      onFinish?()
      return
    }
    let x = CGFloat(currentPage + 1) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }
}

extension OnboardingViewController: UIScrollViewDelegate {
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}

import UIKit

/// A list above a player that floats over it and counts as a bar.
final class PlayerViewController: UIViewController {
  let playerView = UIView()
  let list: UIViewController

  init(list: UIViewController) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    view.addSubview(playerView)
    playerView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      playerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      playerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      playerView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      playerView.heightAnchor.constraint(equalToConstant: 48),
    ])
    list.additionalSafeAreaInsets.bottom = 48
  }

  func closePlayer() {
    playerView.removeFromSuperview()
    list.additionalSafeAreaInsets = .zero
  }
}

/// A list with a button that keeps clear of what covers it.
final class TrackListViewController: UIViewController {
  let shuffleButton = UIButton(type: .system)
  let headline = UILabel()
  private(set) var bottomInsets: [CGFloat] = []

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    bottomInsets.append(view.safeAreaInsets.bottom)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 32, bottom: 16, trailing: 32)
    viewRespectsSystemMinimumLayoutMargins = false
    shuffleButton.setTitle("Shuffle", for: .normal)
    headline.text = "Tracks"
    [headline, shuffleButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      headline.topAnchor.constraint(equalTo: margins.topAnchor),
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      shuffleButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      shuffleButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

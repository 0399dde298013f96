import UIKit

/// A list beside what is chosen in it, or above it where there is little width.
class MasterDetailViewController: UIViewController {
  let master: UIViewController
  private(set) var detail: UIViewController?
  private let detailContainer = UIView()
  private var wideConstraints: [NSLayoutConstraint] = []
  private var narrowConstraints: [NSLayoutConstraint] = []

  init(master: UIViewController) {
    self.master = master
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(master)
    for child in [master.view!, detailContainer] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    master.didMove(toParent: self)

    NSLayoutConstraint.activate([
      master.view.topAnchor.constraint(equalTo: view.topAnchor),
      master.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      detailContainer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      detailContainer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    wideConstraints = [
      master.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 4),
      master.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      detailContainer.topAnchor.constraint(equalTo: view.topAnchor),
      detailContainer.leadingAnchor.constraint(equalTo: master.view.trailingAnchor),
    ]
    narrowConstraints = [
      master.view.heightAnchor.constraint(equalToConstant: 96),
      master.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      detailContainer.topAnchor.constraint(equalTo: master.view.bottomAnchor),
      detailContainer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
    applyConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
    else { return }
    applyConstraints()
  }

  private func applyConstraints() {
    guard isViewLoaded else { return }
    let isWide = traitCollection.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isWide ? narrowConstraints : wideConstraints)
    NSLayoutConstraint.activate(isWide ? wideConstraints : narrowConstraints)
  }

  func show(detail newDetail: UIViewController) {
    loadViewIfNeeded()
    if let old = detail {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(newDetail)
    newDetail.view.frame = detailContainer.bounds
    newDetail.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    detailContainer.addSubview(newDetail.view)
    newDetail.didMove(toParent: self)
    detail = newDetail
  }
}

import UIKit

/// A picture of 16 by 9, as large as fits, in the middle of what the bars leave.
final class VideoViewController: UIViewController {
  let videoView = UIView()
  let captionLabel = UILabel()
  private(set) var aspectConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    captionLabel.text = "A film"
    captionLabel.textAlignment = .center
    view.addSubview(videoView)
    videoView.addSubview(captionLabel)
    videoView.translatesAutoresizingMaskIntoConstraints = false
    captionLabel.translatesAutoresizingMaskIntoConstraints = false

    let area = view.safeAreaLayoutGuide
    aspectConstraint = videoView.widthAnchor.constraint(
      equalTo: videoView.heightAnchor, multiplier: 16 / 9)
    let fillWidth = videoView.widthAnchor.constraint(equalTo: area.widthAnchor)
    let fillHeight = videoView.heightAnchor.constraint(equalTo: area.heightAnchor)
    fillWidth.priority = .defaultHigh
    fillHeight.priority = UILayoutPriority.defaultHigh - 1
    NSLayoutConstraint.activate([
      aspectConstraint, fillWidth, fillHeight,
      videoView.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      videoView.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      videoView.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
      videoView.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      captionLabel.leadingAnchor.constraint(equalTo: videoView.leadingAnchor),
      captionLabel.trailingAnchor.constraint(equalTo: videoView.trailingAnchor),
      captionLabel.lastBaselineAnchor.constraint(equalTo: videoView.bottomAnchor, constant: -16),
    ])
  }

  func setAspectRatio(_ ratio: CGFloat) {
    aspectConstraint.isActive = false
    aspectConstraint = videoView.widthAnchor.constraint(
      equalTo: videoView.heightAnchor, multiplier: ratio)
    aspectConstraint.isActive = true
  }
}

extension UILayoutPriority {
  static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }

  static let almostRequired = UILayoutPriority(rawValue: 999)
}

import UIKit

/// A text whose lines are not too long to read.
final class ArticleViewController: UIViewController {
  let imageView = UIView()
  let textLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.numberOfLines = 0
    for subview in [imageView, textLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 96),
      textLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: imageView.bottomAnchor, multiplier: 1),
      textLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      textLabel.bottomAnchor.constraint(lessThanOrEqualTo: readable.bottomAnchor),
    ])
  }
}

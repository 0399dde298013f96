import UIKit

/// A tile that constraints size.
final class TileView: UIView {
  let titleLabel = UILabel()
  let textLabel = UILabel()

  init(title: String, text: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    textLabel.text = text
    textLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func height(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Tiles in two columns, each put into the shorter one, by frames.
final class TilesViewController: UIViewController {
  let tiles: [TileView]
  private let scrollView = UIScrollView()
  var contentHeight: CGFloat { scrollView.contentSize.height }

  init(texts: [(String, String)]) {
    tiles = texts.map { TileView(title: $0.0, text: $0.1) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    tiles.forEach(scrollView.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = (scrollView.bounds.width - 3 * 8) / 2
    var bottoms: [CGFloat] = [8, 8]
    for tile in tiles {
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      tile.frame = CGRect(
        x: 8 + CGFloat(column) * (width + 8), y: bottoms[column], width: width,
        height: tile.height(forWidth: width))
      bottoms[column] = tile.frame.maxY + 8
    }
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: max(bottoms[0], bottoms[1]))
  }
}

import UIKit

/// A scroll view whose header stays at the top, and shrinks while the content scrolls.
final class StickyHeaderScrollView: UIScrollView {
  let header = UIView()
  let content = UIStackView()
  var maxHeaderHeight: CGFloat = 96
  var minHeaderHeight: CGFloat = 32
  var onProgress: ((CGFloat) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    addSubview(header)
    content.axis = .vertical
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(
        equalTo: contentLayoutGuide.topAnchor, constant: maxHeaderHeight),
      content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var contentOffset: CGPoint { didSet { layoutHeader() } }
  override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }
  override var contentSize: CGSize { didSet { layoutHeader() } }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutHeader()
  }

  private func layoutHeader() {
    let height = max(minHeaderHeight, maxHeaderHeight - max(0, contentOffset.y))
    header.frame = CGRect(x: 0, y: contentOffset.y, width: bounds.width, height: height)
    onProgress?((maxHeaderHeight - height) / (maxHeaderHeight - minHeaderHeight))
  }
}

import UIKit

/// A control of equal segments, one of them underlined.
public class SegmentedBar: UIControl {
  private let labels: [UILabel]
  private let underline = UIView()
  private var underlineConstraint: NSLayoutConstraint?

  public var selectedIndex = 0 {
    didSet {
      guard selectedIndex != oldValue else { return }
      moveUnderline()
      sendActions(for: .valueChanged)
    }
  }

  public init(titles: [String]) {
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    labels = []
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    underline.backgroundColor = .tintColor
    underline.translatesAutoresizingMaskIntoConstraints = false
    addSubview(underline)
    var previous: UILabel?
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      label.bottomAnchor.constraint(equalTo: underline.topAnchor).isActive = true
      if let previous = previous {
        label.leadingAnchor.constraint(equalTo: previous.trailingAnchor).isActive = true
        label.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
      } else {
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      previous = label
    }
    previous?.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    underline.heightAnchor.constraint(equalToConstant: 4).isActive = true
    underline.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    if let first = labels.first {
      underline.widthAnchor.constraint(equalTo: first.widthAnchor, constant: -16).isActive = true
    }
    moveUnderline()
  }

  private func moveUnderline() {
    guard labels.indices.contains(selectedIndex) else { return }
    underlineConstraint?.isActive = false
    underlineConstraint = underline.centerXAnchor.constraint(
      equalTo: labels[selectedIndex].centerXAnchor)
    underlineConstraint?.isActive = true
  }

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    selectSegment(at: touch.location(in: self))
    return false
  }

  func selectSegment(at point: CGPoint) {
    if let index = labels.firstIndex(where: { $0.frame.contains(point) }) {
      selectedIndex = index
    }
  }

  var segmentFrames: [CGRect] { labels.map(\.frame) }
  var underlineFrame: CGRect { underline.frame }
}

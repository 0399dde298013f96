import UIKit

/// A screen as it was written before there were anchors.
class VisualFormatViewController: UIViewController {
  let titleLabel = UILabel()
  let valueLabel = UILabel()
  let divider = UIView()
  let footerLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Total"
    valueLabel.text = "42"
    footerLabel.text = "Taxes included"
    let views: [String: UIView] = [
      "title": titleLabel, "value": valueLabel, "divider": divider, "footer": footerLabel,
    ]
    for subview in [titleLabel, valueLabel, divider, footerLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let metrics = ["margin": 24, "gap": 16, "line": 2]
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:|-margin-[title(>=80)]-gap-[value(==title)]-margin-|", [.alignAllTop, .alignAllBottom]),
      ("H:|-(margin)-[divider]-(margin)-|", []),
      ("H:|-[footer]-(>=8@750)-|", []),
      ("V:|-48-[title]-[divider(line)]-gap-[footer]-(>=20)-|", []),
    ]
    var constraints = [NSLayoutConstraint]()
    for (format, options) in formats {
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    }
    view.addConstraints(constraints)
  }
}

extension UIView {
  /// Fills the superview, by format.
  func fillSuperviewVisually(inset: CGFloat = 0) {
    guard let superview = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    for format in ["H:|-inset-[self]-inset-|", "V:|-inset-[self]-inset-|"] {
      superview.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [.directionLeftToRight],
          metrics: ["inset": NSNumber(value: Double(inset))], views: ["self": self]))
    }
  }
}

/// The attributes along one axis.
struct FormatAxis {
  let isHorizontal: Bool

  var start: FormatAttribute { isHorizontal ? .leading : .top }
  var end: FormatAttribute { isHorizontal ? .trailing : .bottom }
  var size: FormatAttribute { isHorizontal ? .width : .height }
}

extension FormatRelation.Item {
  var isSuperview: Bool {
    if case .superview = self { true } else { false }
  }

  /// The view that is named, or beside which the item lies.
  var viewName: String? {
    switch self {
    case .view(let name), .superview(let name), .space(_, let name): name
    }
  }
}

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The variables of a view, made when it is first mentioned.
  func box(of view: UIView) -> LayoutBox {
    if let box = view.box, box.isOf(self) { return box }
    let box = makeBox(sizeIsGiven: view === root && rootSizeIsGiven)
    box.belong(to: view)
    view.box = box
    note(box)
    if fitting == nil { view.parent?.noteNeedsLayout() }
    return box
  }

  /// The variables of a guide, made when it is first mentioned.
  func box(of guide: UILayoutGuide) -> LayoutBox {
    if let box = guide.box, box.isOf(self) { return box }
    let box = makeBox(sizeIsGiven: false)
    box.belong(toGuideOf: guide.owningView)
    guide.box = box
    return box
  }

  /// The variables of a view.
  @inline(__always)
  func place(of view: UIView) -> LayoutBox.Place {
    if let box = Unmanaged(unretained: view.box), box.lend({ $0.isOf(self) }) {
      return box.lend { $0.place }
    }
    return box(of: view).place
  }

  private func makeBox(sizeIsGiven: Bool) -> LayoutBox {
    let place = LayoutBox.Place(
      x: solver.makeVariable(.position), y: solver.makeVariable(.position),
      width: sizeIsGiven ? makeParameter(0) : solver.makeVariable(.size),
      height: sizeIsGiven ? makeParameter(0) : solver.makeVariable(.size))
    let box = LayoutBox(engine: self, place: place)
    newBoxes.append(place.x.number)
    register(box, for: place.x)
    register(box, for: place.y)
    register(box, for: place.width)
    register(box, for: place.height)
    return box
  }

  /// Notes which box a variable belongs to.
  private func register(_ box: LayoutBox, for variable: Variable) {
    while boxes.count <= variable.number { boxes.append(nil) }
    boxes[variable.number] = Unmanaged.passUnretained(box)
  }

  /// The box that a variable belongs to; those that the engine gives a value may have none.
  func box(of variable: Variable) -> LayoutBox? {
    variable.number < boxes.count ? boxes[variable.number]?.takeUnretainedValue() : nil
  }

  /// A variable whose value the engine gives.
  func makeParameter(_ value: Double) -> Variable {
    solved { solver throws(SolverError) in try solver.makeParameter(value.countable) }
  }

  private func setParameter(_ parameter: Variable, to value: Double) {
    solved { solver throws(SolverError) in try solver.setParameter(parameter, to: value.countable) }
  }

  /// The constraints that a view brings along, brought up to date.
  func applyOwnRows(of view: UIView, _ box: LayoutBox) {
    if view === root { applyRootSize(box) }
    applyAutoresizing(of: view, box)
    applyContentSize(of: view, box)
    applyStays(of: view, box)
    if view !== root || !rootSizeIsGiven {
      let floor = Constraint.justBelowRequired
      set(.widthFloor, box.width, .greaterThanOrEqual, 0, floor, in: box)
      set(.heightFloor, box.height, .greaterThanOrEqual, 0, floor, in: box)
    }
    if let offset = box.offset {
      setParameter(offset.x, to: view.bounds.origin.x)
      setParameter(offset.y, to: view.bounds.origin.y)
    }
  }

  /// The root's size comes from outside, unless the app lays the root out by constraints too: then
  /// the size it has is a wish that gives way to any of them.
  private func applyRootSize(_ box: LayoutBox) {
    if let fitting { return apply(fitting, to: box) }
    let size = root.bounds.size
    if rootSizeIsGiven {
      setParameter(box.width, to: size.width)
      setParameter(box.height, to: size.height)
    } else {
      set(.width, box.width, .equal, size.width, Constraint.weakest, in: box)
      set(.height, box.height, .equal, size.height, Constraint.weakest, in: box)
    }
  }

  /// The frame and the autoresizing mask as constraints, which stand by while the view is collapsed:
  /// what is flexible follows the superview.
  private func applyAutoresizing(of view: UIView, _ box: LayoutBox) {
    if view === root { return }
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      for kind in OwnRowKind.frame { suspend(kind, of: box) }
      return
    }
    let basis = view.currentAutoresizingBasis(in: superview.bounds.size)
    let x = view.autoresizingShares(along: .horizontal, from: basis)
    let y = view.autoresizingShares(along: .vertical, from: basis)
    func follow(
      _ kind: OwnRowKind, _ own: Variable, _ axis: NSLayoutConstraint.Axis,
      _ share: CGFloat, _ value: CGFloat, _ size: CGFloat,
      priority: Double = Constraint.required
    ) {
      let sum = sums.total
      sum.clear()
      sum.add(own)
      if share != 0 {
        sum.add(place(of: superview).size(along: axis), times: -share)
        sum.add(size * share)
      }
      sum.add(-value)
      setTotal(kind, .equal, priority, acts: !view.isCollapsed, in: box)
    }
    let (frame, outer) = (basis.frame, basis.superviewSize)
    follow(.x, box.x, .horizontal, x.origin, frame.minX, outer.width)
    follow(.width, box.width, .horizontal, x.size, frame.width, outer.width)
    follow(.y, box.y, .vertical, y.origin, frame.minY, outer.height)
    follow(
      .height, box.height, .vertical, y.size, frame.height, outer.height,
      priority: view.heightIsOutdated ? Constraint.outdated : Constraint.required)
  }

  private func apply(_ fitting: LayoutFitting, to box: LayoutBox) {
    set(
      .width, box.width, .equal, fitting.size.width, Double(fitting.horizontal.rawValue), in: box)
    set(
      .height, box.height, .equal, fitting.size.height, Double(fitting.vertical.rawValue), in: box)
  }

  /// Whether the root's size comes from outside.
  var rootSizeIsGiven: Bool {
    fitting == nil && root.translatesAutoresizingMaskIntoConstraints
  }

  private func applyContentSize(of view: UIView, _ box: LayoutBox) {
    let size = fitting == nil ? view.intrinsicContentSize : view.contentSize(fitting: box)
    let insets = view.alignmentRectInsets
    precondition(
      size.width.isFinite && size.height.isFinite,
      "the intrinsicContentSize of \(view.itemName) is made of finite numbers, not \(size)")
    func want(
      _ axis: NSLayoutConstraint.Axis, _ content: CGFloat, _ own: Variable, _ hug: OwnRowKind,
      _ resist: OwnRowKind, _ meet: OwnRowKind
    ) {
      let isGiven =
        view.translatesAutoresizingMaskIntoConstraints && (fitting == nil || view !== root)
      if content == UIView.noIntrinsicMetric || isGiven {
        remove(hug, from: box)
        remove(resist, from: box)
        remove(meet, from: box)
        return
      }
      let (near, far) = insets.along(axis)
      let length = content + near + far
      let hugging = Constraint.belowApp(view.contentHuggingPriority(for: axis))
      let resistance = Constraint.belowApp(view.contentCompressionResistancePriority(for: axis))
      set(hug, own, .lessThanOrEqual, length, hugging, in: box)
      set(resist, own, .greaterThanOrEqual, length, resistance, in: box)
      set(meet, own, .equal, length, Constraint.hint, in: box)
    }
    want(.horizontal, size.width, box.width, .hugWidth, .resistWidth, .meetWidth)
    want(.vertical, size.height, box.height, .hugHeight, .resistHeight, .meetHeight)
  }

  /// What a view rests on where constraints leave it a choice: a collapsed one on the frame it had,
  /// one whose ambiguity is exercised on another than it would have.
  private func applyStays(of view: UIView, _ box: LayoutBox) {
    let collapsedFrame = view === root ? nil : view.collapsedFrame
    let frame = collapsedFrame ?? box.attempt
    stay(.stayX, box.x, frame?.minX, in: box)
    stay(.stayY, box.y, frame?.minY, in: box)
    stay(.stayWidth, box.width, frame?.width, in: box)
    stay(.stayHeight, box.height, frame?.height, in: box)
  }

  private func stay(_ kind: OwnRowKind, _ own: Variable, _ value: CGFloat?, in box: LayoutBox) {
    if let value {
      set(kind, own, .equal, value, Constraint.weakest, in: box)
    } else {
      suspend(kind, of: box)
    }
  }

  /// Lets a variable be compared with a value by a constraint of a box, which acts from now on.
  private func set(
    _ kind: OwnRowKind, _ own: Variable, _ relation: Relation, _ value: Double, _ priority: Double,
    in box: LayoutBox
  ) {
    let sum = sums.total
    sum.clear()
    sum.add(own)
    sum.add(-value)
    setTotal(kind, relation, priority, in: box)
  }

  /// Lets the sum `total` be compared with 0 by a constraint of a box, which acts from now on, or
  /// stands by.
  private func setTotal(
    _ kind: OwnRowKind, _ relation: Relation, _ priority: Double, acts: Bool = true,
    in box: LayoutBox
  ) {
    // What the app asks for yields to a frame it has set, not the other way round.
    let id = updated(
      box.ownRows[kind], relation, priority: priority, isGiven: true,
      name: "the frame of \(box.view?.itemName ?? "a view")")
    box.ownRows[kind] = id
    if acts {
      solved { solver throws(SolverError) in try solver.resume(id) }
    } else {
      solver.suspend(id)
    }
  }

  /// Lets a constraint stand by that is likely to come back.
  private func suspend(_ kind: OwnRowKind, of box: LayoutBox) {
    if let id = box.ownRows[kind] { solver.suspend(id) }
  }

  private func remove(_ kind: OwnRowKind, from box: LayoutBox) {
    guard let id = box.ownRows[kind] else { return }
    solver.remove(id)
    box.ownRows[kind] = nil
  }
}

extension Constraint {
  /// The priority of what has to hold.
  static var required: Double { 1000 }

  /// What everything the app can ask for below required gives way to: sizes are not negative.
  ///
  /// A content size that is required comes before it: where one view's lines and another's negative
  /// width compete, the lines stay and the other view is empty.
  static var justBelowRequired: Double { belowApp(.required).nextDown }

  /// What the app's required constraints and sizes that are not negative come before, and nothing
  /// else: a height that is about to be another one.
  static var outdated: Double { justBelowRequired.nextDown }

  /// What gives way to everything the app can ask for.
  static var weakest: Double { 0x1p-60 }

  /// What only tells the solver where to begin: a size that two bounds meet in.
  ///
  /// A size that nothing but bounds decide takes a run through everything that is connected with
  /// it, and in a list of rows that are as high as their labels that is the whole list.
  static var hint: Double { weakest / 2 }

  /// The level of a content size: at equal priority a constraint of the app's comes first.
  static func belowApp(_ priority: UILayoutPriority) -> Double {
    max(Double(priority.rawValue).nextDown, weakest)
  }
}

/// What depends on one parameter alone: values, as a function of it, and how far it can go.
struct ParameterStream: ~Copyable {
  /// Up to where a row, or a stay, certainly remains on its side.
  struct Watch: BitwiseCopyable {
    /// A row, or -1 - v for the stay of variable v.
    var name: Int32
    var bound: Float
  }

  var parameter: Int32 = -1
  /// The value of the parameter that bases are for.
  var origin = 0.0
  /// The first is the parameter itself, then as a rule in the order of memory.
  var variables = Buffer<Int32>()
  var forms = Buffer<AffineForm>()
  /// What is to be looked at when the parameter falls below its bound.
  var lows = Buffer<Watch>()
  /// What is to be looked at when the parameter rises above its bound.
  var highs = Buffer<Watch>()
  /// As long as the parameter stays between these, no side changes.
  var low = -Double.infinity
  var high = Double.infinity

  mutating func start(with parameter: Int32, at origin: Double) {
    self.parameter = parameter
    self.origin = origin
    variables.removeAll()
    forms.removeAll()
    append(AffineForm(base: origin, slope: 1), of: parameter)
    lows.removeAll()
    highs.removeAll()
    low = -.infinity
    high = .infinity
  }

  @inline(__always)
  mutating func append(_ form: AffineForm, of variable: Int32) {
    variables.append(variable)
    forms.append(form)
  }

  /// Drops a form; the last one takes its place.
  mutating func remove(_ place: Int) {
    variables[place] = variables.last
    forms[place] = forms.last
    variables.removeLast()
    forms.removeLast()
  }

  enum Direction {
    case below, above
  }

  /// Watches `name` while the parameter is below, or above, `bound`.
  @inline(__always)
  mutating func watch(_ name: Int32, _ direction: Direction, _ bound: Double) {
    var nearest = Float(bound)
    switch direction {
    case .below:
      if Double(nearest) < bound { nearest = nearest.nextUp }
      lows.append(Watch(name: name, bound: nearest))
      low = max(low, Double(nearest))
    case .above:
      if Double(nearest) > bound { nearest = nearest.nextDown }
      highs.append(Watch(name: name, bound: nearest))
      high = min(high, Double(nearest))
    }
  }

  /// Drops the watches of the rows and stays given.
  mutating func dropWatches(of rows: borrowing Marks, _ stays: borrowing Marks) {
    Self.drop(&lows, of: rows, stays)
    Self.drop(&highs, of: rows, stays)
    var lowest = -Float.infinity
    var highest = Float.infinity
    for place in 0..<lows.count { lowest = max(lowest, lows[place].bound) }
    for place in 0..<highs.count { highest = min(highest, highs[place].bound) }
    low = Double(lowest)
    high = Double(highest)
  }

  private static func drop(
    _ watches: inout Buffer<Watch>, of rows: borrowing Marks, _ stays: borrowing Marks
  ) {
    var kept = 0
    for place in 0..<watches.count {
      let watch = watches[place]
      if watch.name < 0 ? stays.contains(-1 - watch.name) : rows.contains(watch.name) { continue }
      watches[kept] = watch
      kept += 1
    }
    watches.resize(to: kept, filler: Watch(name: 0, bound: 0))
  }

  /// Evaluates what depends on the parameter, `distance` from the origin.
  func evaluate(at distance: Double, into value: borrowing Buffer<Double>) {
    for place in 1..<max(1, variables.count) {
      let form = forms[place]
      value[variables[place]] = form.base + form.slope * distance
    }
  }

  /// Evaluates and tells at once; what told values change is appended to `changed`.
  func tell(
    at distance: Double, into value: borrowing Buffer<Double>,
    _ reported: borrowing Buffer<Double>, _ changed: inout Buffer<Int32>
  ) {
    var end = changed.count
    changed.resize(to: end + variables.count, filler: 0)
    for place in 1..<max(1, variables.count) {
      let variable = variables[place]
      let form = forms[place]
      let new = form.base + form.slope * distance
      let rounded = new.roundedToTold
      value[variable] = new
      changed[end] = variable
      end += reported[variable] == rounded ? 0 : 1
      reported[variable] = rounded
    }
    changed.resize(to: end, filler: 0)
  }
}

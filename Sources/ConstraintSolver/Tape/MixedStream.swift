/// What depends on several parameters of a tape.
struct MixedStream: ~Copyable {
  var variables = Buffer<Int32>()
  var bases = Buffer<Double>()
  /// For each variable, its slope by each parameter.
  var slopes = Buffer<Double>()
  /// Rows, and stays as -1 - v, that are looked at after every move.
  var watches = Buffer<Int32>()
  /// How many parameters there are.
  var width = 0

  mutating func start(width: Int) {
    self.width = width
    variables.removeAll()
    bases.removeAll()
    slopes.removeAll()
    watches.removeAll()
  }

  /// Keeps a form whose slopes are those given times `scale`.
  mutating func append(
    _ variable: Int32, base: Double, slopes given: borrowing Buffer<Double>, scale: Double
  ) {
    variables.append(variable)
    bases.append(base)
    for stream in 0..<width { slopes.append(given[stream] * scale) }
  }

  /// Drops a form; the last one takes its place.
  mutating func remove(_ place: Int) {
    let last = variables.count - 1
    variables[place] = variables[last]
    bases[place] = bases[last]
    for stream in 0..<width { slopes[place * width + stream] = slopes[last * width + stream] }
    variables.removeLast()
    bases.removeLast()
    slopes.resize(to: last * width, filler: 0)
  }

  /// Evaluates everything; parameters are at `distances` from their origins.
  func evaluate(at distances: borrowing Buffer<Double>, into value: borrowing Buffer<Double>) {
    for place in 0..<variables.count {
      var total = bases[place]
      for stream in 0..<width { total += slopes[place * width + stream] * distances[stream] }
      value[variables[place]] = total
    }
  }
}

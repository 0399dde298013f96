import ConstraintSolver

/// Drives a solver by lines of text, for judges written in other languages.
///
///     system KIND…             a new solver; KIND is position, size, or a parameter's first value
///     add PRIORITY WEIGHT RELATION CONSTANT (VARIABLE COEFFICIENT)…
///     remove C, suspend C, resume C, constant C K, priority C P, weight C W
///     parameter V X, edit V P, suggest V X, endedit V
///     begin, end               a batch
///     state                    what holds now
///
/// Variables and constraints count from 0 in the order of their making. A refused change outside a
/// batch prints `threw` and the conflict; `end` prints `batch` and one conflict a refusal; `state`
/// prints the values, the refused constraints with their conflicts, and whether a solver built afresh
/// says the same.
@main
enum SolverProbe {
  static func main() {
    var session = Session()
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard let command = words.first else { continue }
      let arguments = Array(words.dropFirst())
      if command == "system" {
        session = Session(kinds: arguments)
      } else if let answer = session.perform(command, arguments) {
        print(answer)
      }
    }
  }
}

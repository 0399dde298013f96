import ConstraintSolver

/// Drives a solver by lines of text, for judges written in other languages.
///
///     system KIND…             a new solver; KIND is position, size, or a parameter's first value
///     add PRIORITY WEIGHT RELATION CONSTANT (VARIABLE COEFFICIENT)…
///     remove C, suspend C, resume C, constant C K, priority C P, weight C W
///     parameter V X, edit V P, suggest V X, endedit V
///     begin, end               a batch
///     state                    what holds now
///     explain                  why
///
/// Variables and constraints count from 0 in the order of their making. Every line but `system` is
/// answered by one: `ok`, for `edit` with the value; `threw` and the conflict, for a change that
/// was refused outside a batch; `batch` and one conflict a refusal, for `end`; for `state` the
/// values, the refused constraints with their conflicts, and whether a solver built afresh says the
/// same; for `explain` whether each variable is ambiguous (`+`, `-`, `*`: greater, smaller, both;
/// `.`: not), and each constraint that loses with those it loses to.
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
      } else {
        print(session.perform(command, arguments))
      }
    }
  }
}

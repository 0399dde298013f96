internal import CWidth

/// How many columns libc gives a scalar.
///
/// ncurses places text by `wcwidth`, so the grid asks the same function. That answers for the
/// locale in force, and a process starts in "C", where it knows ASCII only; the shim asks under a
/// UTF-8 locale of its own.
enum ScalarWidth {
  /// The columns of `scalar`: 0, 1 or 2, or -1 for what cannot be printed.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(cwidth_columns(scalar.value))
  }
}

import CVTerm
import Foundation

/// One cell of a ``PseudoTerminal``.
struct ScreenCell: Equatable {
  /// What it shows; empty if nothing was written there, or it is the second half of a wide glyph.
  var text: String

  /// Columns it takes.
  var width: Int

  /// The colours: nil for the default, a number of the palette, or 1 << 24 and RGB.
  var foreground, background: Int?

  var isBold, isItalic, isUnderlined, isReversed: Bool

  init(_ cell: cvterm_cell) {
    let scalars = cell.scalars
    let values = [scalars.0, scalars.1, scalars.2, scalars.3, scalars.4, scalars.5]
    var view = String.UnicodeScalarView()
    view.append(contentsOf: values.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init))
    text = String(view)
    width = Int(cell.width)
    foreground = cell.foreground < 0 ? nil : Int(cell.foreground)
    background = cell.background < 0 ? nil : Int(cell.background)
    isBold = cell.attributes & UInt32(CVTERM_BOLD) != 0
    isItalic = cell.attributes & UInt32(CVTERM_ITALIC) != 0
    isUnderlined = cell.attributes & UInt32(CVTERM_UNDERLINE) != 0
    isReversed = cell.attributes & UInt32(CVTERM_REVERSE) != 0
  }
}

/// How the terminal device treats what is typed and written.
struct DeviceModes: Equatable {
  var input, output, control, local: UInt32

  init(_ modes: termios) {
    (input, output) = (modes.c_iflag, modes.c_oflag)
    (control, local) = (modes.c_cflag, modes.c_lflag)
  }

  /// Whether what is typed shows.
  var echoes: Bool { local & UInt32(ECHO) != 0 }

  /// Whether a program gets whole lines.
  var isLineBuffered: Bool { local & UInt32(ICANON) != 0 }

  /// Whether Ctrl-C interrupts.
  var hasSignals: Bool { local & UInt32(ISIG) != 0 }

  /// Whether Ctrl-S stops the output.
  var hasFlowControl: Bool { input & UInt32(IXON) != 0 }
}

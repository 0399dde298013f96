internal import CGetopt
internal import Glibc

/// A walk over one command line, with the C memory it needs.
@safe final class OptionScan {
  private let arguments: CStrings
  private let names: CStrings
  private let known: UnsafeMutableBufferPointer<cgetopt_option>
  private var state = unsafe cgetopt_scan()

  init(_ arguments: [String], options: [Option]) {
    self.arguments = CStrings(["program"] + arguments)
    names = CStrings(options.map(\.name))
    unsafe known = .allocate(capacity: options.count)
    for (index, option) in options.enumerated() {
      unsafe known.initializeElement(
        at: index,
        to: cgetopt_option(
          name: names.pointers[index], short_name: Int32(option.short?.asciiValue ?? 0),
          takes_argument: option.takesArgument ? 1 : 0))
    }
    unsafe state.argument_count = Int32(arguments.count + 1)
    unsafe state.arguments = self.arguments.pointers.baseAddress
    unsafe state.options = UnsafePointer(known.baseAddress)
    unsafe state.option_count = Int32(options.count)
  }

  deinit { unsafe known.deallocate() }

  /// The next option and its value, or nil after the last.
  func next() throws(OptionError) -> (index: Int, value: String)? {
    let found = unsafe cgetopt_next(&state)
    if found == Int32(CGETOPT_END) { return nil }
    if found < 0 { throw error(found) }
    return (Int(found), unsafe Self.string(state.value))
  }

  /// What is no option, once ``next()`` has come to the end.
  var operands: [String] {
    let first = unsafe Int(state.first_operand)
    return unsafe arguments.pointers.dropLast().dropFirst(first).map { unsafe Self.string($0) }
  }

  private func error(_ code: Int32) -> OptionError {
    let argument = unsafe Self.string(state.offender)
    let long = String(argument.prefix { $0 != "=" })
    let letter = unsafe UInt8(exactly: state.letter) ?? 0
    // One byte of a longer character says nothing.
    let isLetter = (0x21..<0x7F).contains(letter)
    let option = isLetter ? "-\(Unicode.Scalar(letter))" : long
    switch Int(code) {
    case CGETOPT_MISSING_ARGUMENT: return .missingArgument(option: option)
    case CGETOPT_UNWANTED_ARGUMENT: return .unwantedArgument(option: long)
    case CGETOPT_AMBIGUOUS: return .ambiguous(option: long)
    default: return .unknown(option: option)
    }
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }
}

/// C strings that live as long as this does, and NULL after them.
@safe private final class CStrings {
  let pointers: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

  init(_ strings: [String]) {
    unsafe pointers = .allocate(capacity: strings.count + 1)
    unsafe pointers.initialize(repeating: nil)
    for (index, string) in strings.enumerated() { unsafe pointers[index] = strdup(string) }
  }

  deinit {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
}

/// A key of a demo, what it does in a word or two, and the doing.
@MainActor struct DemoCommand {
  /// What the key types, or one of `UIKeyCommand`'s input names.
  let key: String
  /// What the footer says of it.
  let title: String
  /// What the help says of it.
  let help: String
  /// Does it, and says what was done: "hide label".
  ///
  /// Nil where there was nothing to do.
  let run: () -> String?

  /// Makes a command; the help says what the footer does unless told otherwise.
  init(key: String, title: String, help: String? = nil, run: @escaping () -> String?) {
    (self.key, self.title, self.help, self.run) = (key, title, help ?? title, run)
  }
}

/// What happened last, and what is the matter since.
struct News {
  /// What was done, and what it changed.
  var action = ""
  /// What a person should see to.
  var warnings: [String] = []
}

extension UIView: Present {
  package final var presence: Presence {
    if let storedPresence { return storedPresence }
    let presence = Presence(of: self)
    storedPresence = presence
    return presence
  }
}

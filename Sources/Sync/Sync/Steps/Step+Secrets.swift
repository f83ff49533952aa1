import Basics
import SyncRoster
import SyncWire

/// How a device takes the secrets that the roster has for it.
extension Step {
  mutating func takeSecrets() throws(Unanswered) {
    for epoch in book.roster.secrets where !book.held.contains(epoch.keyID) {
      try takeWrap(epoch)
    }
    var next = 0
    while next < book.held.count {
      try takeCarried(by: book.held[next])
      next += 1
    }
  }

  /// Takes secrets that could not be had when their entry was read: the roster goes on having them.
  ///
  /// - Returns: whether a pack that waits here can be read by that.
  mutating func takeWhatIsMissing() throws(Unanswered) -> Bool {
    let held = book.held.count
    if book.lacksSecret, !has(.secretNotTakenTwice) { try takeSecrets() }
    lookAtWhatIsMissing()
    return book.held.count > held && book.canReadOn
  }

  /// Tells of a secret that does not open, once it was tried twice.
  private mutating func lookAtWhatIsMissing() {
    if !book.lacksSecret {
      end(.keyUnopened)
    } else if hasLackedSecret {
      tell(.keyUnopened)
    } else {
      news.mayBeThere = true
    }
    hasLackedSecret = book.lacksSecret
  }

  private mutating func takeWrap(_ epoch: Epoch) throws(Unanswered) {
    for name in [book.device] + book.retired {
      for wrap in epoch.wraps where wrap.recipient == .device(name) {
        if try inquiry.take(wrap, book.name(epoch), epoch.keyID, by: name) {
          book.held.append(epoch.keyID)
          return
        }
      }
    }
  }

  private mutating func takeCarried(by key: KeyID) throws(Unanswered) {
    for secret in book.roster.sealed(by: key) where !book.held.contains(secret.keyID) {
      guard let epoch = book.roster.epoch(secret.keyID) else { continue }
      if try inquiry.takeCarried(secret, book.name(epoch), by: key) {
        book.held.append(secret.keyID)
      }
    }
  }
}

extension Book {
  /// Whether the roster has a secret for this device that it does not hold.
  var lacksSecret: Bool {
    let names = ([device] + retired).map { RosterMember.device($0) }
    return roster.secrets.contains { epoch in
      !held.contains(epoch.keyID) && epoch.wraps.contains { names.contains($0.recipient) }
    }
  }

  /// Whether something of the family's is not here yet: a secret, what comes before something that waits, or what
  /// waits.
  var lacksSomething: Bool {
    lacksSecret || !unread.isEmpty || heldBack.all.contains { !$0.value.isEmpty }
  }

  func name(_ epoch: Epoch) -> EpochName {
    EpochName(family: family, stream: epoch.stream, number: epoch.number)
  }
}

import Basics
import SyncRoster
import SyncWire

/// Secrets that the roster has for this device.
extension Step {
  mutating func takeSecrets() throws(Unanswered) {
    for stream in book.roster.streams.values {
      for epoch in stream.epochs where !book.held.contains(epoch.keyID) { try takeWrap(epoch) }
    }
    var next = 0
    while next < book.held.count {
      try takeCarried(by: book.held[next])
      next += 1
    }
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
  func name(_ epoch: Epoch) -> EpochName {
    EpochName(family: family, stream: epoch.stream, number: epoch.number)
  }
}

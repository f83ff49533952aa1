import Basics
import SyncRoster
import SyncWire

/// The way back to the last place that both have, where the server has lost something.
extension Step {
  mutating func goBackToWhatIsShared() {
    halve(0, book.log.cursor.number)
  }

  /// Goes on with the search: asks for the server's link in the middle of what is left.
  private mutating func halve(_ low: Int64, _ high: Int64) {
    if low < high {
      let middle = (low + high + 1) / 2
      call(.readLink(book.family, seq: middle), .halving(low, high))
    } else {
      goBack(to: low)
      read()
    }
  }

  mutating func goBack(to seq: Int64) {
    book.goBack(to: seq)
    // The server may have lost what it did not take, so it is offered that again.
    refusedPieces = []
    if has(.viewGoesWithLog) { book.views = [] }
  }

  mutating func halve(_ low: Int64, _ high: Int64, _ link: Hash256?) {
    let middle = (low + high + 1) / 2
    if let link, book.log.link(middle) == link {
      halve(middle, high)
    } else {
      halve(low, middle - 1)
    }
  }

  /// Founds the family again, which any member does.
  ///
  /// The entries come back as they were; those that are too many for one request come one by one.
  mutating func foundAgain(invite: String = "") {
    let records = book.roster.entries.map { $0.entry.record }
    found(FoundRequest.beginning(of: records), invite: invite)
  }

  mutating func found(_ records: [[UInt8]], invite: String) {
    let request = FoundRequest(family: book.family, entries: records, invite: invite)
    call(.found, request.json.bytes, .founding(isInvited: !invite.isEmpty))
  }

  /// The server takes no family without an invitation: it is shown the one that this device has, if there is one.
  mutating func isUninvited() throws(Unanswered) {
    let invite = doing == .founding(isInvited: false) ? try inquiry.invitation() : ""
    if invite.isEmpty {
      if !book.isFounding {
        end(.lost)
        tell(.uninvited)
      }
      return wait()
    }
    if book.isFounding { try found(invite: invite) } else { foundAgain(invite: invite) }
  }
}

extension Book {
  /// Reads the log from its first record on, as what it was read as; what waited comes again with it.
  mutating func readAnew() {
    log.goBack(to: 0)
    unread = []
  }

  mutating func goBack(to seq: Int64) {
    log.lose(from: seq)
    hasRolledBack = true
    noted = min(noted, seq)
    // What other devices say in the log that follows is new.
    heard = Table()
    // Packs that waited come again with the log, or with a refill.
    unread.removeAll { $0.seq > seq }
    expected = []
  }
}

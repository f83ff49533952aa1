import Basics
import SyncRoster
import SyncWire

/// The server has lost something: back to the last place that both have.
extension Step {
  mutating func goBackToWhatIsShared() {
    halve(0, book.log.cursor.number)
  }

  /// One question of the search; the server's link at its middle is asked for.
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
    // What it did not take it may have lost.
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

  /// Any member founds the family again; its entries come back as they were, and those one by one that are too
  /// many for one request.
  mutating func foundAgain(invite: String = "") {
    let records = book.roster.entries.map { $0.entry.record }
    found(FoundRequest.beginning(of: records), invite: invite)
  }

  mutating func found(_ records: [[UInt8]], invite: String) {
    let request = FoundRequest(family: book.family, entries: records, invite: invite)
    call(.found, request.json.bytes, .founding(isInvited: !invite.isEmpty))
  }

  /// Whoever asks for an invitation is shown the one that is here, if there is one.
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
  /// From the first record on, as what it was read as; what waited comes again with it.
  mutating func readAnew() {
    log.goBack(to: 0)
    unread = []
  }

  mutating func goBack(to seq: Int64) {
    log.lose(from: seq)
    hasRolledBack = true
    noted = min(noted, seq)
    // In the log that follows, whatever they say is new.
    heard = Table()
    // What waited comes again with the log, or with a refill.
    unread.removeAll { $0.seq > seq }
    expected = []
  }
}

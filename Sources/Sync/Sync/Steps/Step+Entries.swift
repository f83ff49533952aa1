import Basics
import SyncRoster
import SyncWire

/// What is done with entries of the roster as the log brings them.
extension Step {
  /// Takes an entry of the log.
  ///
  /// - Returns: whether to go on with the page.
  mutating func take(entry record: [UInt8], seq: Int64) throws(Unanswered) -> Bool {
    guard let entry = inquiry.entry(record, seq) else {
      condemn(.badEntry)
      return false
    }
    let known = try book.roster.known(entry, of: book.family, by: &inquiry)
    let place = book.log.entries
    let before = streamsAfterALoss
    if place < book.roster.entries.count {
      if book.roster.entries[place].hash == known.hash { return true }
      guard goOver(to: known, at: place) else { return false }
    } else if !takeNext(known) {
      condemn(.badEntry)
      return false
    }
    if case .device(let author) = entry.head.author {
      hear(of: author, citing: entry.head.at.number, 2 * seq)
    }
    try follow()
    noteStreams(before)
    return book.standing == .member
  }

  private mutating func takeNext(_ entry: KnownEntry) -> Bool {
    let isBelieved = isSigned(entry.entry, in: book.roster)
    return (isBelieved || has(.signaturesUnread)) && book.roster.take(entry)
  }

  /// Notes packs that the server has not sent, because it took this device for no reader.
  ///
  /// In a log that begins anew each player's device is none until it has repeated that it reads: what the others had
  /// stored by then comes when the log is read from its start.
  private mutating func noteStreams(_ before: [StreamID]) {
    let isIn = streamsAfterALoss.contains { !before.contains($0) }
    if isIn, book.log.hasGaps { missesPacks = true }
  }

  /// The streams of this device, where the server has lost something; without a loss no pack was missed.
  private var streamsAfterALoss: [StreamID] {
    book.hasRolledBack ? book.roster.streams(of: book.device) : []
  }

  /// Goes over to the server's roster from a place on, where the server had lost what is known here.
  private mutating func goOver(to entry: KnownEntry, at place: Int) -> Bool {
    guard book.hasRolledBack else {
      condemn(.fork)
      return false
    }
    var other = book.roster.upTo(place)
    let isRight = isSigned(entry.entry, in: other)
    guard isRight, !book.isKnownToBeOut(entry.head.author, in: other), other.take(entry) else {
      condemn(.twoRosters)
      return false
    }
    let lost = book.roster.entries[place...].flatMap { entry in
      entry.entry.isRepetition ? entry.repeated.filter { book.roster.knows($0.hash) } : [entry]
    }
    if !has(.orphansDropped) { book.orphans = lost + book.orphans }
    book.roster = other
    return true
  }

  /// Whether an entry is signed by its author, with the key that a roster has for the author.
  mutating func isSigned(_ entry: RosterEntry, in roster: Roster) -> Bool {
    roster.isSigned(entry, of: book.family, by: &inquiry)
  }

  /// Does what a new entry means for what is here.
  private mutating func follow() throws(Unanswered) {
    if book.roster.isRevoked(book.device) { stop(.removed, .removed) }
    for index in book.roster.cuts.indices {
      let (device, cuts) = (book.roster.cuts.id(at: index), book.roster.cuts.values[index])
      let least = book.cutsSeen[device]?.least(cuts) ?? cuts
      book.cutsSeen[device, default: least] = least
    }
    noteVoidCodes()
    book.wishes.removeAll { book.roster.fulfils($0) }
    try takeNewName()
    try takeSecrets()
    // A device that is out keeps what lies on it.
    if book.standing == .member {
      try lookBack()
      eraseClosedViews()
    }
  }
}

extension Step {
  /// From here on this device writes under its new name, from the first place on.
  private mutating func takeNewName() throws(Unanswered) {
    guard let name = book.newName, book.roster.members[name].exists else { return }
    for index in book.pending.indices { try takeBack(book.pending.id(at: index)) }
    takeBackViews(isRenamed: true)
    book.retired.append(book.device)
    let old = book.device
    (book.device, book.newName, book.needsNewName) = (name, nil, false)
    takeOut(old)
  }
}

extension Roster {
  func fulfils(_ wish: Wish) -> Bool {
    switch wish {
    case .found: !entries.isEmpty
    case .bringIn(let device, _): members[device.id].exists
    case .revoke(let device): !isActive(device)
    case .hold, .leave: false
    case .renew(let name, let replaced): newest(name)?.code.lookup != replaced
    case .close(let view): isClosed(view)
    case .handOver, .noteOpened: false
    }
  }
}

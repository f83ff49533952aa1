import Basics
import SyncRoster
import SyncWire

/// What comes between reading and sending: the roster first, then secrets, then what the server lacks.
extension Step {
  mutating func mend() throws(Unanswered) {
    if !book.hasGaps { end(.gap) }
    if try takeWhatIsMissing() { return goOnReading() }
    if readsLeftOut() { return }
    if book.roster.hasUnknownKinds { return rest() }
    if book.log.entries < book.roster.entries.count, !has(.rosterNotRefilled) {
      return giveBackEntry()
    }
    if try repeatOrphans() { return }
    if book.needsNewName { return try rename(reading: book.role) }
    takeBackViews()
    dropIdleWishes()
    for wish in book.wishes where try fulfil(wish) { return }
    for name in book.roster.codesThatAreDue where try renewDue(name) { return }
    for stream in book.streamsThatAreDue where try goOn(stream) { return }
    for stream in book.role where try open(stream) { return }
    if try goOnWithViews() { return }
    try send()
  }

  private mutating func giveBackEntry() {
    let entry = book.roster.entries[book.log.entries].entry
    send(entry.record, version: entry.head.version, isAgain: true)
  }

  /// Repeats entries of a history that the server had lost in the one that it has, as many at once as an entry holds.
  private mutating func repeatOrphans() throws(Unanswered) -> Bool {
    let orphans = book.orphans.filter { Repetition.holds($0.entry.signed) }
    book.orphans = book.roster.repeatable(book.roster.endsFirst(orphans))
    if book.orphans.isEmpty { return false }
    let repetition = Repetition(beginningOf: book.orphans.map { $0.entry.signed })
    let repeated = book.orphans.prefix(repetition.entries.count)
    guard let record = try signed(.again(repetition)) else { return false }
    send(record, version: repeated.map { $0.head.version }.max() ?? 1, isAgain: true)
    return true
  }

  mutating func write(_ body: EntryBody) throws(Unanswered) {
    guard let record = try signed(body) else { return wait() }
    send(record, version: body.version, isAgain: false)
  }

  /// Sends an entry, unless an older server does not know its version and would be asked for ever.
  private mutating func send(_ record: [UInt8], version: Int64, isAgain: Bool) {
    if isServerOlder, version > 1 { return rest() }
    call(.storeEntry(book.family, isAgain: isAgain), record, .entry(version: version))
  }

  /// The record of the next entry, signed by this device; none where it would be too long.
  mutating func signed(_ body: EntryBody) throws(Unanswered) -> [UInt8]? {
    let head = EntryHead(
      index: Int64(book.roster.entries.count),
      previous: book.roster.head,
      author: .device(book.device),
      kind: "",
      at: book.log.cursor
    )
    guard let text = try? RosterEntry.text(head, body) else { return nil }
    let signed = RosterEntry.signedBytes(book.family, text: text)
    return text + (try inquiry.signature(signed, by: book.device)).bytes
  }
}

extension Book {
  /// Whether a pack or a segment waits here for what comes before it, or for the end that a revocation names.
  fileprivate var hasGaps: Bool {
    canReadOn || heldBack.all.contains { !$0.value.isEmpty }
  }
}

extension Roster {
  /// Whether an entry is of a later version: nothing is mended until this one is newer.
  var hasUnknownKinds: Bool {
    entries.contains { if case .unknown = $0.entry.body { true } else { false } }
  }
}

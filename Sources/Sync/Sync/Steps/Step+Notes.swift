import Basics
import SyncRoster
import SyncWire

/// Notes of how far devices have read, put where all see them, so that a server that keeps news back is found out.
extension Step {
  private static let day: Int64 = 86_400_000

  /// Puts a note of how far this device has read.
  ///
  /// It does so once a day, and only where the log has gone on since: a second note of the same place could not be told
  /// from an old one that is shown once more.
  ///
  /// - Returns: whether something is sent.
  mutating func putNote() throws(Unanswered) -> Bool {
    let (at, today) = (book.log.cursor, now / Self.day)
    guard today != book.notedOn, at.number > book.noted, book.roster.members.indices.count > 1,
      book.roster.isActive(book.device)
    else { return false }
    var note = SeenNote(
      device: book.device,
      at: at,
      roster: book.roster.head,
      signature: .blank
    )
    note.signature = try inquiry.signature(note.signedBytes(book.family), by: book.device)
    // Also where no answer comes, because a note is no reason to ask twice.
    book.notedOn = today
    call(.noteSeen(book.family), note.bytes, .note(at.number))
    return true
  }

  mutating func noteCited(_ seq: Int64) {
    (book.noted, book.notedOn) = (max(book.noted, seq), now / Self.day)
  }

  /// Takes in the others' notes when everything is read; a note of a later place is looked at with the next page.
  ///
  /// The link says all that the roster's hash says, which no server compares: a member could stop the others by it.
  ///
  /// - Returns: false where a device has read another log.
  mutating func take(_ notes: [SeenNote]) -> Bool {
    for note in notes where !has(.notesUnread) {
      let seq = note.at.number
      guard note.device != book.device, book.roster.isActive(note.device),
        let device = book.roster.members[note.device], let link = book.log.link(seq),
        Self.half(seq) > book.heard[note.device] ?? 0 || link != note.at.hash
      else { continue }
      // A note that its device has not signed is as good as none, and would be told of with every page. A server that
      // has put it there could have left the note out as well, and is found out by that.
      guard inquiry.isSigned(note.signedBytes(book.family), note.signature, by: device.sign)
      else { continue }
      if link != note.at.hash { return false }
      hear(of: note.device, citing: seq, Self.half(seq))
    }
    return true
  }
}

// MARK: - Silence

extension Step {
  private static let week = 7 * day

  /// How a note of a place counts: as between the record that lies there and the next.
  static func half(_ seq: Int64) -> Int64 { 2 * seq + 1 }

  /// Notes that a device was heard of, if what it wrote comes after all that it was heard of: anything else a server
  /// could show once more.
  mutating func hear(of device: DeviceID, citing cited: Int64, _ through: Int64) {
    if !book.begun.contains(device) { book.begun.append(device) }
    let before = book.heard[device] ?? 0
    if device == book.device || Self.half(cited) < before || through <= before { return }
    book.heard[device, default: 0] = through
    book.heardAt[device, default: 0] = now
  }

  /// Tells of silence when nothing of any other device has come for a week.
  ///
  /// This device has to have asked in vain on more than one day: one that was off for weeks waits for the others to
  /// wake up as well.
  mutating func noteSilence() {
    var silence = Int64.max
    for device in book.roster.members.values
    where device.id != book.device && book.roster.isActive(device.id) {
      // A device that is new was heard of by that, and a clock that is put back begins anew.
      let at = min(now, book.heardAt[device.id] ?? now)
      book.heardAt[device.id, default: 0] = at
      silence = min(silence, now - at)
    }
    if silence < Self.day {
      book.askedInVain = 0
    } else if book.askedInVain == 0 || book.askedInVain > now {
      book.askedInVain = now
    }
    let isLong = silence >= Self.week && now - book.askedInVain >= Self.day
    if isLong, silence < .max { tell(.withheld) } else { end(.withheld) }
  }
}

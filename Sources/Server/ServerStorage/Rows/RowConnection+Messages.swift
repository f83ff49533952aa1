import ServerCore
import SyncWire

/// What devices leave for each other: seen notes, and the messages of a pairing.
extension RowConnection {
  func notes(_ family: FamilyID) -> [SeenNote] {
    all("SELECT note FROM notes WHERE family = $1 ORDER BY device", .id(family)) { row in
      try? SeenNote(row.bytes(0)[...])
    }
  }

  func set(_ family: FamilyID, _ note: SeenNote) {
    run(
      """
      INSERT INTO notes (family, device, note) VALUES ($1, $2, $3)
      ON CONFLICT (family, device) DO UPDATE SET note = excluded.note
      """,
      .id(family),
      .id(note.device),
      .bytes(note.bytes)
    )
  }

  func mailbox(_ id: MailboxID) -> MailboxRow? {
    guard
      let end = first("SELECT ends FROM mailboxes WHERE id = $1", .id(id), read: { $0.number(0) })
    else { return nil }
    var mailbox = MailboxRow(id: id, end: end)
    let messages = all("SELECT number, bytes FROM messages WHERE mailbox = $1", .id(id)) { row in
      (Int(row.number(0)), row.bytes(1))
    }
    for (number, bytes) in messages { mailbox.messages[number] = bytes }
    return mailbox
  }

  func openMailboxes(_ now: Int64) -> Int {
    first("SELECT count(*) FROM mailboxes WHERE ends > $1", .number(now)) { Int($0.number(0)) } ?? 0
  }

  func set(_ mailbox: MailboxRow) {
    run(
      "INSERT INTO mailboxes (id, ends) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      .id(mailbox.id),
      .number(mailbox.end)
    )
    for (number, bytes) in mailbox.messages {
      run(
        "INSERT INTO messages (mailbox, number, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        .id(mailbox.id),
        .number(Int64(number)),
        .bytes(bytes)
      )
    }
    forgetMailboxes(before: mailbox.end)
  }

  private static var hour: Int64 { 60 * 60 * 1000 }

  /// For a day a device is told that its mailbox is over; what lay in it goes much sooner.
  private func forgetMailboxes(before end: Int64) {
    run(
      "DELETE FROM messages WHERE mailbox IN (SELECT id FROM mailboxes WHERE ends < $1)",
      .number(end - Self.hour)
    )
    run("DELETE FROM mailboxes WHERE ends < $1", .number(end - 24 * Self.hour))
  }
}

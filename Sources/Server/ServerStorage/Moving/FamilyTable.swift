import SyncWire

/// A table in which a family has rows that are copied as they lie there.
///
/// Two are none of these: the list of families, whose rows stand guard, and the log, because what a record says lies
/// otherwise in each engine.
struct FamilyTable {
  enum Column {
    /// Sixteen bytes, or ``StoredValue/noID``.
    case id
    case number, bytes, text
    /// Or none.
    case optionalNumber
  }

  /// Behind the family's.
  let columns: [Column]
  let read: StaticString
  let write: StaticString
  let clear: StaticString
}

extension FamilyTable {
  /// All that lie beside the log.
  static let all = [
    stretches, entries, chains, members, revocations, notes, codes, erasures,
  ]

  private static let stretches = FamilyTable(
    columns: [.id, .number],
    read: "SELECT stream, number FROM stretches WHERE family = $1",
    write: "INSERT INTO stretches (family, stream, number) VALUES ($1, $2, $3)",
    clear: "DELETE FROM stretches WHERE family = $1"
  )

  private static let entries = FamilyTable(
    columns: [.bytes, .number],
    read: "SELECT hash, seq FROM entries WHERE family = $1",
    write: "INSERT INTO entries (family, hash, seq) VALUES ($1, $2, $3)",
    clear: "DELETE FROM entries WHERE family = $1"
  )

  private static let chains = FamilyTable(
    columns: [.id, .id, .number, .bytes],
    read: "SELECT device, stream, place, head FROM chains WHERE family = $1",
    write:
      "INSERT INTO chains (family, device, stream, place, head) VALUES ($1, $2, $3, $4, $5)",
    clear: "DELETE FROM chains WHERE family = $1"
  )

  private static let members = FamilyTable(
    columns: [.id, .bytes, .number, .number, .bytes, .bytes],
    read: """
      SELECT device, token_hash, is_parents, is_revoked, streams, views FROM members WHERE family = $1
      """,
    write: """
      INSERT INTO members (family, device, token_hash, is_parents, is_revoked, streams, views)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
    clear: "DELETE FROM members WHERE family = $1"
  )

  private static let revocations = FamilyTable(
    columns: [.id, .bytes],
    read: "SELECT device, record FROM revocations WHERE family = $1",
    write: "INSERT INTO revocations (family, device, record) VALUES ($1, $2, $3)",
    clear: "DELETE FROM revocations WHERE family = $1"
  )

  private static let notes = FamilyTable(
    columns: [.id, .bytes],
    read: "SELECT device, note FROM notes WHERE family = $1",
    write: "INSERT INTO notes (family, device, note) VALUES ($1, $2, $3)",
    clear: "DELETE FROM notes WHERE family = $1"
  )

  private static let codes = FamilyTable(
    columns: [.id, .text, .bytes, .bytes, .bytes, .bytes],
    read: "SELECT lookup, name, token_hash, sign, wrap, sealed FROM codes WHERE family = $1",
    write: """
      INSERT INTO codes (family, lookup, name, token_hash, sign, wrap, sealed)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
    clear: "DELETE FROM codes WHERE family = $1"
  )

  private static let erasures = FamilyTable(
    columns: [.id, .number],
    read: "SELECT stream, through FROM erasures WHERE family = $1",
    write: "INSERT INTO erasures (family, stream, through) VALUES ($1, $2, $3)",
    clear: "DELETE FROM erasures WHERE family = $1"
  )

  /// In a folder they lie in a file of their own.
  static let reminders = FamilyTable(
    columns: [
      .id, .number, .text, .bytes, .bytes, .text, .number, .number, .number, .number,
      .optionalNumber, .optionalNumber, .optionalNumber,
    ],
    read: """
      SELECT device, number, endpoint, key, auth, zone, minute, days, next, due, at, attempts, again
      FROM reminders WHERE family = $1
      """,
    write: """
      INSERT INTO reminders
        (family, device, number, endpoint, key, auth, zone, minute, days, next, due, at, attempts, again)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      """,
    clear: "DELETE FROM reminders WHERE family = $1"
  )
}

extension RowConnection {
  /// A family's rows of a table, each as its values behind the family's; one that nobody can read fails.
  func rows(of family: FamilyID, in table: FamilyTable) -> [[StoredValue]] {
    all(table.read, .id(family)) { row in
      let values = table.columns.indices.map { row.value(Int32($0), table.columns[$0]) }
      return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
    }
  }

  /// Puts these rows in the place of those that a family has.
  func replace(_ rows: [[StoredValue]], of family: FamilyID, in table: FamilyTable) {
    run(table.clear, .id(family))
    for row in rows { write(table.write, [.id(family)] + row) }
  }
}

extension TableRow {
  fileprivate func value(_ place: Int32, _ column: FamilyTable.Column) -> StoredValue? {
    switch column {
    case .id: hasID(place) ? raw(place).map { .id($0) } : .noID
    case .number: .number(number(place))
    case .bytes: .bytes(bytes(place))
    case .text: .text(text(place))
    case .optionalNumber: isNull(place) ? .null : .number(number(place))
    }
  }
}

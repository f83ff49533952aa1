/// Packs of many families, stored by one statement: a column of each table is an array.
///
/// Each family is guarded by its version, so that those that have gone on keep no others back; their rows are locked in
/// one order, or two servers would wait for each other. An engine that spreads families over machines refuses it.
struct ManyPacks {
  /// Of several families, each in one part.
  let parts: [Together.Part]
  /// What has to be stored in another way.
  let others: [Together.Part]

  init(of all: [Together.Part]) {
    var families: [UInt128: Int] = [:]
    for subject in all.lazy.flatMap(\.subjects) { families[subject, default: 0] += 1 }
    let isPack = all.map { $0.isPack && families[$0.subject] == 1 }
    parts = zip(all, isPack).filter(\.1).map(\.0)
    others = zip(all, isPack).filter { !$0.1 }.map(\.0)
  }

  /// In the order of ``text``.
  var values: BoundValues {
    let writes = parts.flatMap(\.writes)
    var values = BoundValues([])
    for (statement, columns) in Self.statements {
      let rows = writes.filter { $0.text == statement }.map(\.values)
      values.append(columns: columns, rows)
    }
    return values
  }

  /// With the types of their columns.
  fileprivate static let statements: [(StaticString, [BoundValues.Kind])] = [
    (PackStatement.goOn, [.id, .number, .number, .bytes, .bytes, .number, .number]),
    (PackStatement.append, [.id, .number, .number, .id, .number, .bytes, .bytes, .bytes]),
    (PackStatement.place, [.id, .id, .id, .number, .bytes]),
    (PackStatement.stretch, [.id, .id, .number]),
  ]

  /// Comes to the families that it has stored.
  static let text: StaticString = """
    WITH asked AS MATERIALIZED (
      SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7)
        AS asked (id, is_erased, top, link, roster, bytes, version)),
    kept AS MATERIALIZED (
      SELECT families.id FROM families JOIN asked USING (id)
      WHERE families.version = asked.version ORDER BY families.id FOR UPDATE OF families),
    gone_on AS (
      UPDATE families SET version = families.version + 1, is_erased = asked.is_erased, top = asked.top,
        link = asked.link, roster = asked.roster, bytes = asked.bytes
      FROM asked JOIN kept USING (id) WHERE families.id = asked.id),
    appended AS (
      INSERT INTO records (family, seq, kind, stream, length, hash, link, content)
      SELECT new.* FROM unnest($8, $9, $10, $11, $12, $13, $14, $15)
        AS new (family, seq, kind, stream, length, hash, link, content) JOIN kept ON id = family),
    placed AS (
      INSERT INTO chains (family, device, stream, place, head)
      SELECT new.* FROM unnest($16, $17, $18, $19, $20) AS new (family, device, stream, place, head)
        JOIN kept ON id = family
      ON CONFLICT (family, device, stream) DO UPDATE SET place = excluded.place, head = excluded.head),
    stretched AS (
      INSERT INTO stretches (family, stream, number)
      SELECT new.* FROM unnest($21, $22, $23) AS new (family, stream, number) JOIN kept ON id = family
      ON CONFLICT DO NOTHING)
    SELECT id FROM kept
    """
}

extension Together.Part {
  /// Whether its family goes on by records and nothing else.
  fileprivate var isPack: Bool {
    guard let first = writes.first, first.text == PackStatement.goOn else { return false }
    let rest = writes.dropFirst()
    return rest.allSatisfy { write in
      ManyPacks.statements.dropFirst().contains { $0.0 == write.text } && write.subject == subject
    }
  }

  fileprivate var subjects: Set<UInt128> { Set(writes.compactMap(\.subject)) }
}

extension StaticString {
  /// By where it stands in the program: each of these stands there once.
  fileprivate static func == (one: StaticString, other: StaticString) -> Bool {
    one.utf8Start == other.utf8Start
  }
}

extension PostgresConnection {
  /// - Returns: those that are not stored, since their family has gone on.
  func store(_ packs: ManyPacks) throws(PostgresFailure) -> [Together.Part] {
    let isThere = connected() != nil
    var stored: Set<UInt128> = []
    let failed = apart {
      askNow(ManyPacks.text, packs.values) { row in
        if let family = row.raw(0) { stored.insert(family) }
      }
    }
    if let failed {
      // Whoever is cut off from what it asks to store knows nothing of it.
      throw isThere && failed == .unreachable ? .lost : failed
    }
    return packs.parts.filter { !stored.contains($0.subject) }
  }
}

import SyncWire

/// What a server does that keeps no duty: for simulations of hostile ones.
extension SyncServer {
  package func force(_ pack: Pack) {
    guard var family = store.family(pack.header.names.family) else { return }
    try? append(.pack, pack.record, pack.header.names.stream, to: &family)
    store.setPack(family.id, pack.header.names.id, family.top.number)
    store.setPlace(pack.chain, pack.header.span.end)
    store.setFamily(family)
  }

  /// - Parameter family: begins with the first record.
  package func force(_ row: RecordRow, in family: FamilyID) {
    let beginning = hash(LogLink.beginning(of: family))
    var found = store.family(family) ?? FamilyRow(family, beginning: beginning)
    store.setFamily(found)
    guard let bytes = row.bytes else { return }
    if let pack = try? Pack(record: bytes[...]) { return force(pack) }
    guard let entry = try? RosterEntry(record: bytes[...]) else { return }
    try? append(entry, bytes, hash(entry.signed.text), to: &found)
    store.setFamily(found)
  }
}

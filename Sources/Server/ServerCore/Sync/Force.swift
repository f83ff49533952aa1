import SyncWire

/// What a server does that keeps no duty: for simulations of hostile ones.
extension SyncServer {
  package func force(_ pack: Pack) { write { () throws(SyncRefusal) in try append(pack) } }

  package func force(_ note: SeenNote, in family: FamilyID) {
    write { store.setNote(family, note) }
  }

  /// - Parameter family: begins with the first record.
  package func force(_ row: RecordRow, in family: FamilyID) {
    write { () throws(SyncRefusal) in
      let beginning = hash(LogLink.beginning(of: family))
      var found = store.family(family) ?? FamilyRow(family, beginning: beginning)
      store.setFamily(found)
      guard let bytes = row.bytes else { return }
      if let pack = try? Pack(record: bytes[...]) { return try append(pack) }
      guard let entry = try? RosterEntry(record: bytes[...]) else { return }
      try append(known(entry, store.roster(family), of: family), to: &found)
      store.setFamily(found)
    }
  }

  private func append(_ pack: Pack) throws(SyncRefusal) {
    guard let family = store.family(pack.header.names.family) else { return }
    _ = try append(pack.header, pack.record, to: family)
  }

  private func write(_ work: () throws(SyncRefusal) -> Void) {
    _ = store.collect { () throws(SyncRefusal) in
      try work()
      return SyncReply(status: 204)
    }
  }
}

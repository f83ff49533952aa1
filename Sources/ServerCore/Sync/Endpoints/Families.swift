import Basics
import SyncWire

/// Founding, and erasing for ever.
extension SyncServer {
  func found(_ request: SyncRequest) throws(SyncRefusal) -> SyncReply {
    try count("founding \(request.address)", upTo: quotas.lookUps, request)
    guard let wish = try? FoundRequest(request.body) else { throw .form }
    if let family = store.family(wish.family), !has(.erasedWithoutMark) || family.members > 0 {
      throw family.isErased ? .over : .exists
    }
    if let invite, !wish.invite.hasSameScalars(as: invite) { throw .invite }
    let entries = try read(wish.entries)
    guard let token = request.token.map({ hash($0) }), entries.bringIn(token) else { throw .form }
    var family = FamilyRow(wish.family, beginning: hash(LogLink.beginning(of: wish.family)))
    try makeRoom(for: entries, &family)
    if Int64(request.body.count) > quotas.bytes { throw .quota }
    store.setFamily(family)
    for (entry, record) in zip(entries, wish.entries) {
      try append(entry, record, hash(entry.signed.text), to: &family)
    }
    store.setFamily(family)
    return SyncReply(status: 201)
  }

  /// A whole chain of entries, from the first on.
  private func read(_ records: [[UInt8]]) throws(SyncRefusal) -> [RosterEntry] {
    var (entries, head): ([RosterEntry], Hash256) = ([], .zero)
    for record in records {
      guard let entry = try? RosterEntry(record: record[...]), entry.head.previous == head,
        entry.head.index == Int64(entries.count)
      else { throw .form }
      head = hash(entry.signed.text)
      entries.append(entry)
    }
    return entries
  }

  func eraseFamily(_ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard let device = caller.device, device.isParents else { throw .role }
    store.eraseFamily(caller.family.id)
    if has(.erasedWithoutMark) {
      store.setFamily(FamilyRow(caller.family.id, beginning: caller.family.top.hash))
    }
    return SyncReply(status: 204)
  }

  /// Records become hashes: their links stay.
  func erase(_ stream: StreamID, _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard caller.holds(stream) else { throw .role }
    var family = caller.family
    for seq in store.packs(family.id, stream, .max, .max) {
      guard var row = store.record(family.id, seq) else { continue }
      family.bytes -= Int64(row.bytes?.count ?? 0)
      row.bytes = nil
      store.setRecord(family.id, seq, row)
    }
    store.setFamily(family)
    return SyncReply(status: 204)
  }
}

extension [RosterEntry] {
  /// Whether somebody with this token is brought in.
  fileprivate func bringIn(_ token: Hash256) -> Bool {
    contains { entry in
      switch entry.body {
      case .found(let founding): founding.device.tokenHash == token
      case .add(let joining): joining.device.tokenHash == token
      case .again(let repetition):
        repetition.entries.compactMap { try? RosterEntry($0) }.bringIn(token)
      default: false
      }
    }
  }
}

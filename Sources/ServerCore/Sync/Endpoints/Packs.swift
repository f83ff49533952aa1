import Basics
import SyncWire

/// Storing packs: the protocol's duties 1 to 4 and 6.
extension SyncServer {
  func storePack(_ record: [UInt8], _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard let pack = try? Pack(record: record[...]), let device = caller.device,
      pack.header.names.uploader == device.device, pack.header.names.family == caller.family.id
    else { throw .form }
    let header = pack.header
    if let seq = store.pack(caller.family.id, header.names.id) {
      return try storedBefore(seq, hash(record), caller.family)
    }
    guard device.streams.contains(header.names.stream) else { throw .role }
    guard isOn(header.at, caller.family) else { throw .branch }
    guard header.roster == caller.family.roster || has(.olderRosterTaken) else { throw .roster }
    let place = store.place(header.names.chain) ?? .zero
    guard header.span.before == place else { throw .taken(place) }
    return stored(try append(header, record, to: caller.family))
  }

  /// - Returns: where it lies.
  func append(
    _ header: PackHeader,
    _ record: [UInt8],
    to family: FamilyRow
  ) throws(SyncRefusal) -> Citation {
    var family = family
    try append(.pack, record, header.names.stream, to: &family)
    store.setPack(family.id, header.names.id, family.top.number)
    store.setPlace(header.names.chain, header.span.end)
    store.setFamily(family)
    return family.top
  }

  /// An answer that did not arrive is given once more.
  private func storedBefore(
    _ seq: Int64,
    _ hash: Hash256,
    _ family: FamilyRow
  ) throws(SyncRefusal) -> SyncReply {
    guard let row = store.record(family.id, seq), row.hash == hash else { throw .reused }
    return stored(Citation(seq, row.link))
  }

  func stored(_ at: Citation) -> SyncReply {
    SyncReply(status: 200, body: StoredAnswer(at: at).json.bytes)
  }

  /// Whole, at the next place.
  func append(
    _ kind: LogFrame.Kind,
    _ record: [UInt8],
    _ stream: StreamID?,
    to family: inout FamilyRow
  ) throws(SyncRefusal) {
    family.bytes += Int64(record.count)
    if family.bytes > quotas.bytes { throw .quota }
    let (seq, hash) = (family.top.number + 1, hash(record))
    let frame = LogFrame(seq: seq, kind: kind, .stub(hash, length: record.count))
    let link = self.hash(LogLink.bytes(after: family.top.hash, frame, hash: hash))
    let row = RecordRow(
      kind,
      of: stream,
      bytes: record,
      length: record.count,
      hash: hash,
      link: link
    )
    store.setRecord(family.id, seq, row)
    family.top = Citation(seq, link)
  }
}

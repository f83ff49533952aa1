import Basics
import SyncWire

/// Storing packs: the protocol's duties 1 to 4 and 6.
extension SyncServer {
  /// Packs of a stream, the newest first.
  private static let mostLookedAt = 64

  func storePack(_ request: SyncRequest, _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    let record = request.body
    guard let pack = try? Pack(record: record[...]), let device = caller.device,
      pack.header.names.uploader == device.device, pack.header.names.family == caller.family.id
    else { throw .form }
    guard request.isLookedAt || isSealed(pack) else { throw .form }
    let header = pack.header
    if !device.streams.contains(header.names.stream) { try check(pack, by: device, caller.family) }
    let place = store.place(header.names.chain) ?? .zero
    let isNext = header.span.before == place
    if !isNext, let at = citation(of: record, in: header.names.stream, caller.family) {
      return stored(at)
    }
    guard isOn(header.at, caller.family) else { throw .branch }
    guard header.roster == caller.family.roster || has(.olderRosterTaken) else { throw .roster }
    guard isNext else { throw .taken(place) }
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
    store.setPlace(header.names.chain, header.span.end)
    store.setFamily(family)
    return family.top
  }

  /// Where the same bytes were stored: an answer that did not arrive is given once more.
  ///
  /// Who asks again does so soon. Later it is told how far its chain has come, and knows it by that.
  private func citation(
    of record: [UInt8],
    in stream: StreamID,
    _ family: FamilyRow
  ) -> Citation? {
    let hash = hash(record)
    for seq in store.packs(family.id, stream, .max, Self.mostLookedAt) {
      guard let before = link(seq - 1, family), let link = link(seq, family) else { continue }
      let frame = LogFrame(seq: seq, kind: .pack, .stub(hash, length: record.count))
      if link == self.link(after: before, frame, hash) { return Citation(seq, link) }
    }
    return nil
  }

  func stored(_ at: Citation) -> SyncReply {
    SyncReply(status: 200, body: StoredAnswer(at: at).json.bytes)
  }

  /// Whole, at the next place; so many bytes may go beyond the family's room.
  func append(
    _ kind: LogFrame.Kind,
    _ record: [UInt8],
    _ stream: StreamID?,
    to family: inout FamilyRow,
    beyond reserve: Int64 = 0
  ) throws(SyncRefusal) {
    family.bytes += Int64(record.count)
    if family.bytes - reserve > quotas.bytes { throw .quota }
    let (seq, hash) = (family.top.number + 1, hash(record))
    let frame = LogFrame(seq: seq, kind: kind, .stub(hash, length: record.count))
    let link = link(after: family.top.hash, frame, hash)
    let row = RecordRow(
      kind,
      of: stream,
      bytes: record,
      length: record.count,
      hash: hash,
      link: link
    )
    store.append(family.id, seq, row)
    family.top = Citation(seq, link)
  }

  private func link(after link: Hash256, _ frame: LogFrame, _ hash: Hash256) -> Hash256 {
    self.hash(LogLink.bytes(after: link, frame, hash: hash))
  }
}

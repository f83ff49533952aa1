import Basics
import SyncWire

/// Reading the log.
extension SyncServer {
  func readLog(_ wish: LogWish, _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    switch wish {
    case .after(let cursor, let limit):
      guard isOn(cursor, caller.family) else { throw .branch }
      let end = min(caller.family.top.number, cursor.number + limit)
      return page(Array(stride(from: cursor.number + 1, through: end, by: 1)), caller)
    case .stream(let stream, let before, let limit):
      return page(store.packs(caller.family.id, stream, before, Int(limit)), caller)
    }
  }

  func readLink(_ seq: Int64, _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard let link = link(seq, caller.family) else { throw .missing }
    return SyncReply(status: 200, body: LinkAnswer(link: link).json.bytes)
  }

  /// As many as fit into an answer.
  private func page(_ places: [Int64], _ caller: Caller) -> SyncReply {
    let notes = Array(store.notes(caller.family.id).prefix(LogPage.mostNotes))
    var left = SyncLimits.body - 64 - notes.count * SeenNote.length
    var frames: [LogFrame] = []
    for seq in places {
      guard let stub = store.stub(caller.family.id, seq) else { break }
      let frame = frame(seq, stub, caller)
      left -= frame.length
      if left < 0 { break }
      frames.append(frame)
    }
    let page = LogPage(top: caller.family.top, frames: frames, notes: notes)
    return SyncReply(status: 200, body: (try? page.bytes) ?? [])
  }

  /// A stub where the caller could not open it, or it is gone.
  private func frame(_ seq: Int64, _ stub: RecordStub, _ caller: Caller) -> LogFrame {
    if stub.isHeld, stub.stream.map({ caller.reads($0) }) ?? true,
      let bytes = store.bytes(caller.family.id, seq)
    {
      return LogFrame(seq: seq, kind: stub.kind, .record(bytes))
    }
    return LogFrame(seq: seq, kind: stub.kind, .stub(stub.hash, length: stub.length))
  }

  /// Whether a citation is on the log.
  func isOn(_ at: Citation, _ family: FamilyRow) -> Bool {
    if has(.linksUncompared) { return at.number <= family.top.number }
    return link(at.number, family) == at.hash
  }

  func link(_ seq: Int64, _ family: FamilyRow) -> Hash256? {
    if seq == 0 { return hash(LogLink.beginning(of: family.id)) }
    return seq == family.top.number ? family.top.hash : store.link(family.id, seq)
  }

  func noteSeen(_ body: [UInt8], _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard let note = try? SeenNote(body[...]), note.device == caller.device?.device else {
      throw .form
    }
    guard isOn(note.at, caller.family) else { throw .branch }
    store.setNote(caller.family.id, note)
    return SyncReply(status: 204)
  }
}

extension LogFrame {
  /// On the wire.
  fileprivate var length: Int {
    switch content {
    case .record(let record): Self.headLength + record.count
    case .stub: Self.stubLength
    }
  }
}

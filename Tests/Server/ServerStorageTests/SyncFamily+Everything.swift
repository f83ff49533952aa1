import ServerCore
import SyncRoster
import SyncWire
import TestFamilies

extension SyncFamily {
  /// Whatever a server keeps: packs of two streams, a device that is out, what one has seen, and two that pair.
  func fillAllTables() throws {
    try expect(store(pack(1)), 200)
    try expect(store(pack(2, of: 2, SyncFamily.player), by: 2), 200)
    let joining = Joining(device: SyncFamily.device(3), streams: [])
    try expect(write(.add(joining)), 200)
    try expect(write(.revoke(Revocation(device: DeviceID(3), cuts: [], epochs: []))), 200)
    try expect(store(pack(3, after: pack(1).header.span.end)), 200)
    try expect(ask(.noteSeen(id), seen(by: 1).bytes), 204)
    let mailbox = MailboxID(1)
    try expect(ask(.makeMailbox, MailboxRequest(mailbox: mailbox).json.bytes), 201)
    for number in 0...1 {
      let message = [UInt8](repeating: 1, count: 60)
      try expect(ask(.writeMessage(mailbox, number), message, by: nil), 204)
    }
  }

  /// What is rarer: views, of which one is closed, entries that were lost and come again, and a code made anew.
  func fillWithWhatIsRare() throws {
    for view: UInt128 in [90, 91] {
      try expect(write(.view(handover(StreamID(view))), by: 2), 200)
      let handed = try pack(view, of: 2, StreamID(view)) { header in
        header.span.last = 1
        header.names.keyID = KeyID(view)
      }
      try expect(store(handed, by: 2), 200)
    }
    try expect(write(.close(Closing(StreamID(91))), by: 2), 200)
    let lost = [
      try entry(.add(Joining(device: Self.device(4), streams: [])), by: 1),
      try entry(.revoke(Revocation(device: DeviceID(4), cuts: [], epochs: [])), by: 1),
    ]
    try expect(write(.add(Joining(device: Self.device(5), streams: []))), 200)
    try expect(write(.again(Repetition(entries: lost.map(\.signed)))), 200)
    try expect(write(.code(Self.renewal(of: .familyCode))), 200)
  }

  private func handover(_ view: StreamID) -> Handover {
    let sealed = [UInt8](repeating: 0, count: Wrap.length)
    let wraps = [1, 2].map { Wrap(for: .device(DeviceID($0)), ephemeral: .blank, sealed: sealed) }
    let epoch = Epoch(stream: view, number: 1, keyID: KeyID(view.raw), wraps: wraps)
    return Handover(of: SyncFamily.player, epoch)
  }

  private func seen(by device: UInt128) -> SeenNote {
    var note = SeenNote(
      device: DeviceID(device),
      at: top,
      roster: rosterHead,
      signature: .blank
    )
    note.signature = Self.signature(note.signedBytes(id), by: Self.key(device))
    return note
  }

  private func expect(_ reply: SyncReply, _ status: Int) throws {
    if reply.status != status { throw BrokenLaw("a family cannot be filled: \(reply)") }
  }
}

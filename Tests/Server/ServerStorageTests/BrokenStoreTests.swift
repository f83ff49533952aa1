import ServerCore
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// What is not stored whole is not stored, and whoever asked is told that.
@Suite struct BrokenStoreTests {
  @Test func aFullDiskIsToldAndRoomMendsIt() throws {
    let folder = try TestFolder()
    let store = try folder.open().writing()
    let family = try SyncFamily.founded(on: store.store)
    let pages = try store.connection.number("PRAGMA page_count")
    try store.connection.execute("PRAGMA max_page_count = \(pages + 2)")
    let (stored, refused) = try fill(family)
    #expect(refused.status == 507)
    #expect(refused.refusal == nil, "the family's own room is another matter")
    #expect(family.top.number == 3 + stored)
    try store.connection.execute("PRAGMA max_page_count = 1000000")
    let (more, _) = try fill(family, from: stored, upTo: stored + 5)
    #expect(more == stored + 5)
    #expect(try family.page().frames.map { $0.seq } == Array(1...(3 + more)))
  }

  /// - Returns: how many packs are stored, and the last reply.
  private func fill(
    _ family: SyncFamily,
    from first: Int64 = 0,
    upTo last: Int64 = 1000
  ) throws -> (Int64, SyncReply) {
    var end = ChainPlace.zero
    let chain = Chain(family: SyncFamily.family, device: DeviceID(1), stream: .plan)
    for number in first..<last {
      end = family.store.place(chain) ?? .zero
      let reply = try family.store(family.pack(UInt128(number + 1), after: end))
      if reply.status != 200 { return (number, reply) }
    }
    return (last, SyncReply(status: 200))
  }

  @Test func aTransactionThatFailsInItsMiddleLeavesNothing() throws {
    let folder = try TestFolder()
    let store = try folder.open().writing()
    let family = try SyncFamily.founded(on: store.store)
    try store.connection.execute(
      "CREATE TRIGGER broken BEFORE UPDATE ON families BEGIN SELECT RAISE(ABORT, 'broken'); END"
    )
    let before = family.top
    let reply = try family.store(family.pack(1))
    #expect(reply.status == 503)
    #expect(reply.retryAfter == 60)
    #expect(store.store.record(SyncFamily.family, 4) == nil)
    #expect(try store.connection.number("SELECT count(*) FROM stretches") == 0)
    let joining = Joining(device: SyncFamily.device(3), streams: [])
    #expect(try family.write(.add(joining)).status == 503)
    try store.connection.execute("DROP TRIGGER broken")
    #expect(family.top == before)
    #expect(store.store.roster(SyncFamily.family).entries.count == 3)
    #expect(try family.write(.add(joining)).status == 200)
    #expect(try family.store(family.pack(1)).status == 200)
  }

  @Test func aRowThatNobodyOfUsHasWrittenIsNoAnswer() throws {
    let folder = try TestFolder()
    let store = try folder.open().writing()
    let family = try SyncFamily.founded(on: store.store)
    try store.connection.execute("UPDATE records SET link = x'00' WHERE seq = 2")
    let cursor = Citation(2, family.top.hash)
    let reply = family.ask(.readLog(SyncFamily.family, .after(cursor, limit: 9)))
    #expect(reply.status == 503)
    #expect(family.ask(.hints(SyncFamily.family)).status == 200)
  }

  @Test func mailboxesAreForgottenADayAfterTheirEnd() throws {
    let folder = try TestFolder()
    let store = try folder.open().writing()
    let family = try SyncFamily.founded(on: store.store)
    let make = {
      family.ask(.makeMailbox, MailboxRequest(mailbox: MailboxID($0)).json.bytes)
    }
    #expect(make(1).status == 201)
    #expect(family.ask(.writeMessage(MailboxID(1), 0), [1], by: nil).status == 204)
    family.now += 20 * 60 * 1000
    #expect(make(2).status == 201)
    #expect(family.ask(.readMessage(MailboxID(1), 0), by: nil).refusal == .over)
    family.now += 25 * 60 * 60 * 1000
    #expect(make(3).status == 201)
    #expect(family.ask(.readMessage(MailboxID(1), 0), by: nil).refusal == .missing)
    #expect(try store.connection.number("SELECT count(*) FROM messages") == 0)
    #expect(try store.connection.number("SELECT count(*) FROM mailboxes") == 1)
  }
}

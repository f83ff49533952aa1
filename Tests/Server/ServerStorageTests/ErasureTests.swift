import CSQLite
import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// What is large is erased in pieces, between what others ask; and what nobody is sent is not read.
@Suite struct ErasureTests {
  private let id = SyncFamily.family
  private let player = SyncFamily.player

  /// Records of her stream as her device would send them, without their seals.
  private func fill(_ store: SyncStore, _ count: Int64, of bytes: Int) throws {
    try store.inOne { view in
      guard var row = view.family(id) else { throw BrokenLaw("no family") }
      for _ in 0..<count {
        let seq = row.top.number + 1
        let record = [UInt8](repeating: UInt8(truncatingIfNeeded: seq), count: bytes)
        let link = row.top.hash
        let made = RecordRow(
          .pack,
          of: player,
          bytes: record,
          length: bytes,
          hash: link,
          link: link
        )
        view.append(id, seq, made)
        row.top = Citation(seq, link)
        row.bytes += Int64(bytes)
      }
      view.setFamily(row)
    }
  }

  @Test(arguments: [false, true])
  func whoeverErasesMuchIsAnsweredAfterThoseWhoCameMeanwhile(erasesAll: Bool) throws {
    let kept = try Kept()
    try fill(kept.beside.store, 3000, of: 1000)
    let other = try kept.found(FamilyID(9))
    let goOn = try kept.hold()
    let replies = Replies()
    let call: SyncCall = erasesAll ? .eraseFamily(id) : .eraseStream(id, player)
    kept.families.answer(kept.request(call, by: erasesAll ? 1 : 2), replies.take)
    kept.untilWaiting(1)
    let pack = try other.pack(1)
    kept.families.answer(kept.request(.storePack(other.id), pack.record), replies.take)
    kept.untilWaiting(2)
    try goOn()
    #expect(replies.wait(for: 2) == [200, 204])
    let left = try kept.beside.connection.number(
      "SELECT count(*) FROM contents WHERE length(bytes) = 1000"
    )
    #expect(left == 0)
    #expect(try kept.beside.connection.number("SELECT count(*) FROM erasures") == 0)
  }

  @Test func whatIsToBeErasedCountsAsErasedFromThenOn() throws {
    let folder = try TestFolder()
    let file = try folder.open()
    let store = try file.writing()
    let family = try SyncFamily.founded(on: store.store)
    try fill(store.store, 20, of: 100)
    let through = family.top.number - 5
    // As whoever was ended behind the first transaction has left it.
    store.connection.set(Erasure(family: id, stream: player, through: through))
    let reader = SyncFamily(on: try file.reading().store)
    let held = (Int64(4)...family.top.number).filter { reader.store.stub(id, $0)?.isHeld ?? false }
    #expect(held == Array((through + 1)...(through + 5)))
  }

  @Test func whatIsLeftOfAnErasureIsDoneByTheNextServer() throws {
    let folder = try TestFolder()
    let file = try folder.open()
    let store = try file.writing()
    let family = try SyncFamily.founded(on: store.store)
    let bytes = try #require(store.store.family(id)?.bytes)
    try fill(store.store, 1000, of: 100)
    let top = family.top.number
    store.connection.set(Erasure(family: id, stream: player, through: top))
    let families = try KeptFamilies(file, note: { _ in }) { SyncFamily(on: $0).server }
    // What it is asked next waits for nothing but one piece.
    let replies = Replies()
    let note = SyncRequest(.noteSeen(id), token: nil, body: [], address: "", now: 0)
    families.answer(note, replies.take)
    #expect(replies.wait(for: 1) == [401])
    while try store.connection.number("SELECT count(*) FROM erasures") > 0 {}
    #expect(SyncFamily(on: try file.reading().store).store.family(id)?.bytes == bytes)
    families.close()
  }

  @Test func aPageOfStubsReadsNoBytes() throws {
    let folder = try TestFolder()
    let file = try folder.open()
    let writing = try file.writing()
    let family = try SyncFamily.founded(on: writing.store)
    try fill(writing.store, 40, of: 250_000)
    let joining = Joining(device: SyncFamily.device(3), streams: [])
    #expect(try family.write(.add(joining)).status == 200)
    let reading = try file.reading()
    let reader = SyncFamily(on: reading.store)
    let page = try LogPage(
      reader.ask(.readLog(id, .after(Citation(0, hashOfBeginning), limit: 100)), by: 3).body[...]
    )
    #expect(page.frames.count == 44)
    // Of pages of 1 KB these records fill ten thousand.
    #expect(pagesRead(by: reading.connection) < 500)
  }

  private var hashOfBeginning: Hash256 {
    Hash256(SHA256.digest(LogLink.beginning(of: id))) ?? .zero
  }

  private func pagesRead(by connection: SQLiteConnection) -> Int32 {
    var (now, most): (Int32, Int32) = (0, 0)
    sqlite3_db_status(connection.handle, SQLITE_DBSTATUS_CACHE_MISS, &now, &most, 0)
    return now
  }
}

import Foundation
import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// What is refused, and what cannot be stored, leaves nothing in the file; others in its transaction go on.
@Suite struct RefusalTests {
  private let id = SyncFamily.family

  @Test(arguments: RefusedRequest.all)
  func whatIsRefusedLeavesTheFileAsItWas(request: RefusedRequest) throws {
    let folder = try TestFolder()
    let store = try folder.open().writing()
    let family = try SyncFamily.founded(on: store.store, quotas: RefusedRequest.quotas)
    let ask = try request.prepared(for: family)
    let before = try content(of: store, folder)
    #expect(ask().refusal?.code == request.code)
    #expect(try content(of: store, folder) == before)
    #expect(family.ask(.noteSeen(FamilyID(98))).status == 404, "it goes on")
  }

  @Test func ofTwoInOneTransactionTheRefusedLeavesNothingAndTheOtherIsStored() throws {
    let kept = try Kept()
    let goOn = try kept.hold()
    let (refused, taken) = (Replies(), Replies())
    let other = try kept.family.pack(1) { $0.at.hash = .zero }
    kept.families.answer(kept.request(.storePack(id), other.record), refused.take)
    let pack = try kept.family.pack(2)
    kept.families.answer(kept.request(.storePack(id), pack.record), taken.take)
    try goOn()
    #expect(refused.wait(for: 1) == [409])
    #expect(taken.wait(for: 1) == [200])
    #expect(try kept.top() == 4)
    #expect(try kept.records() == [pack.record])
  }

  /// The last thing that is written of a pack fails: what was written of it before goes as well.
  @Test func whatCannotBeStoredIsTakenOutAndOthersInItsTransactionAreStored() throws {
    let kept = try Kept()
    try kept.beside.connection.execute(
      """
      CREATE TRIGGER broken BEFORE INSERT ON chains WHEN NEW.stream = zeroblob(16)
      BEGIN SELECT RAISE(ABORT, 'broken'); END
      """
    )
    let goOn = try kept.hold()
    let before = try kept.commits()
    let (broken, whole) = (Replies(), Replies())
    let ask = { (pack: Pack, device: UInt128, replies: Replies) in
      let waiting = kept.families.waitingToWrite
      kept.families.answer(kept.request(.storePack(id), pack.record, by: device), replies.take)
      kept.untilWaiting(waiting + 1)
    }
    let first = try kept.family.pack(1, of: 2, SyncFamily.player)
    let second = try kept.family.pack(2, of: 2, SyncFamily.player, after: first.header.span.end)
    try ask(kept.family.pack(3), 1, broken)
    ask(first, 2, whole)
    try ask(kept.family.pack(4, of: 2), 2, broken)
    ask(second, 2, whole)
    try goOn()
    #expect(broken.wait(for: 2) == [503, 503])
    #expect(broken.first.retryAfter == 60)
    #expect(whole.wait(for: 2) == [200, 200])
    #expect(try kept.commits() == before + 1, "one transaction")
    #expect(try kept.records(by: 2) == [first, second].map { $0.record })
    #expect(kept.notes.all.map { $0.requests } == [2], "and whoever keeps the server is told")
    try kept.mend()
    #expect(try kept.ask(.storePack(id), kept.family.pack(3).record).status == 200)
  }

  @Test func whatOneRequestCouldNotReadKeepsNoOtherBack() throws {
    let kept = try Kept()
    let other = try kept.found(FamilyID(1000))
    let names = "x'\(id.raw.hexText)', x'\(UInt128(1).hexText)', zeroblob(16)"
    try kept.beside.connection.execute("INSERT INTO chains VALUES (\(names), 1, x'00')")
    let goOn = try kept.hold()
    let (broken, whole) = (Replies(), Replies())
    let pack = try kept.family.pack(1)
    kept.families.answer(kept.request(.storePack(id), pack.record), broken.take)
    let others = try other.pack(1)
    kept.families.answer(kept.request(.storePack(other.id), others.record), whole.take)
    try goOn()
    #expect(broken.wait(for: 1) == [503])
    #expect(whole.wait(for: 1) == [200])
  }

  /// All of it, as it would lie in a file that was never used.
  private func content(of store: TableStore<SQLiteConnection>, _ folder: TestFolder) throws -> Data
  {
    let copy = folder.path + "/copy"
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try store.connection.execute("VACUUM INTO '\(copy)'")
    return try Data(contentsOf: URL(filePath: copy))
  }
}

import Basics
import Dispatch
import Glibc
import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// One writes for all, others read beside it.
@Suite struct KeptFamiliesTests {
  private let id = SyncFamily.family

  @Test func whateverCameMeanwhileIsStoredInOneTransactionAndAnsweredAfterIt() throws {
    let kept = try Kept()
    let goOn = try kept.hold()
    let before = try kept.commits()
    let replies = Replies()
    for (number, (call, body)) in try packs(50, of: kept.family).enumerated() {
      kept.families.answer(kept.request(call, body), replies.take)
      // Two look at packs: whoever is quicker would come first.
      kept.untilWaiting(number + 1)
    }
    #expect(replies.statuses.isEmpty, "nobody is answered before it is stored")
    try goOn()
    #expect(replies.wait(for: 50) == [Int](repeating: 200, count: 50))
    #expect(try kept.commits() == before + 1)
    #expect(try kept.top() == 53)
  }

  /// Each knows what it has read before.
  @Test func twoWhoWriteGoOnWhereTheOtherOneHasStopped() throws {
    let kept = try Kept()
    for (number, (call, body)) in try packs(20, of: kept.family).enumerated() {
      let request = kept.request(call, body)
      let reply = number % 3 == 0 ? kept.ask(call, body) : kept.family.server.answer(request)
      #expect(reply.status == 200, "pack \(number)")
    }
    #expect(try kept.top() == 23)
    #expect(kept.notes.all.isEmpty)
  }

  @Test func whoeverSendsWrongSealsIsCountedAsAllAre() throws {
    let kept = try Kept()
    var pack = try kept.family.pack(1)
    pack.signature = .blank
    let refusals = (0...SyncQuotas().requests).map { _ in
      kept.ask(.storePack(id), pack.record).refusal
    }
    #expect(refusals.first == .form && refusals.last == .tooMany)
  }

  @Test func whoIsToldThatItIsStoredReadsIt() throws {
    let kept = try Kept()
    for (number, (call, body)) in try packs(200, of: kept.family).enumerated() {
      #expect(kept.ask(call, body).status == 200)
      let link = kept.ask(.readLink(id, seq: 4 + Int64(number)))
      try #require(link.status == 200, "pack \(number)")
    }
  }

  @Test func manyFamiliesWriteAtOnceAndEachLogRisesByOne() throws {
    let kept = try Kept()
    let families = try (0..<20).map { try kept.found(FamilyID(UInt128($0) + 1000)) }
    let requests = try families.map { try packs(30, of: $0).map { kept.request($0, $1) } }
    let (replies, service) = (Replies(), kept.families)
    DispatchQueue.concurrentPerform(iterations: families.count) { number in
      for request in requests[number] {
        let done = DispatchSemaphore(value: 0)
        service.answer(request) { reply in
          replies.take(reply)
          done.signal()
        }
        done.wait()
      }
    }
    #expect(replies.wait(for: 600) == [Int](repeating: 200, count: 600))
    for family in families {
      let links = (1...32).map { kept.ask(.readLink(family.id, seq: $0)).status }
      #expect(links == [Int](repeating: 200, count: 31) + [404])
    }
  }

  /// The next ones of one chain.
  private func packs(_ count: UInt128, of family: SyncFamily) throws -> [(SyncCall, [UInt8])] {
    var end = ChainPlace.zero
    return try (1...count).map { number in
      let pack = try family.pack(number, after: end)
      end = pack.header.span.end
      return (.storePack(family.id), pack.record)
    }
  }

  @Test func whatCannotBeStoredIsToldToAllWhoWaitedForIt() throws {
    let kept = try Kept()
    try kept.breakDown()
    let reply = try kept.ask(.storePack(id), kept.family.pack(1).record)
    #expect(reply.status == 503)
    #expect(kept.notes.failures == [.broken])
    #expect(kept.ask(.hints(id)).status == 200, "readers read on")
    try kept.mend()
    #expect(try kept.ask(.storePack(id), kept.family.pack(1).record).status == 200)
  }

  @Test func whatIsStoredReadAndRefusedIsCounted() throws {
    let kept = try Kept()
    let pack = try kept.family.pack(1).record
    try kept.breakDown()
    #expect(kept.ask(.storePack(id), pack).status == 503)
    try kept.mend()
    #expect(kept.ask(.storePack(id), pack).status == 200)
    #expect(kept.ask(.hints(id)).status == 200)
    // Whoever was answered may be counted a moment later.
    let end = ContinuousClock.now + .seconds(60)
    var counts = kept.families.counts
    while counts.work[.read]?.requests != 3 || counts.work[.write]?.requests != 2, .now < end {
      usleep(1000)
      counts = kept.families.counts
    }
    #expect(counts.failures == [.broken: 1])
    #expect(counts.work[.write]?.requests == 2)
    #expect(counts.work[.read]?.rounds.count == 3, "each pack is looked at before it is stored")
    #expect(counts.work.values.allSatisfy { $0.waiting == 0 })
  }

  @Test func whenTooMuchWaitsOthersAreAskedToComeAgain() throws {
    let kept = try Kept()
    let goOn = try kept.hold()
    let replies = Replies()
    for _ in 0..<1100 { kept.families.answer(kept.request(.noteSeen(id), [1]), replies.take) }
    #expect(replies.statuses == [Int](repeating: 503, count: 76))
    try goOn()
    #expect(replies.wait(for: 1100).count { $0 != 503 } == 1024)
  }

  @Test(arguments: [false, true])
  func whatIsErasedIsFoundNowhereInTheFolder(erasesAll: Bool) throws {
    let kept = try Kept()
    let mark = Array("what somebody would look for".utf8)
    var pack = try kept.family.pack(1, of: 2, SyncFamily.player)
    pack.sealed =
      Array(repeating: mark, count: 100).flatMap { $0 } + [UInt8](repeating: 0, count: 32)
    pack.sealed.removeLast(pack.sealed.count % 256 - 16)
    pack.signature = kept.family.signature(of: pack)
    #expect(kept.ask(.storePack(id), pack.record, by: 2).status == 200)
    #expect(try kept.finds(mark))
    let call: SyncCall = erasesAll ? .eraseFamily(id) : .eraseStream(id, SyncFamily.player)
    #expect(kept.ask(call, by: erasesAll ? 1 : 2).status == 204)
    #expect(try !kept.finds(mark))
  }

  @Test func whatAReaderKnowsOfARosterIsNotOlderThanTheLog() throws {
    let kept = try Kept()
    for device in UInt128(3)...9 {
      let read = kept.ask(.readCode(lookup: 70), by: 70)
      #expect(try CodeAnswer(read.body).roster.count == kept.family.entries.count)
      let joining = Joining(device: SyncFamily.device(device), streams: [])
      #expect(try kept.family.write(.add(joining)).status == 200)
    }
  }
}

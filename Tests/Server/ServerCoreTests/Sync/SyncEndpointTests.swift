import Basics
import SyncWire
import TestFamilies
import Testing

@testable import ServerCore

@Suite struct SyncEndpointTests {
  private let id = SyncFamily.family

  @Test func anAnswerThatDidNotArriveIsGivenOnceMore() throws {
    let family = try SyncFamily.founded()
    let pack = try family.pack(1)
    let first = family.store(pack)
    #expect(family.store(pack).body == first.body)
    let other = try family.pack(1) { $0.names.keyID = KeyID(9) }
    #expect(family.store(other).refusal == .taken(pack.header.span.end))
    let entry = try #require(family.entries.last)
    #expect(family.store(entry, by: 2).status == 200)
    #expect(family.top.number == 4)
  }

  @Test func aPackThatComesAgainIsKnownByItsBytesUnlessManyCameSince() throws {
    let family = try SyncFamily.founded()
    let pack = try family.pack(1)
    let first = family.store(pack)
    var end = ChainPlace.zero
    for id in 2...64 {
      let other = try family.pack(UInt128(id), of: 2, after: end)
      #expect(family.store(other, by: 2).status == 200)
      end = other.header.span.end
    }
    #expect(family.store(pack).body == first.body)
    #expect(try family.store(family.pack(65, of: 2, after: end), by: 2).status == 200)
    #expect(family.store(pack).refusal == .taken(pack.header.span.end))
    #expect(family.top.number == 3 + 65)
  }

  @Test func whoeverHasNotGotAStreamIsShownStubsOfIt() throws {
    let family = try SyncFamily.founded()
    let pack = try family.pack(1, of: 2, SyncFamily.player)
    #expect(family.store(pack, by: 2).status == 200)
    let stub = LogFrame.Content.stub(family.server.hash(pack.record), length: pack.record.count)
    #expect(try family.page(by: 1).frames.last?.content == stub)
    #expect(try family.page(by: 2).frames.last?.content == .record(pack.record))
  }

  @Test func aStreamIsReadBackwardsByWhoIsNew() throws {
    let family = try SyncFamily.founded()
    let first = try family.pack(1)
    #expect(family.store(first).status == 200)
    #expect(try family.store(family.pack(2, of: 2, SyncFamily.player), by: 2).status == 200)
    #expect(try family.store(family.pack(3, after: first.header.span.end)).status == 200)
    let wish = LogWish.stream(.plan, before: 1000, limit: 10)
    let page = try LogPage(family.ask(.readLog(id, wish)).body[...])
    #expect(page.frames.map { $0.seq } == [6, 4])
  }

  @Test func aPageEndsBeforeItIsTooLong() throws {
    let family = try SyncFamily.founded()
    var end = ChainPlace.zero
    for number in 1...12 {
      var pack = try family.pack(UInt128(number), after: end)
      pack.sealed = [UInt8](repeating: 1, count: 128 * 1024 + 16)
      pack.signature = family.signature(of: pack)
      #expect(family.store(pack).status == 200)
      end = pack.header.span.end
    }
    let page = try family.page()
    #expect(page.frames.count < 15)
    #expect(try page.bytes.count <= SyncLimits.body)
    #expect(page.top.number == 15)
  }

  @Test func linksAreToldUpToTheTop() throws {
    let family = try SyncFamily.founded()
    let reply = family.ask(.readLink(id, seq: family.top.number))
    #expect(try LinkAnswer(reply.body).link == family.top.hash)
    #expect(family.ask(.readLink(id, seq: family.top.number + 1)).refusal == .missing)
  }

  @Test func aFamilyIsFoundedOnceByWhomItBringsIn() throws {
    let family = SyncFamily(invite: "Lantern-Ol")
    for invite in ["", "lantern", "lantern-02", "lantern-01 x", "lantern-01é"] {
      #expect(try family.found(invite: invite).refusal == .invite)
    }
    #expect(try family.found(invite: "lantern-01", by: 5).refusal == .form)
    #expect(try family.found(invite: "LANTERN OI").status == 201)
    #expect(try family.found(invite: "").refusal == .exists)
  }

  @Test func whatWasErasedStaysErased() throws {
    let family = try SyncFamily.founded()
    let founding = try #require(family.entries.first?.record)
    #expect(family.ask(.eraseFamily(id), by: 2).refusal == .role)
    #expect(family.ask(.eraseFamily(id)).status == 204)
    #expect(family.ask(.hints(id)).refusal == .over)
    let again = FoundRequest(family: id, entries: [founding], invite: "")
    #expect(family.ask(.found, again.json.bytes).refusal == .over)
    #expect(family.store.record(id, 1) == nil)
  }

  @Test func ofAnErasedStreamTheLinksStay() throws {
    let family = try SyncFamily.founded()
    #expect(try family.store(family.pack(1, of: 2, SyncFamily.player), by: 2).status == 200)
    let top = family.top
    #expect(family.ask(.eraseStream(id, SyncFamily.player), by: 1).refusal == .role)
    for device in 1...2 as ClosedRange<UInt128> {
      #expect(family.ask(.eraseStream(id, .plan), by: device).refusal == .role)
    }
    #expect(family.ask(.eraseStream(id, SyncFamily.player), by: 2).status == 204)
    #expect(family.top == top)
    let last = try #require(try family.page(by: 2).frames.last)
    guard case .stub = last.content else { throw WireError.damaged }
  }

  @Test func ofSeenNotesTheLastOfEachDeviceIsKept() throws {
    let family = try SyncFamily.founded()
    for roster in [Hash256.zero, family.rosterHead] {
      let note = SeenNote(
        device: DeviceID(1),
        at: family.top,
        roster: roster,
        signature: .blank
      )
      #expect(family.ask(.noteSeen(id), note.bytes).status == 204)
      #expect(family.ask(.noteSeen(id), note.bytes, by: 2).refusal == .form)
    }
    #expect(try family.page(by: 2).notes.map { $0.roster } == [family.rosterHead])
  }

  @Test func onlyWhoIsInAFamilyMakesAMailbox() throws {
    let family = try SyncFamily.founded()
    let make = MailboxRequest(mailbox: MailboxID(5)).json.bytes
    for device in [nil, 9, 70] as [UInt128?] {
      #expect(family.ask(.makeMailbox, make, by: device).refusal == .unknown)
    }
    let out = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    try #require(family.write(.revoke(out)).status == 200)
    #expect(family.ask(.makeMailbox, make, by: 2).refusal == .unknown)
    #expect(family.ask(.makeMailbox, make, by: 1, from: "10.0.0.2").status == 201)
  }

  @Test func aMessageIsWrittenOnceAndAMailboxIsOpenTenMinutes() throws {
    let family = try SyncFamily.founded()
    let box = MailboxID(5)
    let make = MailboxRequest(mailbox: box).json.bytes
    #expect(family.ask(.readMessage(box, 0), by: nil).refusal == .missing)
    #expect(family.ask(.makeMailbox, make).status == 201)
    #expect(family.ask(.readMessage(box, 0), by: nil).refusal == .missing)
    #expect(family.ask(.writeMessage(box, 0), [1], by: nil).status == 204)
    #expect(family.ask(.makeMailbox, make).refusal == .exists)
    #expect(family.ask(.writeMessage(box, 0), [2], by: nil).refusal == .written)
    #expect(family.ask(.readMessage(box, 0), by: nil).body == [1])
    family.now += 10 * 60 * 1000
    #expect(family.ask(.readMessage(box, 0), by: nil).refusal == .over)
  }

  @Test func aCodeFindsItsRosterAndReadsItsStream() throws {
    let family = try SyncFamily.founded()
    #expect(family.ask(.readCode(lookup: 70), by: 3).refusal == .missing)
    #expect(family.ask(.readCode(lookup: 71), by: 70).refusal == .missing)
    let answer = try CodeAnswer(family.ask(.readCode(lookup: 70), by: 70).body)
    #expect(answer.family == id)
    #expect(answer.roster == family.entries.map { $0.record })
    #expect(try family.page(by: 70).frames.count == 3)
  }

  @Test func theCodeOfAnErasedFamilySaysSoAndNobodyElses() throws {
    let family = try SyncFamily.founded()
    #expect(family.ask(.eraseFamily(id), by: 1).status == 204)
    #expect(family.ask(.readCode(lookup: 70), by: 70).refusal == .over)
    #expect(family.ask(.readCode(lookup: 70), by: 3).refusal == .missing)
    #expect(family.ask(.readCode(lookup: 71), by: 70).refusal == .missing)
  }

  @Test func aRosterThatIsTooLongForAnAnswerIsToldFromItsBeginning() throws {
    let family = try SyncFamily.founded()
    var wide = SyncFamily.epoch(.plan, 2)
    wide.previous = (1...350).map {
      SealedSecret(keyID: KeyID($0), sealed: [UInt8](repeating: 1, count: SealedSecret.length))
    }
    for number in Int64(2)...20 {
      wide.number = number
      #expect(try family.write(.epoch(NewEpoch(epoch: wide))).status == 200)
    }
    let reply = family.ask(.readCode(lookup: 70), by: 70)
    #expect(reply.body.count <= SyncLimits.body)
    let told = try CodeAnswer(reply.body).roster
    #expect(told.count > 10)
    #expect(told == family.entries.prefix(told.count).map { $0.record })
    #expect(told.count < family.entries.count)
  }

  @Test func oneFamilysCodeTakesNothingFromAnother() throws {
    let family = try SyncFamily.founded()
    let other = FoundRequest(
      family: FamilyID(99),
      entries: [
        try SyncFamily().entry(.found(SyncFamily.founding), by: 1, of: FamilyID(99)).record
      ],
      invite: ""
    )
    #expect(family.ask(.found, other.json.bytes).status == 201)
    #expect(try CodeAnswer(family.ask(.readCode(lookup: 70), by: 70).body).family == id)
  }
}

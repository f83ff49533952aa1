import Basics
import SyncWire
import TestFamilies
import Testing

@testable import ServerCore

/// The duties of the protocol, one after the other.
@Suite struct DutyTests {
  @Test func whoShowsNoKnownTokenIsToldNothing() throws {
    let family = try SyncFamily.founded()
    #expect(try family.store(family.pack(1), by: 9).refusal == .unknown)
    #expect(family.ask(.hints(SyncFamily.family), by: nil).refusal == .unknown)
    #expect(family.ask(.hints(FamilyID(1))).refusal == .missing)
  }

  @Test func whoIsRevokedIsShownTheEntryThatSaysSo() throws {
    let family = try SyncFamily.founded()
    let revocation = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(revocation)).status == 200)
    let record = try #require(family.entries.last?.record)
    #expect(try family.store(family.pack(1, of: 2), by: 2).refusal == .revoked(record))
  }

  @Test func theUploaderIsTheCaller() throws {
    let family = try SyncFamily.founded()
    #expect(try family.store(family.pack(1, of: 2), by: 1).refusal == .form)
  }

  @Test func aPackOfAStreamThatTheCallerHasNotGotIsRefused() throws {
    let family = try SyncFamily.founded()
    #expect(try family.store(family.pack(1, of: 1, SyncFamily.player), by: 1).refusal == .role)
    #expect(try family.store(family.pack(1, of: 2, SyncFamily.player), by: 2).status == 200)
  }

  @Test func whatIsCitedIsOnTheLog() throws {
    let family = try SyncFamily.founded()
    let other = try family.pack(1) { $0.at.hash = .zero }
    #expect(family.store(other).refusal == .branch)
    let beyond = try family.pack(1) { $0.at.number += 1 }
    #expect(family.store(beyond).refusal == .branch)
  }

  @Test func nothingIsStoredUnderAnOlderRoster() throws {
    let family = try SyncFamily.founded()
    let before = try family.pack(1)
    #expect(
      try family.write(.revoke(Revocation(device: DeviceID(2), cuts: [], epochs: []))).status == 200
    )
    #expect(family.store(before).refusal == .roster)
  }

  @Test func ofTwoEntriesAfterOneTheFirstWins() throws {
    let family = try SyncFamily.founded()
    let second = try family.entry(.add(Joining(device: SyncFamily.device(4), streams: [])), by: 1)
    let first = Joining(device: SyncFamily.device(3), streams: [])
    #expect(try family.write(.add(first)).status == 200)
    #expect(family.store(second).refusal == .roster)
  }

  @Test func aChainHasOneSegmentAtEachPlace() throws {
    let family = try SyncFamily.founded()
    let first = try family.pack(1)
    #expect(family.store(first).status == 200)
    #expect(try family.store(family.pack(2)).refusal == .taken(first.header.span.end))
    #expect(try family.store(family.pack(3, after: first.header.span.end)).status == 200)
  }

  @Test func aCutTakesNothingAwayThatIsStored() throws {
    let family = try SyncFamily.founded()
    let pack = try family.pack(1, of: 2)
    #expect(family.store(pack, by: 2).status == 200)
    let end = Cut(.plan, pack.header.span.end)
    let short = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(short)).refusal == .cut([end]))
    let other = Cut(.plan, ChainPlace(end.place.number, .zero))
    let wrongHead = Revocation(device: DeviceID(2), cuts: [other], epochs: [])
    #expect(try family.write(.revoke(wrongHead)).refusal == .cut([end]))
    #expect(
      try family.write(.revoke(Revocation(device: DeviceID(2), cuts: [end], epochs: []))).status
        == 200
    )
  }

  @Test func anEntryThatComesBackIsNotComparedWithWhatLiesThere() throws {
    let family = try SyncFamily.founded()
    #expect(try family.store(family.pack(1, of: 2), by: 2).status == 200)
    let short = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(short), isAgain: true).status == 200)
  }

  @Test func placesOfTheLogRiseByOneAndLinkToEachOther() throws {
    let family = try SyncFamily.founded()
    var end = ChainPlace.zero
    for id in 1...20 {
      let pack = try family.pack(UInt128(id), after: end)
      let reply = family.store(pack)
      #expect(try StoredAnswer(reply.body).at == family.top)
      end = pack.header.span.end
    }
    let page = try family.page()
    var link = family.server.hash(LogLink.beginning(of: SyncFamily.family))
    for (place, frame) in page.frames.enumerated() {
      #expect(frame.seq == Int64(place + 1))
      guard case .record(let record) = frame.content else { continue }
      let hash = family.server.hash(record)
      link = family.server.hash(LogLink.bytes(after: link, frame, hash: hash))
    }
    // The player's stream is none of this device's, and nothing lies in it yet.
    #expect(page.top == Citation(Int64(page.frames.count), link))
  }
}

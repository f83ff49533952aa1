import Basics
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerCore

/// Which entries are taken: those that their authors have signed, and may write by the rules that devices have.
@Suite struct EntryTests {
  private static let player = SyncFamily.player

  /// What a refused entry leaves: nothing.
  private func expectRefusal(
    _ refusal: SyncRefusal,
    of entry: RosterEntry,
    by author: UInt128,
    in family: SyncFamily
  ) throws {
    let (top, head) = (family.top, family.store.family(SyncFamily.family)?.roster)
    for isAgain in [false, true] {
      #expect(family.store(entry, by: author, isAgain: isAgain).refusal == refusal)
    }
    #expect(family.top == top)
    #expect(family.store.family(SyncFamily.family)?.roster == head)
  }

  private func expectRefusal(
    _ refusal: SyncRefusal,
    of body: EntryBody,
    by author: UInt128
  ) throws {
    let family = try SyncFamily.founded()
    let entry = try family.entry(body, by: author)
    try expectRefusal(refusal, of: entry, by: author, in: family)
  }

  private func adding(
    _ device: UInt128 = 3,
    streams: [Epoch] = [],
    change: (inout RosterDevice) -> Void = { _ in }
  ) -> EntryBody {
    var device = SyncFamily.device(device)
    change(&device)
    return .add(Joining(device: device, streams: streams))
  }

  @Test func nobodyWritesInAnothersName() throws {
    let family = try SyncFamily.founded()
    for body in [adding(), .epoch(NewEpoch(epoch: SyncFamily.epoch(.plan, 2)))] {
      let forged = try family.entry(body, by: 1, key: 2)
      try expectRefusal(.form, of: forged, by: 2, in: family)
      try expectRefusal(.form, of: forged, by: 1, in: family)
    }
    let stranger = try family.entry(adding(), by: 9)
    try expectRefusal(.form, of: stranger, by: 1, in: family)
  }

  @Test func anEntryOfAnotherFamilyIsNoneHere() throws {
    let family = try SyncFamily.founded()
    let other = try family.entry(adding(), by: 1, of: FamilyID(99))
    try expectRefusal(.form, of: other, by: 1, in: family)
  }

  @Test func aFoundingIsSignedByWhomItBringsIn() throws {
    let family = SyncFamily()
    let entry = try family.entry(.found(SyncFamily.founding), by: 1, key: 2)
    let request = FoundRequest(family: SyncFamily.family, entries: [entry.record], invite: "")
    #expect(family.ask(.found, request.json.bytes).refusal == .form)
    #expect(family.store.family(SyncFamily.family) == nil)
  }

  @Test func aFamilyIsFoundedAgainWithEntriesThatEachCount() throws {
    let family = try SyncFamily.founded()
    let lost = SyncFamily()
    let all = family.entries.map { $0.record }
    let whole = FoundRequest(family: SyncFamily.family, entries: all, invite: "")
    #expect(lost.ask(.found, whole.json.bytes, by: 2).status == 201)
    #expect(lost.store.family(SyncFamily.family)?.roster == family.rosterHead)
    let forged = try family.entry(adding(), by: 1, key: 2).record
    let more = FoundRequest(family: SyncFamily.family, entries: all + [forged], invite: "")
    let other = SyncFamily()
    #expect(other.ask(.found, more.json.bytes).refusal == .form)
    #expect(other.store.family(SyncFamily.family) == nil)
  }

  @Test func aPlayersDeviceBringsInNoParentAndTakesNoneOut() throws {
    try expectRefusal(.role, of: adding { $0.isParents = true }, by: 2)
    let parent = Revocation(device: DeviceID(1), cuts: [], epochs: [])
    try expectRefusal(.role, of: .revoke(parent), by: 2)
  }

  @Test func nobodyGivesOrRenewsAStreamThatTheyCannotRead() throws {
    try expectRefusal(.role, of: adding(streams: [SyncFamily.epoch(Self.player)]), by: 1)
    let next = SyncFamily.epoch(Self.player, 2)
    try expectRefusal(.role, of: .epoch(NewEpoch(epoch: next)), by: 1)
    let revocation = Revocation(device: DeviceID(2), cuts: [], epochs: [next])
    try expectRefusal(.role, of: .revoke(revocation), by: 1)
    try expectRefusal(.role, of: .open(Opening(epoch: next)), by: 1)
  }

  @Test func aStreamThatTheRosterDoesNotKnowIsGivenToNobody() throws {
    let unknown = SyncFamily.epoch(StreamID(99))
    try expectRefusal(.role, of: adding(streams: [unknown]), by: 1)
    try expectRefusal(.role, of: .epoch(NewEpoch(epoch: unknown)), by: 1)
    let family = try SyncFamily.founded()
    #expect(try family.store(family.pack(1, of: 1, StreamID(99))).refusal == .role)
    #expect(family.store.places(SyncFamily.family, DeviceID(1)).isEmpty)
  }

  @Test func noNameIsGivenTwice() throws {
    try expectRefusal(.role, of: adding(2), by: 1)
    let family = try SyncFamily.founded()
    let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(gone)).status == 200)
    try expectRefusal(.role, of: try family.entry(adding(2), by: 1), by: 1, in: family)
  }

  @Test func aTokenIsOneMembersForEver() throws {
    for token in [UInt128(1), 2, 70, 80] {
      try expectRefusal(.form, of: adding { $0.tokenHash = SyncFamily.tokenHash(token) }, by: 2)
    }
    let family = try SyncFamily.founded()
    let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(gone)).status == 200)
    let heir = try family.entry(adding { $0.tokenHash = SyncFamily.tokenHash(2) }, by: 1)
    try expectRefusal(.form, of: heir, by: 1, in: family)
    let record = try #require(family.entries.last?.record)
    #expect(family.ask(.hints(SyncFamily.family), by: 2).refusal == .revoked(record))
  }

  @Test func noTokenStandsTwiceInOneEntry() throws {
    var founding = SyncFamily.founding
    founding.codes[0].tokenHash = SyncFamily.tokenHash(1)
    #expect(try SyncFamily().found(founding).refusal == .form)
    let family = try SyncFamily.founded()
    let twins = try [UInt128(3), 4].map { id in
      try family.entry(adding(id) { $0.tokenHash = SyncFamily.tokenHash(3) }, by: 1).signed
    }
    let again = try family.entry(.again(Repetition(entries: twins)), by: 1)
    try expectRefusal(.form, of: again, by: 1, in: family)
  }

  @Test func aKindThatTheServerDoesNotKnowIsNotStored() throws {
    let family = try SyncFamily.founded()
    let later = try family.entry(.unknown, by: 1, kind: "rename")
    try expectRefusal(.form, of: later, by: 1, in: family)
    let again = try family.entry(.again(Repetition(entries: [later.signed])), by: 1)
    try expectRefusal(.form, of: again, by: 1, in: family)
  }

  @Test func aRepetitionHoldsWhatItsAuthorsHaveSigned() throws {
    let family = try SyncFamily.founded()
    let right = try family.entry(adding(), by: 2).signed
    let forged = try family.entry(adding(4), by: 2, key: 1).signed
    let mixed = try family.entry(.again(Repetition(entries: [right, forged])), by: 1)
    try expectRefusal(.form, of: mixed, by: 1, in: family)
    #expect(try family.write(.again(Repetition(entries: [right]))).status == 200)
    #expect(family.ask(.hints(SyncFamily.family), by: 3).status == 200)
  }

  @Test func aRepetitionIsNoWayAroundARole() throws {
    let family = try SyncFamily.founded()
    let parent = Revocation(device: DeviceID(1), cuts: [], epochs: [])
    let beyond: [EntryBody] = [
      .revoke(parent), adding { $0.isParents = true }, adding(1), .found(SyncFamily.founding),
    ]
    for body in beyond {
      let inner = try family.entry(body, by: 2).signed
      let again = try family.entry(.again(Repetition(entries: [inner])), by: 2)
      #expect([.role, .form].contains(family.store(again, by: 2).refusal))
    }
    let empty = try family.entry(.again(Repetition(entries: [])), by: 2)
    try expectRefusal(.role, of: empty, by: 2, in: family)
    #expect(family.ask(.hints(SyncFamily.family)).status == 200)
  }

  @Test func whatIsRefusedSaysWhyInWords() throws {
    let family = try SyncFamily.founded()
    let forged = try family.entry(adding(), by: 1, key: 2)
    let reply = family.store(forged)
    #expect(reply.status == 400)
    let words = String(decoding: reply.body, as: UTF8.self)
    #expect(words.hasPrefix("{\"error\":{\"code\":\"form\",\"message\":\""))
  }

  @Test func tokensAreComparedToTheirEnds() {
    let hash = SyncFamily.tokenHash(1)
    #expect(hash.isSame(inConstantTimeAs: hash))
    for place in 0..<Hash256.length {
      var bytes = hash.bytes
      bytes[place] ^= 1
      #expect(!hash.isSame(inConstantTimeAs: Hash256(bytes) ?? hash))
    }
  }

  // MARK: - Recovery codes

  @Test func aCodeThatCountsNoMoreFindsNothingAndLetsNobodyIn() throws {
    let family = try SyncFamily.founded()
    #expect(family.ask(.readCode(lookup: 70), by: 70).status == 200)
    #expect(try family.page(by: 70).top == family.top)
    #expect(try family.write(.code(SyncFamily.renewal(of: .familyCode))).status == 200)
    #expect(family.ask(.readCode(lookup: 70), by: 70).refusal == .missing)
    #expect(family.ask(.hints(SyncFamily.family), by: 70).refusal == .unknown)
    #expect(family.ask(.readCode(lookup: 71), by: 71).status == 200)
    #expect(try family.page(by: 71).top == family.top)
  }

  @Test func aCodeThatARemovedDeviceKnewIsForgotten() throws {
    let family = try SyncFamily.founded()
    let out = Revocation(device: DeviceID(2), cuts: [], epochs: [], strikes: [80, 70])
    #expect(try family.write(.revoke(out)).status == 200)
    #expect(family.ask(.readCode(lookup: 80), by: 80).refusal == .missing)
    #expect(family.ask(.readCode(lookup: 70), by: 70).status == 200, "it did not know that one")
  }

  @Test func nobodyMakesACodeAnewThatIsNotTheirs() throws {
    try expectRefusal(.role, of: .code(SyncFamily.renewal(of: .familyCode)), by: 2)
    let hers = SyncFamily.renewal(of: .playerCode(of: Self.player))
    try expectRefusal(.role, of: .code(hers), by: 1)
    var unwrapped = SyncFamily.renewal(of: .familyCode)
    unwrapped.epochs[0].wraps = []
    try expectRefusal(.role, of: .code(unwrapped), by: 1)
    var taken = SyncFamily.renewal(of: .familyCode)
    taken.code.lookup = 80
    try expectRefusal(.form, of: .code(taken), by: 1)
  }
}

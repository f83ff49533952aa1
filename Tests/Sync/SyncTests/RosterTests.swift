import Basics
import SyncWire
import Testing

@testable import SyncRoster

/// Who may write what: the table of *Roster entry* in the protocol.
@Suite struct RosterTests {
  private static let play = StreamID(8)

  /// A parent's device 1 and a player's device 2, which has begun her stream.
  private var family: Roster {
    get throws {
      var roster = Roster()
      let founding = Founding(
        device: Self.device(1, isParents: true),
        epochs: [Self.epoch(.plan, 1)],
        codes: [Self.code(.familyCode)]
      )
      #expect(try take(.found(founding), by: 1, &roster))
      let joining = Joining(device: Self.device(2), streams: [Self.epoch(.plan, 1)])
      #expect(try take(.add(joining), by: 1, &roster))
      let code = Self.code(.playerCode(of: Self.play))
      #expect(try take(.open(Opening(epoch: Self.epoch(Self.play, 1), code: code)), by: 2, &roster))
      return roster
    }
  }

  private static func device(_ id: UInt128, isParents: Bool = false) -> RosterDevice {
    RosterDevice(
      id: DeviceID(id),
      sign: .blank,
      wrap: .blank,
      tokenHash: .zero,
      isParents: isParents
    )
  }

  private static func epoch(_ stream: StreamID, _ number: Int64) -> Epoch {
    let key = KeyID(stream.raw << 8 | UInt128(number))
    return Epoch(stream: stream, number: number, keyID: key, wraps: [])
  }

  private static func code(_ name: RosterMember, _ lookup: UInt128 = 1) -> RosterCode {
    RosterCode(
      name: name,
      lookup: lookup,
      tokenHash: .zero,
      publicKeys: (.blank, .blank),
      sealed: [UInt8](repeating: 1, count: 100)
    )
  }

  /// Another code in the place of 1.
  private static func renewal(
    of name: RosterMember,
    _ lookup: UInt128 = 2,
    number: Int64 = 2,
    wrappedFor recipient: RosterMember? = nil
  ) -> EntryBody {
    let stream = name.stream ?? .plan
    var epoch = epoch(stream, number)
    let sealed = [UInt8](repeating: 0, count: Wrap.length)
    epoch.wraps = [Wrap(for: recipient ?? name, ephemeral: .blank, sealed: sealed)]
    return .code(Renewal(code: code(name, lookup), replaces: 1, epochs: [epoch]))
  }

  /// Hashes are the index: this module computes none.
  private func take(
    _ body: EntryBody,
    by author: UInt128,
    _ roster: inout Roster
  ) throws -> Bool {
    let entry = try entry(body, by: author, roster)
    return roster.take(KnownEntry(entry, Self.hash(roster.entries.count + 1)))
  }

  private func entry(
    _ body: EntryBody,
    by author: UInt128,
    _ roster: Roster
  ) throws -> RosterEntry {
    let head = EntryHead(
      index: Int64(roster.entries.count),
      previous: roster.head,
      author: .device(DeviceID(author)),
      kind: "",
      at: .zero
    )
    return try RosterEntry(SignedText(text: RosterEntry.text(head, body), signature: .blank))
  }

  private static func hash(_ number: Int) -> Hash256 {
    Hash256([UInt8](repeating: 0, count: 31) + [UInt8(number)]) ?? .zero
  }

  private func takes(_ body: EntryBody, by author: UInt128) throws -> Bool {
    var roster = try family
    return try take(body, by: author, &roster)
  }

  @Test func anyMemberBringsInWhatItHoldsItself() throws {
    let own = Joining(device: Self.device(3), streams: [Self.epoch(.plan, 1)])
    #expect(try takes(.add(own), by: 2))
    let hers = Joining(device: Self.device(3), streams: [Self.epoch(Self.play, 1)])
    #expect(try takes(.add(hers), by: 2))
    #expect(try !takes(.add(hers), by: 1), "a parent's device has no play secret to give")
  }

  @Test func parentsAreBroughtInByParents() throws {
    let parents = Joining(device: Self.device(3, isParents: true), streams: [])
    #expect(try takes(.add(parents), by: 1))
    #expect(try !takes(.add(parents), by: 2))
  }

  @Test func noNameIsGivenTwice() throws {
    #expect(try !takes(.add(Joining(device: Self.device(2), streams: [])), by: 1))
  }

  @Test func aStreamThatIsReadIsNotBegunOnceMore() throws {
    let opening = Opening(epoch: Self.epoch(Self.play, 2))
    #expect(try !takes(.open(opening), by: 1))
    var roster = try family
    let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try take(.revoke(gone), by: 1, &roster))
    #expect(try take(.open(opening), by: 1, &roster))
    #expect(roster.readers(Self.play) == [DeviceID(1)])
  }

  @Test func anEpochIsMadeByWhoHoldsTheStreamAndIsTheNext() throws {
    #expect(try takes(.epoch(NewEpoch(epoch: Self.epoch(Self.play, 2))), by: 2))
    #expect(try !takes(.epoch(NewEpoch(epoch: Self.epoch(Self.play, 2))), by: 1))
    #expect(try !takes(.epoch(NewEpoch(epoch: Self.epoch(Self.play, 3))), by: 2))
  }

  @Test func aPlayersDeviceTakesOutItselfAndNoParents() throws {
    #expect(try !takes(.revoke(Revocation(device: DeviceID(1), cuts: [], epochs: [])), by: 2))
    #expect(try takes(.revoke(Revocation(device: DeviceID(2), cuts: [], epochs: [])), by: 2))
  }

  @Test func aRevocationIsNoWayToAStreamThatItsAuthorCannotRead() throws {
    let next = Self.epoch(Self.play, 2)
    let revocation = Revocation(device: DeviceID(2), cuts: [], epochs: [next])
    #expect(try !takes(.revoke(revocation), by: 1))
    let own = Revocation(device: DeviceID(2), cuts: [], epochs: [Self.epoch(.plan, 2)])
    #expect(try takes(.revoke(own), by: 1))
  }

  @Test func noRevocationInARepetitionBeginsWhatItsAuthorCannotRead() throws {
    var roster = try family
    let next = Self.epoch(Self.play, 2)
    let revocation = Revocation(device: DeviceID(2), cuts: [], epochs: [next])
    let lost = try entry(.revoke(revocation), by: 1, roster)
    roster.takeRepeated([KnownEntry(lost, Self.hash(90))])
    #expect(roster.isRevoked(DeviceID(2)))
    #expect(roster.current(Self.play) == Self.epoch(Self.play, 1).keyID)
  }

  @Test func whoIsOutWritesNothing() throws {
    var roster = try family
    let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try take(.revoke(gone), by: 1, &roster))
    let joining = Joining(device: Self.device(3), streams: [])
    #expect(try !take(.add(joining), by: 2, &roster))
    #expect(roster.streams[Self.play]?.isDue ?? false)
  }

  @Test func ofTwoRevocationsTheSmallerCutHolds() throws {
    let large = DeviceCuts([Cut(.plan, ChainPlace(9, .zero)), Cut(Self.play, ChainPlace(2, .zero))])
    let small = DeviceCuts([Cut(.plan, ChainPlace(4, .zero))])
    #expect(large.least(small).place(.plan).number == 4)
    #expect(large.least(small).place(Self.play) == .zero)
  }

  // MARK: - Codes

  private static let hers = RosterMember.playerCode(of: play)

  @Test func theFamilysCodeIsMadeAnewByParentsAndAPlayersByWhoReadsHer() throws {
    #expect(try takes(Self.renewal(of: .familyCode), by: 1))
    #expect(try !takes(Self.renewal(of: .familyCode), by: 2))
    #expect(try takes(Self.renewal(of: Self.hers), by: 2))
    #expect(try !takes(Self.renewal(of: Self.hers), by: 1))
  }

  @Test func aParentsDeviceOnWhichSheHasPlayedMakesNoOtherCodeOfHers() throws {
    var roster = try family
    let parents = Joining(device: Self.device(3, isParents: true), streams: [])
    #expect(try take(.add(parents), by: 1, &roster))
    let out = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try take(.revoke(out), by: 1, &roster))
    #expect(try take(.open(Opening(epoch: Self.epoch(Self.play, 2))), by: 3, &roster))
    #expect(try !take(Self.renewal(of: Self.hers, number: 3), by: 3, &roster))
  }

  @Test func aNewCodeTakesThePlaceOfTheNewestAndIsGivenTheNextSecret() throws {
    var roster = try family
    #expect(try !take(Self.renewal(of: .familyCode, number: 1), by: 1, &roster))
    #expect(
      try !take(Self.renewal(of: .familyCode, wrappedFor: .device(DeviceID(1))), by: 1, &roster)
    )
    #expect(try take(Self.renewal(of: .familyCode), by: 1, &roster))
    #expect(roster.code(.familyCode)?.lookup == 2)
    #expect(roster.papers.first?.isVoid == true)
    #expect(roster.current(.plan) == Self.epoch(.plan, 2).keyID)
    #expect(
      try !take(Self.renewal(of: .familyCode, 3, number: 3), by: 1, &roster),
      "it names the one before"
    )
  }

  @Test func whoeverIsTakenOutTakesTheCodesAlongThatItKnows() throws {
    var roster = try family
    let strikes: [UInt128] = [1]
    let out = Revocation(device: DeviceID(2), cuts: [], epochs: [], strikes: strikes)
    #expect(roster.codes(goingWith: DeviceID(2)) == [1])
    #expect(try take(.revoke(out), by: 1, &roster))
    #expect(!roster.code(Self.hers).exists)
    #expect(roster.code(.familyCode).exists, "that one it did not know")
    #expect(roster.codesThatAreDue == [Self.hers])
  }

  @Test func theFamilysCodeStaysWhereNoParentIsLeftWhoCouldMakeAnother() throws {
    var roster = try family
    #expect(roster.codes(goingWith: DeviceID(1)) == [])
    let parents = Joining(device: Self.device(3, isParents: true), streams: [])
    #expect(try take(.add(parents), by: 1, &roster))
    #expect(roster.codes(goingWith: DeviceID(1)) == [1])
    #expect(roster.codes(goingWith: DeviceID(3)) == [], "it never had it")
  }

  @Test func aRevocationOfAnEarlierProgramLeavesTheCodeDue() throws {
    var roster = try family
    let out = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try take(.revoke(out), by: 1, &roster))
    #expect(roster.code(Self.hers).exists && roster.codesThatAreDue == [Self.hers])
  }

  @Test func aSecretThatAnEarlierProgramWrapsForAVoidCodeIsDue() throws {
    var roster = try family
    let out = Revocation(device: DeviceID(2), cuts: [], epochs: [], strikes: [1])
    #expect(try take(.revoke(out), by: 1, &roster))
    var epoch = Self.epoch(Self.play, 2)
    let sealed = [UInt8](repeating: 0, count: Wrap.length)
    epoch.wraps = [Wrap(for: Self.hers, ephemeral: .blank, sealed: sealed)]
    #expect(try take(.open(Opening(epoch: epoch)), by: 1, &roster))
    #expect(roster.streams[Self.play]?.isDue ?? false)
  }

  @Test func aCopyOfADeviceKnowsWhatThatKnew() throws {
    var roster = try family
    let copy = Joining(device: Self.device(3), streams: [], instead: DeviceID(2))
    #expect(try take(.add(copy), by: 2, &roster))
    #expect(roster.codes(goingWith: DeviceID(3)) == [1])
  }

  @Test func nobodyBringsAnothersCodeAlongWithAStream() throws {
    var roster = try family
    let out = Revocation(device: DeviceID(1), cuts: [], epochs: [], strikes: [1])
    #expect(try take(.revoke(out), by: 1, &roster))
    #expect(!roster.code(.familyCode).exists)
    let opening = Opening(epoch: Self.epoch(StreamID(9), 1), code: Self.code(.familyCode, 3))
    #expect(try !take(.open(opening), by: 2, &roster))
  }

  @Test func aRevocationThatComesBackWinsOverACodeThatItHadNotHeardOf() throws {
    var roster = try family
    let out = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    let lost = try entry(.revoke(out), by: 1, roster)
    #expect(try take(Self.renewal(of: Self.hers), by: 2, &roster))
    roster.takeRepeated([KnownEntry(lost, Self.hash(90))])
    #expect(!roster.code(Self.hers).exists && roster.codesThatAreDue == [Self.hers])
  }
}

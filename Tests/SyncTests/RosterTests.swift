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

  private static func code(_ name: RosterMember) -> RosterCode {
    RosterCode(
      name: name,
      lookup: 1,
      tokenHash: .zero,
      publicKeys: (.blank, .blank),
      sealed: [UInt8](repeating: 1, count: 100)
    )
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
}

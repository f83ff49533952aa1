import Basics
import SyncWire
import Testing

@testable import SyncRoster

/// Who hands over what to whom, and who ends it.
@Suite struct ViewRuleTests {
  private static let play = StreamID(8)
  private static let view = StreamID(20)

  /// A parent's device 1, players' devices 2 and 3, of which 2 and 4 read the player's stream.
  private var family: Roster {
    get throws {
      var roster = Roster()
      let founding = Founding(
        device: Self.device(1, isParents: true),
        epochs: [Self.epoch(.plan, for: [])],
        codes: []
      )
      #expect(try take(.found(founding), by: 1, &roster))
      for id: UInt128 in [2, 3] {
        let joining = Joining(device: Self.device(id), streams: [Self.epoch(.plan, for: [])])
        #expect(try take(.add(joining), by: 1, &roster))
      }
      let name = RosterMember.playerCode(of: Self.play)
      let code = RosterCode(
        name: name,
        lookup: 1,
        tokenHash: .zero,
        publicKeys: (.blank, .blank),
        sealed: [UInt8](repeating: 1, count: 100)
      )
      let opening = Opening(epoch: Self.epoch(Self.play, for: []), code: code)
      #expect(try take(.open(opening), by: 2, &roster))
      let hers = Joining(device: Self.device(4), streams: [Self.epoch(Self.play, for: [])])
      #expect(try take(.add(hers), by: 2, &roster))
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

  private static func epoch(
    _ stream: StreamID,
    for members: [RosterMember],
    number: Int64 = 1
  ) -> Epoch {
    let sealed = [UInt8](repeating: 0, count: Wrap.length)
    let wraps = members.map { Wrap(for: $0, ephemeral: .blank, sealed: sealed) }
    return Epoch(stream: stream, number: number, keyID: KeyID(stream.raw << 8), wraps: wraps)
  }

  private static func handover(
    _ id: StreamID = view,
    for devices: [UInt128] = [2, 1],
    of player: StreamID = play
  ) -> EntryBody {
    .view(Handover(of: player, epoch(id, for: devices.map { .device(DeviceID($0)) })))
  }

  /// Hashes are the index: this module computes none.
  private func take(
    _ body: EntryBody,
    by author: UInt128,
    _ roster: inout Roster
  ) throws -> Bool {
    roster.take(
      KnownEntry(try entry(body, by: author, roster), Self.hash(roster.entries.count + 1))
    )
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

  private func revocation(of device: UInt128) -> EntryBody {
    .revoke(Revocation(device: DeviceID(device), cuts: [], epochs: []))
  }

  // MARK: - Beginning

  @Test func whoReadsAPlayersStreamAndIsNoParentsHandsOver() throws {
    #expect(try takes(Self.handover(), by: 2))
    #expect(try !takes(Self.handover(for: [3, 1]), by: 3), "it does not read the stream")
    #expect(try !takes(Self.handover(for: [2, 1]), by: 1), "a parent's device")
    #expect(try !takes(Self.handover(of: .plan), by: 2), "the plan is nobody's to hand over")
  }

  @Test func aViewIsForWhoReadsTheStreamAndForParentsAlone() throws {
    #expect(try takes(Self.handover(for: [2, 4, 1]), by: 2))
    #expect(try !takes(Self.handover(for: [2, 3]), by: 2), "a sister's device")
    #expect(try !takes(Self.handover(for: [2, 9]), by: 2), "nobody's device")
    #expect(try !takes(Self.handover(for: [1]), by: 2), "its author could not seal")
    let code = Self.epoch(Self.view, for: [.device(DeviceID(2)), .familyCode])
    #expect(try !takes(.view(Handover(of: Self.play, code)), by: 2), "a code")
  }

  @Test func aViewIsForNobodyWhoIsOut() throws {
    var roster = try family
    #expect(try take(revocation(of: 4), by: 1, &roster))
    #expect(try !take(Self.handover(for: [2, 4]), by: 2, &roster))
    #expect(roster.recipients(ofViews: Self.play) == [DeviceID(1), DeviceID(2)])
  }

  @Test func aViewsNameIsNobodyElses() throws {
    #expect(try !takes(Self.handover(Self.play), by: 2))
    #expect(try !takes(Self.handover(.plan), by: 2))
    var roster = try family
    #expect(try take(Self.handover(), by: 2, &roster))
    #expect(try !take(Self.handover(), by: 4, &roster))
    #expect(try take(.close(Closing(Self.view)), by: 4, &roster))
    #expect(try !take(Self.handover(), by: 2, &roster), "also when it is closed")
  }

  @Test func aViewHasOneSecretAndNothingBeforeIt() throws {
    let second = Self.epoch(Self.view, for: [.device(DeviceID(2))], number: 2)
    #expect(try !takes(.view(Handover(of: Self.play, second)), by: 2))
    var carrying = Self.epoch(Self.view, for: [.device(DeviceID(2))])
    let sealed = [UInt8](repeating: 0, count: SealedSecret.length)
    carrying.previous = [SealedSecret(keyID: KeyID(1), sealed: sealed)]
    #expect(try !takes(.view(Handover(of: Self.play, carrying)), by: 2))
  }

  @Test func nobodyIsAddedToAViewAndItNeverGoesOn() throws {
    var roster = try family
    #expect(try take(Self.handover(for: [2, 1]), by: 2, &roster))
    let epoch = Self.epoch(Self.view, for: [.device(DeviceID(3))], number: 2)
    #expect(try !take(.epoch(NewEpoch(epoch: epoch)), by: 2, &roster))
    let joining = Joining(device: Self.device(5), streams: [epoch])
    #expect(try !take(.add(joining), by: 2, &roster))
    #expect(try !take(.open(Opening(epoch: epoch)), by: 2, &roster))
    var code = try #require(roster.code(.playerCode(of: Self.play)))
    code.name = .playerCode(of: Self.view)
    #expect(try !take(.open(Opening(epoch: epoch, code: code)), by: 2, &roster))
    #expect(try take(revocation(of: 1), by: 1, &roster))
    #expect(roster.views[Self.view]?.epoch.wraps.count == 2)
    #expect(!roster.streamIDs.contains(Self.view), "no rule about streams meets it")
  }

  @Test func aPlayerHasThirtyTwoOpenViewsAtOnce() throws {
    var roster = try family
    for number in 0..<UInt128(SyncLimits.openViews) {
      #expect(try take(Self.handover(StreamID(100 + number)), by: 2, &roster))
    }
    #expect(try !take(Self.handover(), by: 2, &roster))
    #expect(try take(.close(Closing(StreamID(100))), by: 2, &roster))
    #expect(try take(Self.handover(), by: 2, &roster))
  }

  // MARK: - End

  @Test func whoReadsTheStreamAndIsNoParentsEndsAViewOnce() throws {
    var roster = try family
    #expect(try take(Self.handover(), by: 2, &roster))
    let end = EntryBody.close(Closing(Self.view))
    #expect(try !take(end, by: 1, &roster), "a parent's device")
    #expect(try !take(end, by: 3, &roster), "a sister's")
    #expect(roster.views(readBy: DeviceID(1)) == [Self.view])
    #expect(try take(end, by: 4, &roster), "also one that it was not for")
    #expect(roster.views(readBy: DeviceID(1)).isEmpty)
    #expect(try !take(end, by: 2, &roster), "it is so already")
    #expect(try !take(.close(Closing(Self.play)), by: 2, &roster), "a stream is no view")
  }

  // MARK: - Loss

  @Test func whatComesBackLeavesViewsAsTheyWereAndEndsComeFirst() throws {
    var roster = try family
    let begins = KnownEntry(try entry(Self.handover(), by: 2, roster), Self.hash(90))
    let ends = KnownEntry(try entry(.close(Closing(Self.view)), by: 2, roster), Self.hash(91))
    let out = KnownEntry(try entry(revocation(of: 4), by: 1, roster), Self.hash(92))
    let all = [begins, out, ends]
    #expect(roster.endsFirst(all).map { $0.hash } == all.map { $0.hash }, "none is open here")
    #expect(roster.repeatable(all).count == 3)
    roster.takeRepeated([begins])
    #expect(roster.views[Self.view]?.isClosed == false)
    #expect(roster.endsFirst([out, ends]).map { $0.hash } == [ends.hash, out.hash])
    roster.takeRepeated([out, ends])
    #expect(roster.views[Self.view]?.isClosed == true)
    #expect(roster.streams[Self.play]?.isDue == true)
  }

  @Test func whatNobodyMayWriteComesBackByNobody() throws {
    let roster = try family
    let forged = [
      (Self.handover(for: [3, 1]), 3), (Self.handover(for: [2, 3]), 2),
      (Self.handover(Self.play), 2), (EntryBody.close(Closing(Self.view)), 2),
    ]
    for (body, author) in forged {
      let lost = KnownEntry(try entry(body, by: UInt128(author), roster), Self.hash(90))
      #expect(roster.repeatable([lost]).isEmpty)
    }
  }
}

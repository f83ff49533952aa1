import Basics
import SyncWire
import TestFamilies
import TestSupport
import Testing

@testable import ServerCore

/// How much anybody may have; and bytes from outside, which are refused and change nothing.
@Suite struct SyncQuotaTests {
  private let id = SyncFamily.family

  @Test func aFamilyThatIsFullIsToldSoAndKeepsWhatItHas() throws {
    var quotas = SyncQuotas()
    quotas.bytes = 6000
    let family = try SyncFamily.founded(quotas: quotas)
    var (end, replies): (ChainPlace, [SyncReply]) = (.zero, [])
    for number in 1...20 {
      let pack = try family.pack(UInt128(number), after: end)
      replies.append(family.store(pack))
      if replies.last?.status == 200 { end = pack.header.span.end }
    }
    #expect(replies.last?.refusal == .quota)
    let stored = replies.count { $0.status == 200 }
    #expect(stored > 0)
    #expect(family.top.number == 3 + Int64(stored))
  }

  /// Bytes of packs and entries, or entries.
  @Test(arguments: [(Int64(8000), Int64(4096)), (200_000, 8)])
  func whoeverFillsAFamilysRoomIsTakenOutAllTheSame(bytes: Int64, entries: Int64) throws {
    var quotas = SyncQuotas()
    (quotas.bytes, quotas.entryBytes, quotas.entries) = (bytes, 2000, entries)
    let family = try SyncFamily.founded(quotas: quotas)
    let cut = try fill(family)
    let gone = Revocation(device: DeviceID(2), cuts: [cut], epochs: [])
    #expect(try family.write(.revoke(gone)).status == 200)
    #expect(family.ask(.hints(id), by: 2).status == 403)
    // The reserve is for nothing else.
    let more = NewEpoch(epoch: SyncFamily.epoch(.plan, 2))
    #expect(try family.write(.epoch(more)).refusal == .quota)
  }

  /// As a device does it that somebody has found: with all that it may write.
  private func fill(_ family: SyncFamily) throws -> Cut {
    let stream = SyncFamily.player
    var (number, end) = (Int64(1), ChainPlace.zero)
    for _ in 0..<30 {
      let pack = try family.pack(UInt128(family.top.number), of: 2, stream, after: end)
      if family.store(pack, by: 2).status == 200 { end = pack.header.span.end }
    }
    var replies: [SyncReply] = []
    while replies.last?.refusal != .quota, number < 100 {
      number += 1
      replies.append(
        try family.write(.epoch(NewEpoch(epoch: SyncFamily.epoch(stream, number))), by: 2)
      )
    }
    #expect(number > 2 && replies.dropLast().allSatisfy { $0.status == 200 })
    return Cut(stream, end)
  }

  @Test func membersAndEntriesAreCounted() throws {
    var quotas = SyncQuotas()
    quotas.members = 3
    let family = try SyncFamily.founded(quotas: quotas)
    let third = Joining(device: SyncFamily.device(3), streams: [])
    #expect(try family.write(.add(third)).status == 200)
    let fourth = Joining(device: SyncFamily.device(4), streams: [])
    #expect(try family.write(.add(fourth)).refusal == .quota)
    #expect(family.ask(.hints(id), by: 4).refusal == .unknown)
  }

  @Test func whoIsOutLeavesRoomForAnother() throws {
    var quotas = SyncQuotas()
    quotas.members = 2
    let family = try SyncFamily.founded(quotas: quotas)
    let third = Joining(device: SyncFamily.device(3), streams: [])
    #expect(try family.write(.add(third)).refusal == .quota)
    let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(gone)).status == 200)
    #expect(try family.write(.add(third)).status == 200)
  }

  @Test func playersAreCounted() throws {
    var quotas = SyncQuotas()
    quotas.players = 2
    let family = try SyncFamily.founded(quotas: quotas)
    for (player, status) in [(UInt128(9), 200), (10, 507)] {
      let stream = StreamID(player)
      var code = SyncFamily.code(.playerCode(of: stream))
      (code.lookup, code.tokenHash) = (player, SyncFamily.tokenHash(player))
      let opening = Opening(epoch: SyncFamily.epoch(stream), code: code)
      #expect(try family.write(.open(opening), by: 2).status == status)
    }
  }

  @Test func aServerHasRoomForAllWhomTheAppLetsBeAddedAndAsManyWhoHaveLeft() {
    #expect(SyncQuotas().players >= 2 * Int64(SyncLimits.players))
  }

  @Test func aRosterEndsWhereItIsFull() throws {
    var quotas = SyncQuotas()
    quotas.entries = 4
    let family = try SyncFamily.founded(quotas: quotas)
    let next = { try family.write(.epoch(NewEpoch(epoch: SyncFamily.epoch(.plan, $0)))) }
    #expect(try next(2).status == 200)
    #expect(try next(3).refusal == .quota)
  }

  @Test func oneFamilysDeviceTakesNoRequestsFromAnothersOfItsName() throws {
    var quotas = SyncQuotas()
    quotas.requests = 10
    let family = try SyncFamily.founded(quotas: quotas)
    family.now += 3_600_000
    let other = FamilyID(99)
    let first = try SyncFamily().entry(.found(SyncFamily.founding), by: 1, of: other)
    let request = FoundRequest(family: other, entries: [first.record], invite: "")
    #expect(family.ask(.found, request.json.bytes).status == 201)
    for _ in 0..<10 { #expect(family.ask(.hints(other)).status == 200) }
    #expect(family.ask(.hints(other)).refusal == .tooMany)
    #expect(family.ask(.hints(id)).status == 200)
  }

  @Test func aDeviceThatAsksTooOftenIsToldToWait() throws {
    var quotas = SyncQuotas()
    quotas.requests = 10
    let family = try SyncFamily.founded(quotas: quotas)
    family.now += 3_600_000
    for _ in 0..<10 { #expect(family.ask(.hints(id)).status == 200) }
    let reply = family.ask(.hints(id))
    #expect(reply.refusal == .tooMany)
    #expect(reply.retryAfter == 3600)
    #expect(family.ask(.hints(id), by: 2).status == 200)
    family.now += 3_600_000
    #expect(family.ask(.hints(id)).status == 200)
  }

  @Test func soManyMailboxesAreOpenAtOnceOfAllFamilies() throws {
    var quotas = SyncQuotas()
    (quotas.openMailboxes, quotas.mailboxes) = (3, .max)
    let family = try SyncFamily.founded(quotas: quotas)
    let make = { (box: UInt128) in
      family.ask(.makeMailbox, MailboxRequest(mailbox: MailboxID(box)).json.bytes)
    }
    for box in UInt128(1)...3 { #expect(make(box).status == 201) }
    #expect(make(4).refusal == .tooMany)
    #expect(make(3).status == 201, "the same one again")
    family.now += quotas.mailboxTime
    #expect(make(4).status == 201)
  }

  @Test func guessesOfMailboxesAreCountedByAddress() throws {
    let family = try SyncFamily.founded()
    for guess in 0..<30 {
      #expect(family.ask(.readMessage(MailboxID(UInt128(guess)), 0), by: nil).refusal == .missing)
    }
    #expect(family.ask(.readMessage(MailboxID(99), 0), by: nil).refusal == .tooMany)
    for box in 1...5 {
      let wish = MailboxRequest(mailbox: MailboxID(UInt128(box) << 64)).json.bytes
      #expect(family.ask(.makeMailbox, wish).status == 201)
    }
    let sixth = MailboxRequest(mailbox: MailboxID(6)).json.bytes
    #expect(family.ask(.makeMailbox, sixth).refusal == .tooMany)
    #expect(family.ask(.makeMailbox, sixth, from: "10.0.0.2").status == 201)
  }

  @Test func guessesOfCodesAreCountedByAddress() throws {
    let family = try SyncFamily.founded()
    let guess = { (number: UInt128, address: String) in
      family.ask(.readCode(lookup: number), by: 70, from: address).refusal
    }
    for number in UInt128(100)..<130 { #expect(guess(number, "10.0.0.1") == .missing) }
    #expect(guess(70, "10.0.0.1") == .tooMany)
    #expect(guess(99, "10.0.0.2") == .missing)
  }

  @Test func addressesOfOneHouseholdAreOne() {
    #expect(Neighbours.prefix(of: "203.0.113.9") == "203.0.113.9")
    #expect(Neighbours.prefix(of: "::ffff:203.0.113.9") == "::ffff:203.0.113.9")
    #expect(Neighbours.prefix(of: "2001:db8:1:2:3:4:5:6") == "2001:db8:1:2")
    #expect(Neighbours.prefix(of: "2001:db8:1:2::9") == "2001:db8:1:2")
    #expect(Neighbours.prefix(of: "2001:db8::9") == "2001:db8:0:0")
    #expect(Neighbours.prefix(of: "2001:db8::1:2:3:4:5") == "2001:db8:0:1")
    #expect(Neighbours.prefix(of: "::1") == "0:0:0:0")
  }

  @Test func howeverManyAddressesComeWhatIsKeptOfThemStaysSmall() {
    var rates = Rates()
    for number in 0..<300_000 { _ = rates.count(.address("\(number)", .lookUps), 1) }
    #expect(rates.kept <= Rates.places)
    #expect(rates.count(.device(id, DeviceID(1)), 1) == 1, "members are counted by themselves")
    #expect(rates.count(.address("1", .mailboxes), 2) == 1)
    #expect(rates.kept == 1, "an hour that is over is forgotten")
  }

  @Test func damagedBodiesAreRefusedAndChangeNothing() throws {
    var quotas = SyncQuotas()
    (quotas.requests, quotas.lookUps) = (.max, .max)
    let family = try SyncFamily.founded(quotas: quotas)
    let pack = try family.pack(1).record
    let joining = Joining(device: SyncFamily.device(3), streams: [])
    let entry = try family.entry(.add(joining), by: 1).record
    let before = family.top
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      for (call, body) in [
        (SyncCall.storePack(id), pack), (.storeEntry(id, isAgain: false), entry), (.found, entry),
      ] {
        // What is sealed, and by whom, is not looked at here.
        let seen = call == .storePack(id) ? PackHeader.length : body.count
        let place = Int(random.next() % UInt64(seen))
        var damaged = Array(body[..<place])
        // Some are as long as they were.
        if random.next() % 2 == 0 {
          damaged.append(~body[place])
          damaged += body[(place + 1)...].map { _ in UInt8(truncatingIfNeeded: random.next()) }
        }
        #expect(family.ask(call, damaged).status >= 400)
      }
    }
    #expect(family.top == before, "seed 1")
  }
}

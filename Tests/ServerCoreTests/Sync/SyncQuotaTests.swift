import Basics
import SyncWire
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

  @Test func guessesOfMailboxesAreCountedByAddress() {
    let family = SyncFamily()
    for guess in 0..<30 {
      #expect(family.ask(.readMessage(MailboxID(UInt128(guess)), 0), by: nil).refusal == .missing)
    }
    #expect(family.ask(.readMessage(MailboxID(99), 0), by: nil).refusal == .tooMany)
    for box in 1...5 {
      let wish = MailboxRequest(mailbox: MailboxID(UInt128(box) << 64)).json.bytes
      #expect(family.ask(.makeMailbox, wish, by: nil).status == 201)
    }
    let sixth = MailboxRequest(mailbox: MailboxID(6)).json.bytes
    #expect(family.ask(.makeMailbox, sixth, by: nil).refusal == .tooMany)
  }

  @Test func damagedBodiesAreRefusedAndChangeNothing() throws {
    let family = try SyncFamily.founded()
    let pack = try family.pack(1).record
    let entry = try family.entry(.again(Repetition(entries: [])), by: 1).record
    let before = family.top
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      for (call, body) in [
        (SyncCall.storePack(id), pack), (.storeEntry(id, isAgain: false), entry), (.found, entry),
      ] {
        // What is sealed and signed is not looked at here.
        let seen = call == .storePack(id) ? PackHeader.length : body.count - Signature.length
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

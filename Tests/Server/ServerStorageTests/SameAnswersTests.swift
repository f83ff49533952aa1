import Basics
import ServerCore
import SyncRoster
import SyncWire
import TestFamilies
import TestSupport
import TestTiers
import Testing

@testable import ServerStorage

/// Whatever a family asks, it is answered alike by the store in memory, by the one in a file and by the one in a
/// database.
@Suite struct SameAnswersTests {
  /// In all, of each store.
  private static let seeds = Tier.upTo(UInt64(1000), nightly: 10_000)
  private static let groups = UInt64(8)

  private func stories(of group: UInt64) -> [UInt64] {
    Self.seeds.filter { $0 % Self.groups == group }
  }

  @Test(arguments: 0..<groups)
  func oneStoryHasOneSetOfAnswersInAFile(group: UInt64) throws {
    for seed in stories(of: group) {
      let folder = try TestFolder()
      try compare(folder.open().writing().store, seed)
    }
  }

  @Test(arguments: 0..<groups, DatabaseEngine.allCases)
  func oneStoryHasOneSetOfAnswersInADatabase(group: UInt64, engine: DatabaseEngine) throws {
    let address = try PostgresCluster.own.get().database()
    for seed in stories(of: group) {
      let store = try FamilyDatabase(address, engine, TestFolder.makeRoster).writing()
      try store.connection.execute(Self.emptying)
      try compare(store.store, seed)
    }
  }

  /// Making a database for each would take longer than its story.
  private static let emptying = [
    "families", "records", "stretches", "entries", "chains", "members", "revocations", "notes",
    "erasures", "codes", "mailboxes", "messages", "rates",
  ].map { "DELETE FROM \($0)" }.joined(separator: ";")

  private func compare(_ store: SyncStore, _ seed: UInt64) throws {
    let (memory, stored) = (try SyncFamily.founded(), try SyncFamily.founded(on: store))
    var (one, other) = (Story(memory, seed: seed), Story(stored, seed: seed))
    for step in 0..<150 {
      let (wanted, got) = (try one.next(), try other.next())
      let isSame = wanted.status == got.status && wanted.body == got.body
      try #require(isSame, "seed \(seed), step \(step): \(wanted.status), \(got.status)")
    }
  }
}

/// What a family may ask, drawn by dice.
private struct Story {
  private let family: SyncFamily
  private var random: SplitMix64
  private var ends: [UInt128: ChainPlace] = [:]
  private var packs: UInt128 = 0

  init(_ family: SyncFamily, seed: UInt64) {
    (self.family, random) = (family, SplitMix64(seed: seed))
  }

  private mutating func draw(_ count: UInt64) -> UInt64 { random.next() % count }

  mutating func next() throws -> SyncReply {
    switch draw(16) {
    case 0...5: return try pack()
    case 6: return try entry()
    case 7: return note()
    case 8: return family.ask(.readLink(SyncFamily.family, seq: Int64(draw(40))))
    case 9, 10: return readStream()
    case 11: return mailbox()
    case 12: return family.ask(.readCode(lookup: 70 + UInt128(draw(2)) * 10), by: 70)
    case 13 where draw(8) == 0:
      return family.ask(.eraseStream(SyncFamily.family, SyncFamily.player), by: 2)
    case 14 where draw(60) == 0: return family.ask(.eraseFamily(SyncFamily.family))
    default:
      return family.ask(.readLog(SyncFamily.family, .after(cursor(), limit: 20)), by: device())
    }
  }

  private mutating func device() -> UInt128 { UInt128(draw(3) + 1) }

  private mutating func cursor() -> Citation {
    let top = family.top.number
    let seq = Int64(draw(UInt64(top + 2)))
    let beginning = family.server.hash(LogLink.beginning(of: SyncFamily.family))
    return Citation(seq, family.store.link(SyncFamily.family, seq) ?? beginning)
  }

  private mutating func pack() throws -> SyncReply {
    let (device, stream) = (device(), draw(2) == 0 ? StreamID.plan : SyncFamily.player)
    let isRepeated = draw(8) == 0
    let chain = device << 64 | stream.raw
    if !isRepeated { packs += 1 }
    let pack = try family.pack(packs, of: device, stream, after: ends[chain] ?? .zero)
    let reply = family.store(pack, by: device)
    if reply.status == 200, !isRepeated { ends[chain] = pack.header.span.end }
    return reply
  }

  private mutating func entry() throws -> SyncReply {
    let body: EntryBody =
      switch draw(4) {
      case 0: .add(Joining(device: SyncFamily.device(UInt128(draw(5) + 3)), streams: []))
      case 1: .revoke(Revocation(device: DeviceID(UInt128(draw(5) + 2)), cuts: [], epochs: []))
      default: .epoch(NewEpoch(epoch: SyncFamily.epoch(.plan, Int64(draw(6) + 1))))
      }
    return try family.write(body, by: device(), isAgain: draw(10) == 0)
  }

  private mutating func note() -> SyncReply {
    let device = device()
    let note = SeenNote(
      device: DeviceID(device),
      at: cursor(),
      roster: family.rosterHead,
      signature: .blank
    )
    return family.ask(.noteSeen(SyncFamily.family), note.bytes, by: device)
  }

  private mutating func readStream() -> SyncReply {
    let stream = draw(2) == 0 ? StreamID.plan : SyncFamily.player
    let wish = LogWish.stream(stream, before: Int64(draw(60) + 1), limit: Int64(draw(9) + 1))
    return family.ask(.readLog(SyncFamily.family, wish), by: device())
  }

  private mutating func mailbox() -> SyncReply {
    let box = MailboxID(UInt128(draw(3)))
    family.now += Int64(draw(200_000))
    switch draw(3) {
    case 0: return family.ask(.makeMailbox, MailboxRequest(mailbox: box).json.bytes, by: device())
    case 1: return family.ask(.writeMessage(box, Int(draw(4))), [UInt8(draw(9))], by: nil)
    default: return family.ask(.readMessage(box, Int(draw(4))), by: nil)
    }
  }
}

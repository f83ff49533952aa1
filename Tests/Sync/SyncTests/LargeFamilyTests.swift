import Basics
import ServerCore
import SyncRoster
import SyncWire
import TestTiers
import Testing

@testable import Sync
@testable import SyncHost
@testable import SyncSimulation

/// What a large family sends and gives back fits into packs and entries, and lacks nothing.
@Suite struct LargeFamilyTests {
  // MARK: - What happens

  private func family(_ seed: UInt64) throws -> SyncWorld {
    let world = SyncWorld(seed: seed)
    world.isCalm = true
    world.begin()
    try world.beQuiet()
    return world
  }

  /// Operations of some length, which a toy does not deflate.
  private func make(
    _ lengths: [Int],
    of stream: StreamID,
    on device: SimulatedDevice,
    _ world: SyncWorld
  ) throws {
    for length in lengths {
      let made = world.newOperation(stream, device)
      var record = try OperationRecord(try JSON.parse(made.record))
      record.body = .string(String(repeating: "x", count: length))
      device.disk.add(StoredOperation(id: made.id, record: record.json.bytes))
    }
    world.lookAtLog(device)
    world.sync(device, 400)
  }

  private func lose(_ past: SimulatedServer? = nil, _ world: SyncWorld) {
    world.server =
      past ?? SimulatedServer(world.family, bugs: [], primitives: world.work.primitives)
    world.memory.hasRolledBack = true
  }

  private func device(_ name: String, _ world: SyncWorld) throws -> SimulatedDevice {
    try #require(world.devices.first { $0.name == name })
  }

  private func revoke(_ other: SimulatedDevice, by device: SimulatedDevice, _ world: SyncWorld) {
    world.wish(.remove(other.id), on: device)
    world.sync(device, 400)
  }

  private func comeToRest(_ world: SyncWorld) throws {
    try world.beQuiet()
    try world.check()
    for record in (1...world.server.top).map({ world.server.record($0) }) {
      #expect(record.length <= (record.kind == .pack ? Pack.longest : RosterEntry.longest))
    }
  }

  private func onServer(_ world: SyncWorld) -> Set<UInt128> {
    Set(world.server.packs.flatMap { world.operations(in: $0) })
  }

  // MARK: - Packs

  @Test(arguments: Tier.upTo(UInt64(4), nightly: 20))
  func whatAServerHadComesBackInPacksThatFit(seed: UInt64) throws {
    let (world, dice) = (try family(seed), SharedDice(seed: ~seed))
    for name in ["P1", "A1"] {
      let device = try device(name, world)
      for _ in 0..<8 {
        let longest = [300, 4000, 60_000][dice.number(below: 3)]
        let lengths = (0...dice.number(below: 12)).map { _ in dice.number(below: longest) }
        try make(lengths, of: dice.one(of: device.book.role) ?? .plan, on: device, world)
      }
    }
    try comeToRest(world)
    let before = onServer(world)
    lose(nil, world)
    try comeToRest(world)
    #expect(onServer(world) == before, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...5)
  func aThousandShortOnesComeBack(seed: UInt64) throws {
    let world = try family(seed)
    let device = try device("P1", world)
    for count in [1, 499, 500, 7, 620] {
      try make([Int](repeating: 10, count: count), of: .plan, on: device, world)
    }
    let before = onServer(world)
    #expect(before.count >= 1627, "seed \(seed)")
    lose(nil, world)
    try comeToRest(world)
    #expect(onServer(world) == before, "seed \(seed)")
  }

  @Test func anOperationThatIsTooLongStaysAndStopsNobody() throws {
    let world = try family(1)
    let device = try device("P1", world)
    try make([10, SyncLimits.sealed, 20, SyncLimits.sealed / 2, 30], of: .plan, on: device, world)
    try world.beQuiet()
    let lacks = device.counted(.plan, world).subtracting(onServer(world))
    #expect(lacks.count == 1)
    #expect(!device.book.hasMoreToSend)
  }

  // MARK: - Entries

  /// Two histories of the roster: what one of them had comes back in as many repetitions as it takes.
  @Test(arguments: Tier.upTo(UInt64(1), nightly: 6))
  func aLongHistoryComesBackInSeveralRepetitions(seed: UInt64) throws {
    let world = try family(seed)
    let (first, other) = (try device("P1", world), try device("P2", world))
    let past = world.server
    let new = (0..<26).map { world.pair(first, "D\($0)", [.plan], isParents: $0 == 0) }
    world.sync(new[0], 400)
    for (place, gone) in new[6...].enumerated() {
      revoke(gone, by: place % 2 == 0 ? first : new[0], world)
    }
    world.sync(first, 400)
    lose(past, world)
    world.pair(other, "the other's", [.plan])
    try comeToRest(world)
    let roster = first.book.roster
    let repetitions = roster.entries.filter { $0.entry.isRepetition }
    #expect(repetitions.count > 1, "seed \(seed)")
    for device in new[..<6] { #expect(roster.isActive(device.id), "seed \(seed)") }
    for device in new[6...] { #expect(roster.isRevoked(device.id), "seed \(seed)") }
    #expect(roster.isActive(try device("the other's", world).id), "seed \(seed)")
  }

  /// Whoever wrote a lost entry may have come in by another one.
  @Test(arguments: UInt64(1)...10)
  func whatSomebodyWroteWhoCameInByALostEntryComesBackToo(seed: UInt64) throws {
    let world = try family(seed)
    let (first, other) = (try device("P1", world), try device("P2", world))
    let gone = try device("B1", world)
    let past = world.server
    let new = world.pair(first, "P3", [.plan], isParents: true)
    revoke(gone, by: new, world)
    let hers = world.pair(new, "B2", [.plan, world.players[1]])
    world.sync(hers, 400)
    world.sync(first, 400)
    #expect(first.book.roster.readers(world.players[1]) == [hers.id])
    // Whoever would remember is gone with what it knew.
    new.isGone = true
    lose(past, world)
    world.pair(other, "the other's", [.plan])
    try comeToRest(world)
    for device in world.known {
      #expect(device.book.roster.isRevoked(gone.id), "seed \(seed)")
      #expect(device.book.roster.readers(world.players[1]) == [hers.id], "seed \(seed)")
    }
  }

  /// A server that loses its log twice loses the repetition with it.
  @Test(arguments: UInt64(1)...10)
  func whatARepetitionHeldComesBackAfterAnotherLoss(seed: UInt64) throws {
    let world = try family(seed)
    let (first, other) = (try device("P1", world), try device("P2", world))
    let past = world.server
    let new = world.pair(first, "P3", [.plan], isParents: true)
    lose(past, world)
    let others = world.pair(other, "the other's", [.plan])
    let second = world.server
    // These two do not read the repetition.
    (other.isGone, others.isGone) = (true, true)
    try comeToRest(world)
    #expect(first.book.roster.entries.contains { $0.entry.isRepetition })
    lose(second, world)
    other.isGone = false
    world.pair(other, "one more", [.plan])
    others.isGone = false
    try comeToRest(world)
    for device in world.known { #expect(device.book.roster.isActive(new.id), "seed \(seed)") }
  }

  /// One that reads every player's play, and is taken out where all of that goes on for many.
  @Test func aRevocationOfMuchGoesOnInEntriesOfItsOwn() throws {
    let world = SyncWorld(seed: 3)
    world.isCalm = true
    let (first, others) = try largeHousehold(world)
    for gone in others.prefix(14) { revoke(gone, by: first, world) }
    let roster = first.book.roster
    for gone in others.prefix(14) { #expect(roster.isRevoked(gone.id)) }
    #expect(roster.streams.values.allSatisfy { !$0.isDue })
    #expect(roster.entries.allSatisfy { Repetition.holds($0.entry.signed) })
    // More than one request holds.
    #expect(roster.entries.reduce(0) { $0 + $1.entry.record.count } > SyncLimits.body)
    lose(nil, world)
    world.sync(first, 1000)
    #expect(world.server.rosterHead == roster.head)
  }

  /// Of devices that read more than pairing gives to anybody: they are brought in by hand.
  private func largeHousehold(
    _ world: SyncWorld
  ) throws -> (first: SimulatedDevice, others: [SimulatedDevice]) {
    let role = [.plan] + (1...16).map { StreamID(UInt128($0)) }
    let first = world.found("P1", role)
    return (first, (0..<24).map { bringIn("D\($0)", role, by: first, world) })
  }

  private func bringIn(
    _ name: String,
    _ role: [StreamID],
    by inviter: SimulatedDevice,
    _ world: SyncWorld
  ) -> SimulatedDevice {
    let device = world.newDevice(name)
    var entry = device.disk.safe.makeDevice(DeviceID(world.dice.id()))
    entry.isParents = true
    var invited = inviter.book
    invited.wishes.append(.bringIn(entry, streams: role))
    inviter.worker.host.sync = SyncMachine(invited)
    world.sync(inviter, 400)
    let book = Book(
      family: inviter.book.family,
      device: entry.id,
      role: role,
      beginning: world.work.primitives.sha256(LogLink.beginning(of: inviter.book.family)),
      arrival: inviter.book.log.cursor
    )
    device.worker.host.sync = SyncMachine(book)
    return device
  }
}

import Basics
import SyncRoster
import SyncWire
import TestTiers
import Testing

@testable import Sync
@testable import SyncSimulation

/// What devices say of how far they have read, once a day, and what is made of it.
@Suite struct SeenNoteTests {
  private let world: SyncWorld
  private let reader: SimulatedDevice
  private let writer: SimulatedDevice

  /// A family in peace, in which everybody has said today how far it has read.
  init() throws {
    world = SyncWorld(seed: 4)
    world.isCalm = true
    world.begin()
    try world.beQuiet()
    reader = try #require(world.devices.first { $0.name == "P2" })
    writer = try #require(world.devices.first { $0.name == "P1" })
  }

  private func sleep(_ days: Int64) { world.idle += days * SyncWorld.day }

  private func sync(_ device: SimulatedDevice) { for _ in 0..<2 { world.sync(device, 400) } }

  private func write() {
    let made = world.operations(.plan, writer)
    world.keep(made, on: writer)
    sync(writer)
  }

  /// How often a device has said how far it has read.
  private func notes(of device: SimulatedDevice) -> Int {
    world.memory.noted[device.name, default: [:]].values.reduce(0, +)
  }

  private func note(of device: SimulatedDevice) throws -> SeenNote {
    try #require(world.server.notes.first { $0.device == device.id })
  }

  // MARK: - What is said

  @Test func whoOnlyReadsSaysSoOnceADayAndWhereThereWasSomethingToRead() throws {
    let before = notes(of: reader)
    for _ in 0..<3 {
      write()
      sync(reader)
    }
    #expect(notes(of: reader) == before)
    sleep(1)
    for _ in 0..<3 { sync(reader) }
    #expect(notes(of: reader) == before + 1)
    #expect(try note(of: reader).at == reader.book.log.cursor)
    sleep(1)
    sync(reader)
    #expect(notes(of: reader) == before + 1)
  }

  @Test func aPackOfThePlanSaysItAsWell() {
    sleep(1)
    let before = notes(of: writer)
    write()
    sleep(1)
    sync(writer)
    #expect(notes(of: writer) == before)
  }

  /// To others it is a stub, and says nothing.
  @Test func aPackOfPlayDoesNot() throws {
    let player = try #require(world.devices.first { $0.name == "A1" })
    let before = notes(of: player)
    let made = world.operations(world.players[0], player)
    world.keep(made, on: player)
    sync(player)
    sleep(1)
    sync(player)
    #expect(notes(of: player) == before + 1)
  }

  @Test func whoHasNobodyToTellSaysNothing() {
    let alone = SyncWorld(seed: 4)
    alone.isCalm = true
    let device = alone.found("P1", [.plan])
    for _ in 0..<3 {
      alone.idle += SyncWorld.day
      alone.sync(device, 400)
    }
    #expect(alone.memory.noted.isEmpty && device.book.told.isEmpty)
  }

  // MARK: - What is made of it

  /// As the server gives it to the reader.
  private func show(_ change: (inout SeenNote) -> Void, isSigned: Bool = true) throws {
    write()
    sync(reader)
    var note = try note(of: writer)
    note.at = reader.book.log.cursor
    change(&note)
    if isSigned {
      let key = try #require(writer.disk.safe.signingKey(writer.id))
      let signed = note.signedBytes(world.family)
      note.signature = world.work.primitives.sign(signed, key)
    }
    world.server.put(note)
    sync(reader)
  }

  @Test func aNoteOfAnotherLogStopsWhoReadsIt() throws {
    try show { $0.at.hash = .zero }
    #expect(reader.book.told == [.fork] && reader.book.standing == .stopped)
  }

  @Test func soDoesOneOfAPlaceThatWasReadLongAgo() throws {
    try show { $0.at = Citation(2, .zero) }
    #expect(reader.book.told == [.fork])
  }

  @Test func aNoteThatItsDeviceHasNotSignedSaysNothing() throws {
    try show({ $0.at.hash = .zero }, isSigned: false)
    #expect(reader.book.told.isEmpty && reader.book.standing == .member)
  }

  @Test func aNoteOfWhatIsNotReadYetWaits() throws {
    try show { $0.at = Citation($0.at.number + 1, .zero) }
    #expect(reader.book.told.isEmpty)
    write()
    sync(reader)
    #expect(reader.book.told == [.fork])
  }

  /// No server compares it.
  @Test func aMemberStopsNobodyByARosterThatIsNone() throws {
    try show { $0.roster = .zero }
    #expect(reader.book.told.isEmpty)
  }

  // MARK: - Silence

  /// Asks so many days long, and hears of nobody.
  private func askInVain(_ days: Int) {
    for _ in 0..<days {
      sleep(1)
      sync(reader)
    }
  }

  @Test func aWeekWithoutNewsIsToldUntilThereAreSome() {
    askInVain(6)
    #expect(reader.book.told.isEmpty)
    askInVain(1)
    #expect(reader.book.told == [.withheld])
    world.wish(.noteSeen(.withheld), on: reader)
    askInVain(3)
    #expect(reader.book.seen == [.withheld])
    write()
    sync(reader)
    #expect(reader.book.told.isEmpty && reader.book.seen.isEmpty)
  }

  @Test func oneDeviceThatIsHeardOfIsEnough() throws {
    for _ in 0..<12 {
      sleep(1)
      write()
      sync(reader)
    }
    #expect(reader.book.told.isEmpty)
  }

  @Test func aNoteIsNews() throws {
    let other = try #require(world.devices.first { $0.name == "A1" })
    for _ in 0..<4 {
      askInVain(3)
      let made = world.operations(.plan, reader)
      world.keep(made, on: reader)
      sync(reader)
      sync(other)
    }
    sync(reader)
    #expect(reader.book.told.isEmpty)
  }

  /// Whoever has it could show it day by day.
  @Test func anOldNoteIsNone() throws {
    let old = try note(of: writer)
    for _ in 0..<8 {
      askInVain(1)
      world.server.put(old)
    }
    #expect(reader.book.told == [.withheld])
  }

  /// The others may not have woken up yet either.
  @Test func whoWasOffForWeeksAsksOnceMoreADayLater() {
    sleep(21)
    sync(reader)
    #expect(reader.book.told.isEmpty)
    askInVain(1)
    #expect(reader.book.told == [.withheld])
  }

  /// Asleep with what it was answered in its hands.
  @Test func anAnswerThatHasWaitedForDaysSaysNothingOfSilence() {
    askInVain(6)
    world.keep(world.operations(.plan, reader), on: reader)
    world.sync(reader, 3)
    write()
    sleep(2)
    sync(reader)
    #expect(world.notices[.withheld] == nil)
    #expect(reader.book.told.isEmpty)
  }

  @Test func aClockThatIsPutBackBeginsAnew() {
    sleep(3650)
    sync(reader)
    sleep(-3650)
    askInVain(6)
    #expect(reader.book.told.isEmpty)
    askInVain(1)
    #expect(reader.book.told == [.withheld])
  }

  @Test func whoHasNoNetworkIsToldNothing() {
    sleep(30)
    #expect(reader.book.told.isEmpty)
  }

  // MARK: - In families with all their faults

  @Test func aFamilysDevicesSayHowFarTheyHaveReadAndAreQuietForAReason() throws {
    var (notes, silent) = (0, 0)
    let families = Tier.upTo(UInt64(30), nightly: 120)
    for seed in families {
      let world = SyncWorld(seed: seed)
      try world.run()
      notes += world.memory.noted.values.reduce(0) { $0 + $1.values.reduce(0, +) }
      silent += world.notices[.withheld]?.count ?? 0
    }
    #expect(notes > 6 * families.count, "\(notes) notes")
    // It is seldom.
    if Tier.isNightly { #expect(silent >= 3, "\(silent) devices have heard nothing for a week") }
  }
}

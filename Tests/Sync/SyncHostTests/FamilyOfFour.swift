import Basics
import Domain
import Sync
import SyncEngine
import SyncWire
import Testing
import Time

@testable import SyncHost
@testable import SyncSimulation

/// Two devices of parents, two of a player, and the people who use them day by day.
final class FamilyOfFour {
  static let player = PlayerID(9)

  let network = TestNetwork()
  /// The parents' first.
  private(set) var devices: [TestDevice] = []
  private var apps: [SimulatedApp]
  /// How much of each device's log its app has folded.
  private var folded = [0, 0, 0, 0]
  private var household = Household(seed: 7, [player], .steady)
  /// Operations that were made.
  private(set) var count = 0

  init() throws {
    apps = (1...4).map { SimulatedApp(UInt128($0)) }
    for _ in 0..<4 { devices.append(TestDevice(network)) }
    try bringIn(1, by: 0, isParents: true)
    try bringIn(2, by: 0, isParents: false)
    try bringIn(3, by: 2, isParents: false)
  }

  private func bringIn(_ joiner: Int, by inviter: Int, isParents: Bool) throws {
    let (joiner, inviter) = (devices[joiner], devices[inviter])
    try inviter.bringIn(joiner, player: isParents ? nil : Self.player.raw) { settle() }
    inviter.wish(.closePairing)
    network.now += 3_600_000
  }

  /// Everybody looks until all have what there is.
  func settle() { for _ in 0..<3 { for device in devices { device.wait() } } }

  /// What lies on a device's log since the last look comes to its app.
  private func fold(_ place: Int) throws {
    var new: [Operation] = []
    for (_, record) in devices[place].log[folded[place]...] {
      let content = try #require(StoredRecord.open(record[...]))
      new.append(try Operation(OperationRecord(JSON.parse(Array(content)))))
    }
    folded[place] = devices[place].log.count
    apps[place].take(new)
  }

  private func make(_ bodies: [OperationBody], on place: Int) {
    network.now += 40_000
    let moment = Instant(milliseconds: network.now)
    let made = bodies.map {
      apps[place].record($0, household.newID(), by: Self.player, at: moment)
    }
    count += made.count
    devices[place].make(made.map { $0.record(counter: Int64(count)) })
    folded[place] += made.count
  }

  // MARK: - What people do

  /// From the first tap to the closed summary.
  ///
  /// - Parameter goesDark: whether the device is put away and taken up again after each tap.
  /// - Returns: packs that it took.
  func playQuest(on place: Int, goesDark: Bool = false) throws -> Int {
    let before = network.packs
    devices[place].tell(.wake(.family))
    try fold(place)
    while true {
      let moment = Instant(milliseconds: network.now)
      let body = household.play(Self.player, apps[place].ledger, at: moment)
      make([body], on: place)
      if goesDark { for _ in 0..<2 { devices[place].tell(.wake(.family)) } }
      if case .sessionEvent(_, .closed) = body { return network.packs - before }
    }
  }

  /// So many fields of the family's plan, saved in one go.
  func plan(_ count: Int, on place: Int) {
    make((0..<count).map { _ in household.planBody() }, on: place)
  }

  /// Each device is opened.
  func open() throws {
    for place in devices.indices {
      devices[place].tell(.wake(.family))
      try fold(place)
    }
  }

  // MARK: - What comes of it

  func experience(on place: Int) -> XP { apps[place].experience(of: Self.player) }

  func fall(on place: Int) -> String? { apps[place].fall(of: Self.player) }

  /// Bytes of all records that the server keeps of it.
  var bytes: Int {
    network.memory.tables.families.values.flatMap { $0.records }.reduce(0) { $0 + $1.length }
  }
}

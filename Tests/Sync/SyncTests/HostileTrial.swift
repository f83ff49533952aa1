import Basics
import Sync
import SyncWire

@testable import SyncSimulation

/// A family in peace, and then one move of a hostile server: everything is answered, at once and once.
final class HostileTrial {
  let world: SyncWorld
  private let move: Mischief

  /// Whoever has read what the log that is shown now does not say.
  private var readElsewhere: Set<String> = []
  /// What was put into another log, and who is shown that one.
  private var transplanted: (operations: [UInt128], names: [String]) = ([], [])

  init(seed: UInt64, _ move: Mischief) {
    self.move = move
    world = SyncWorld(seed: seed, mischief: move)
    world.begin()
    world.isCalm = true
    if needsSomebodyOut { world.pair(device("A1"), "out", device("A1").book.role) }
    live()
    if needsSomebodyOut { takeOut() }
    live()
  }

  private var needsSomebodyOut: Bool { move == .collude || move == .rewrite }

  private func device(_ name: String) -> SimulatedDevice {
    world.devices.first { $0.name == name } ?? world.devices[0]
  }

  // MARK: - Peace

  /// Everybody does something, and all have it.
  private func live() {
    for device in world.members {
      for stream in device.book.role { write(stream, device) }
      sync(device)
    }
    for _ in 0..<2 { for device in world.members { sync(device) } }
  }

  private func write(_ stream: StreamID, _ device: SimulatedDevice) {
    let made = world.operations(stream, device)
    world.keep(made, on: device)
  }

  /// One request after the other, and a look at what each has led to.
  func sync(_ device: SimulatedDevice) {
    for _ in 0..<80 {
      world.sync(device, 1)
      if world.isOff(device) { readElsewhere.insert(device.name) }
      if device.hasRest { return }
    }
  }

  private func takeOut() {
    world.wish(.remove(device("out").id), on: device("P1"))
    sync(device("P1"))
    sync(device("out"))
  }

  // MARK: - The move

  func act() {
    switch move {
    case .alter, .omit, .reorder, .replay, .swapRoster: bend()
    case .fork, .transplant: divide()
    case .silentRollback, .collude, .rewrite: world.doMischief(move)
    case .crossNotes: crossNotes()
    case .withhold: withhold()
    }
    for device in world.members where world.isOff(device) { readElsewhere.insert(device.name) }
  }

  /// Some do something, and from then on what others are shown of it is bent.
  private func bend() {
    world.hostility.isOn = false
    for device in world.members.prefix(2) { for _ in 0..<2 { write(.plan, device) } }
    if move == .swapRoster {
      world.wish(.remove(device("B1").id), on: device("P1"))
    }
    for device in world.members.prefix(2) { sync(device) }
    (world.hostility.isOn, world.hostility.share, world.hostility.persistence) = (true, 1, 50)
  }

  /// Two logs, on each of which somebody goes on; then devices change sides, or a pack does.
  private func divide() {
    world.hostility.misled = []
    if world.hostility.branch == nil {
      world.doMischief(.fork)
      live()
    }
    if move == .transplant { transplant() } else { world.doMischief(move) }
  }

  /// Both logs go on, and then nobody but readers is left.
  private func crossNotes() {
    if world.hostility.branch == nil {
      world.doMischief(.fork)
      live()
      world.idle += SyncWorld.day
      for device in world.members { sync(device) }
    }
    world.crossNotes()
  }

  /// The others go on day by day, and whoever is shut out asks day by day.
  private func withhold() {
    if world.hostility.shutOut == nil { world.doMischief(.withhold) }
    for _ in 0..<3 {
      live()
      world.idle += SyncWorld.day
    }
  }

  /// What cites something that the other log has not got is put there, where its chain goes on.
  private func transplant() {
    guard transplanted.names.isEmpty, var branch = world.hostility.branch else { return }
    for isToBranch in [true, false] {
      let (from, to) = isToBranch ? (world.server, branch) : (branch, world.server)
      let fitting = from.packs.first { to.fits($0) && !to.isOn($0.header.at) }
      let readers = world.members.filter { device in
        world.hostility.onBranch.contains(device.name) == isToBranch
          && fitting.map { device.book.role.contains($0.header.names.stream) } ?? false
      }
      guard let pack = fitting, !readers.isEmpty else { continue }
      if isToBranch {
        branch.append(pack)
        world.hostility.branch = branch
      } else {
        world.server.append(pack)
      }
      transplanted = (world.operations(in: pack), readers.map { $0.name })
      return
    }
  }

  /// From here on the server says what its log says.
  func relent() { world.hostility.isOn = false }

  // MARK: - What comes of it

  /// Who goes on from two histories as if they were one.
  var merged: [String] { world.members.filter { hasMerged($0) }.map { $0.name } }

  private func hasMerged(_ device: SimulatedDevice) -> Bool {
    switch move {
    case .collude, .rewrite: !device.disk.counted.isDisjoint(with: world.hostility.injected)
    case .transplant:
      transplanted.names.contains(device.name)
        && !device.disk.counted.isDisjoint(with: transplanted.operations)
    default: readElsewhere.contains(device.name) && !world.isOff(device)
    }
  }

  /// Whether somebody could come upon it.
  var isDone: Bool {
    if move == .transplant { return !transplanted.names.isEmpty }
    if move == .crossNotes {
      return told.contains(.fork) || world.members.contains { world.hasOddNote($0) }
    }
    if move == .withhold { return world.hostility.shutOut != nil }
    // Whoever looks twice, and is shown the log at the second look, has come upon nothing.
    if move.bendsAnswers { return !readElsewhere.isEmpty || !told.isEmpty }
    return !readElsewhere.isEmpty || !world.hostility.injected.isEmpty
      || !world.hostility.misled.isEmpty
  }

  /// By anybody who belongs to the family, also where they go no further until a person looks.
  var told: Set<SyncNotice> {
    let standing = world.devices.filter { !$0.isGone && $0.book.standing != .removed }
    let names = Set(standing.map { $0.name })
    return Set(world.notices.filter { !$0.value.isDisjoint(with: names) }.keys)
  }
}

extension Mischief {
  fileprivate var bendsAnswers: Bool {
    switch self {
    case .alter, .omit, .reorder, .replay, .swapRoster: true
    default: false
    }
  }
}

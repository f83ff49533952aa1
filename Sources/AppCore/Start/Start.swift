import Domain
import SyncEngine

package enum StartAction: Hashable, Sendable {
  case opened(OpenedLog)
  case unusable(StorageTrouble)
  /// Comes before `opened`.
  case placed(StartPlace)
  // On the page that asks about an empty log.
  case newChosen
  case copyChosen
  case copyRead
  case copyRefused(BackupRefusal)
  case copyStored
  case copyNotStored

  var needsPen: Bool {
    switch self {
    case .newChosen, .copyChosen, .copyRead: true
    case .opened, .unusable, .placed, .copyRefused, .copyStored, .copyNotStored: false
    }
  }
}

/// What storage held when it was opened.
package struct OpenedLog: Hashable, Sendable {
  package let device: UInt128
  package let operations: [Operation]
  package let damagedRecords: Int
  /// How many operations are not part of the snapshot yet.
  package let looseRecords: Int
  package let role: TabRole

  package init(
    device: UInt128,
    contents: LogContents,
    looseRecords: Int,
    role: TabRole
  ) {
    self.device = device
    operations = contents.operations
    damagedRecords = contents.damaged
    self.looseRecords = looseRecords
    self.role = role
  }

  /// Reading one by one is what makes a start slow; below this it is not felt.
  static let manyLooseRecords = 500
}

func reduceStart(_ state: inout AppState, _ action: StartAction) -> [Effect] {
  switch action {
  case .opened(let log): return open(&state, log)
  case .unusable(let trouble):
    state.stage = .unusable(trouble)
    return []
  case .placed(let place):
    state.place = place
    return []
  case .newChosen, .copyChosen, .copyRead, .copyRefused, .copyStored, .copyNotStored:
    return reduceEmptyLog(&state, action)
  }
}

private func open(_ state: inout AppState, _ log: OpenedLog) -> [Effect] {
  state.attention.open(at: state.moment)
  state.role = log.role
  state.clock = HybridClock(device: log.device)
  state.damagedRecords = log.damagedRecords
  state.absorb(log.operations)
  if state.player == nil, let empty = state.place.emptyLog {
    state.stage = .empty(empty)
    return []
  }
  state.stage = .ready
  let effects = state.setUpFirstQuest() + state.closeLeftReveals()
  state.resumeQuest()
  return log.looseRecords > OpenedLog.manyLooseRecords ? effects + [.saveSnapshot] : effects
}

extension AppState {
  /// A log in which nobody plays is a first start.
  ///
  /// The tab that holds the pen sets it up. Its ids come from the device, so that two tabs that both
  /// believe to be the first set up the same quest.
  mutating func setUpFirstQuest() -> [Effect] {
    guard player == nil, role.holdsPen else { return [] }
    var setUp = Dice(
      seed: (
        UInt64(truncatingIfNeeded: clock.device), UInt64(truncatingIfNeeded: clock.device >> 64),
        1, 1
      )
    )
    let newPlayer = PlayerID(setUp.id())
    player = newPlayer
    let routine = RoutineID(setUp.id())
    return record(
      [
        .playerSet(newPlayer, name: ""),
        .routineSet(
          routine,
          [
            .name(starter.name), .displayName(starter.name), .icon(starter.icon),
            .players([newPlayer]), .activeDays(.everyDay), .scheduleMode(.fixedDays),
            .isActive(true), .madeBy(.parent),
          ]
        ),
      ] + steps(of: routine, &setUp)
    )
  }

  private func steps(of routine: RoutineID, _ setUp: inout Dice) -> [OperationBody] {
    var position = Position.middle
    return starter.steps.map { step in
      defer { position = .after(position) }
      return .stepSet(
        StepID(setUp.id()),
        of: routine,
        [.name(step.name), .icon(step.icon), .position(position)]
      )
    }
  }

  /// A running quest goes on exactly where it was.
  mutating func resumeQuest() {
    guard let session = sessionUnderWay else { return }
    screen = .quest(session)
  }
}

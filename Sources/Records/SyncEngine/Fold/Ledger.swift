import Basics
import Domain
import SyncWire

/// The family's state: a fold over the set of operations.
///
/// In any order of the operations, and however often each is applied, the same set gives the same ledger.
package struct Ledger: Hashable, Sendable {
  var players = Table<Player, PlayerItem>()
  var routines = Table<Routine, RoutineItem>()
  var steps = Table<Step, StepItem>()
  var sessions = Table<QuestSession, SessionItem>()
  var schools = Table<Player, SchoolItem>()
  var activities = Table<Activity, ActivityItem>()
  var breaks = Table<Break, BreakItem>()
  var bets = Table<Bet, BetItem>()
  /// The settings in the order of their keys.
  var settings: [SettingItem] = []
  /// The balances in the order of profiles, then players.
  var openings: [OpeningBalance] = []
  /// The operations that belong to no session, in the family's common order; they are few, so a snapshot keeps them
  /// whole.
  private(set) var plan: [Operation] = []

  package init() {}

  package init(_ operations: [Operation]) {
    apply(operations)
  }

  /// Folds operations in.
  ///
  /// - Returns: the sessions that may have changed; one between whose operations others lie comes more than once.
  @discardableResult
  package mutating func apply(_ operations: [Operation]) -> [SessionID] {
    let touched = Self.sessions(of: operations)
    if touched.count > Self.many { sessions.makeRoom(for: touched) { SessionItem() } }
    for operation in operations {
      take(operation)
      keep(operation)
    }
    for session in touched { sessions[session, default: SessionItem()].settle() }
    return touched
  }

  /// The number of sessions above which room is made for all at once: a copy of years holds thousands, in no order of
  /// their ids.
  private static let many = 100

  /// The sessions that operations are about; most operations of one lie one behind the other.
  private static func sessions(of operations: [Operation]) -> [SessionID] {
    var found: [SessionID] = []
    for operation in operations {
      guard let session = operation.body.session, session != found.last else { continue }
      found.append(session)
    }
    return found
  }

  private mutating func take(_ operation: Operation) {
    let stamp = operation.stamp
    if let player = operation.player { meet(player) }
    switch operation.body.withDrawableNames {
    case .playerSet(let player, let name):
      players[player, default: PlayerItem()].set(name, at: stamp)
    case .playerRemoved(let player):
      players[player, default: PlayerItem()].remove(at: stamp)
    case .routineSet(let routine, let fields):
      for case .players(let players) in fields { players.forEach { meet($0) } }
      routines[routine, default: RoutineItem()].set(fields, by: operation)
    case .routineRemoved(let routine):
      routines[routine, default: RoutineItem()].remove(by: operation)
    case .stepSet(let step, let routine, let fields):
      routines[routine, default: RoutineItem()].touch(by: operation)
      steps[step, default: StepItem()].set(fields, of: routine, at: stamp)
    case .stepRemoved(let step, _):
      steps[step, default: StepItem()].remove(at: stamp)
    case .settingSet(let change):
      set(change, by: operation)
    case .schoolSet(let player, let fields):
      meet(player)
      schools[player, default: SchoolItem()].set(fields, at: stamp)
    case .activitySet(let activity, let fields):
      for case .players(let players) in fields { players.forEach { meet($0) } }
      activities[activity, default: ActivityItem()].set(fields, at: stamp)
    case .activityRemoved(let activity):
      activities[activity, default: ActivityItem()].remove(at: stamp)
    case .breakSet(let id, let fields):
      breaks[id, default: BreakItem()].set(fields, at: stamp)
    case .breakRemoved(let id):
      breaks[id, default: BreakItem()].remove(at: stamp)
    case .routineStood(let routine, let day):
      if let player = operation.player {
        routines[routine, default: RoutineItem()].stand(for: player, on: day)
      }
    case .betPlaced(let bet):
      bets[bet.id, default: BetItem()].place(bet, by: operation)
    case .sessionStarted(let start):
      sessions[start.session, default: SessionItem()].start(start, by: operation)
    case .sessionEvent(let session, let event):
      sessions[session, default: SessionItem()].add(event, by: operation)
      if case .estimateLocked(let lock) = event { reach(lock.level, at: lock.step, by: operation) }
    case .sessionImported(let imported):
      sessions[imported.session, default: SessionItem()].take(imported, by: operation)
      for guess in imported.guesses { reach(guess.level, at: guess.step.id, by: operation) }
    case .profileImported(let profile, let opening):
      if let player = operation.player { open(profile, of: player, with: opening) }
    case .unknown:
      break
    }
  }

  /// Makes a player known whom an operation names, also when the operation that introduced the player is damaged.
  mutating func meet(_ player: PlayerID) {
    if players.index(of: player) == nil { players[player, default: PlayerItem()] = PlayerItem() }
  }

  private mutating func reach(_ level: DifficultyLevel, at step: StepID, by operation: Operation) {
    guard let player = operation.player else { return }
    steps[step, default: StepItem()].reach(level, by: player)
  }

  private mutating func keep(_ operation: Operation) {
    if operation.body.session.exists { return }
    if case .unknown = operation.body { return }
    var place = plan.count
    while place > 0, operation.stamp < plan[place - 1].stamp { place -= 1 }
    if place > 0, plan[place - 1].stamp == operation.stamp { return }
    plan.insert(operation, at: place)
  }
}

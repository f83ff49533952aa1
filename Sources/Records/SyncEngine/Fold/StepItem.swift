import Basics
import Domain
import Time

/// What the log knows of a step.
struct StepItem: Hashable, Sendable {
  private(set) var fields = Fields<StepField>()
  private var parent = Register<RoutineID>()
  private(set) var presence = Presence()
  /// The task by the step's name, folded once when the name changes, because a history asks for it thousands of times.
  private(set) var task: TaskName?
  /// The highest level at which each player has guessed it.
  private(set) var reached: [ReachedLevel] = []

  mutating func set(_ fields: [StepField], of routine: RoutineID, at stamp: Stamp) {
    presence.edit(at: stamp)
    parent.write(routine, at: stamp)
    for field in fields {
      self.fields.write(field, at: stamp)
      if case .name = field { task = writtenName.map { TaskName($0) } }
    }
  }

  mutating func reach(_ level: DifficultyLevel, by player: PlayerID) {
    if level == .learning { return }
    if let known = reached.firstIndex(where: { $0.player == player }) {
      reached[known].level = max(reached[known].level, level)
    } else {
      let place = reached.firstIndex { $0.player.raw > player.raw } ?? reached.count
      reached.insert(ReachedLevel(player: player, level: level), at: place)
    }
  }

  func reached(by player: PlayerID) -> DifficultyLevel {
    reached.first { $0.player == player }?.level ?? .learning
  }

  mutating func remove(at stamp: Stamp) { presence.remove(at: stamp) }

  var routine: RoutineID? { parent.value }

  var writtenName: String? {
    for case .name(let name) in fields.values { return name }
    return nil
  }

  func placed(id: StepID) -> PlacedStep { PlacedStep(id: id, fields.values) }
}

/// The level that the game has reached with a player at a step.
struct ReachedLevel: Hashable, Sendable {
  let player: PlayerID
  var level: DifficultyLevel
}

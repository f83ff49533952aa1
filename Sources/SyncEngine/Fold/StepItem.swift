import Domain
import Time

/// What the log knows of a step, each field with its newest writer.
struct StepItem: Hashable, Sendable {
  private var name = Register<String>()
  private var icon = Register<Icon>()
  private var position = Register<Position>()
  private var reference = Register<Seconds?>()
  private var parent = Register<RoutineID>()
  private(set) var presence = Presence()
  /// Folded once, when the name changes: a history asks for it thousands of times.
  private(set) var task: TaskName?
  /// The highest level that any guess of a player was made at.
  private(set) var reached: [ReachedLevel] = []

  mutating func set(_ fields: [StepField], of routine: RoutineID, at stamp: Stamp) {
    presence.edit(at: stamp)
    parent.write(routine, at: stamp)
    for field in fields {
      switch field {
      case .name(let value):
        name.write(value, at: stamp)
        task = name.value.map { TaskName($0) }
      case .icon(let value): icon.write(value, at: stamp)
      case .position(let value): position.write(value, at: stamp)
      case .reference(let value): reference.write(value, at: stamp)
      }
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

  var place: Position { position.value ?? .middle }

  var writtenName: String? { name.value }

  func step(id: StepID) -> Step {
    Step(
      id: id,
      name: name.value ?? "",
      icon: icon.value ?? .plain,
      reference: reference.value ?? nil
    )
  }
}

/// How far the game has grown with a player at a step.
struct ReachedLevel: Hashable, Sendable {
  let player: PlayerID
  var level: DifficultyLevel
}

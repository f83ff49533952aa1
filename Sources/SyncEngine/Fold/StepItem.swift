import Domain

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
  /// The highest that any guess was made at.
  private(set) var difficulty = DifficultyLevel.learning

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

  mutating func reach(_ level: DifficultyLevel) { difficulty = max(difficulty, level) }

  mutating func remove(at stamp: Stamp) { presence.remove(at: stamp) }

  var routine: RoutineID? { parent.value }

  var place: Position { position.value ?? .middle }

  func step(id: StepID) -> Step {
    Step(
      id: id,
      name: name.value ?? "",
      icon: icon.value ?? .plain,
      reference: reference.value ?? nil
    )
  }
}

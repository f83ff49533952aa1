import Basics
import Domain
import SyncEngine
import Time

/// A ready-made quest, in the language of the device: that of a first start, or what a player's own
/// quest begins from.
package struct StarterQuest: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package let name: String
    package let icon: Icon

    package init(name: String, icon: Icon) {
      self.name = name
      self.icon = icon
    }
  }

  package let name: String
  package let icon: Icon
  package let steps: [Step]

  package init(name: String, icon: Icon, steps: [Step]) {
    self.name = name
    self.icon = icon
    self.steps = steps
  }
}

extension StarterQuest {
  /// The operations that put the quest into the log as a parent's routine.
  package func operations(
    for player: PlayerID,
    on days: Weekdays,
    ids: inout Dice
  ) -> [OperationBody] {
    let routine = RoutineID(ids.id())
    let fields: [RoutineField] = [
      .name(name), .displayName(name), .icon(icon), .players([player]), .activeDays(days),
      .scheduleMode(.fixedDays), .isActive(true), .madeBy(.parent),
    ]
    var operations: [OperationBody] = [.routineSet(routine, fields)]
    var position = Position.middle
    for step in steps {
      let fields: [StepField] = [.name(step.name), .icon(step.icon), .position(position)]
      operations.append(.stepSet(StepID(ids.id()), of: routine, fields))
      position = .after(position)
    }
    return operations
  }
}

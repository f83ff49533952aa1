import AppCore
import Basics
import Domain
import SyncEngine

extension Core {
  /// Whether the player may change it: a quest of the player's making, or the beginning of one.
  func isOwn(_ quest: RoutineID) -> Bool {
    guard let player else { return false }
    guard let known = ledger.routine(quest) else {
      return draft(of: quest)?.isOwn(of: player) ?? false
    }
    return known.isOwn(of: player)
  }

  mutating func bringBackOwnQuest(_ quest: RoutineID) -> [Effect] {
    guard isOwn(quest) else { return [] }
    removedRoutine = nil
    return record([.routineSet(quest, [])])
  }

  /// A day is the player's to choose: without one the quest is simply there.
  ///
  /// - Returns: none where nobody plays.
  mutating func draftOfOwnQuest(from template: StarterQuest) -> RoutineDraft? {
    guard let player else { return nil }
    var draft = RoutineDraft(RoutineID(dice.id()))
    let fields: [RoutineField] = [
      .name(template.name), .displayName(template.name), .icon(template.icon),
      .players([player]), .activeDays([]), .scheduleMode(.fixedDays), .isActive(true),
      .madeBy(.player),
    ]
    for field in fields { draft.set(field, over: ledger) }
    var position = Position.middle
    for step in template.steps {
      let id = StepID(dice.id())
      let fields: [StepField] = [.name(step.name), .icon(step.icon), .position(position)]
      for field in fields { draft.set(field, of: id, over: ledger) }
      position = .after(position)
    }
    return draft
  }
}

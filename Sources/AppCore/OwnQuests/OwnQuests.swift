import Basics
import Domain
import SyncEngine

/// What a player does about quests that she makes herself, outside their editor.
package enum OwnQuestAction: Hashable, Sendable {
  /// *Make a quest*.
  case newChosen
  indirect case templateChosen(StarterQuest)
  case editorChosen(RoutineID)
  case broughtBack(RoutineID)
  /// She has read on its row whether it rests.
  case restSeen(RoutineID, isResting: Bool)

  var writes: Bool {
    switch self {
    case .newChosen, .editorChosen: false
    case .templateChosen, .broughtBack, .restSeen: true
    }
  }
}

func reduceOwnQuests(_ state: inout AppState, _ action: OwnQuestAction) -> [Effect] {
  switch action {
  case .newChosen:
    state.screen = .newQuest
    return []
  case .templateChosen(let template): return state.beginOwnQuest(from: template)
  case .editorChosen(let quest):
    if state.isOwn(quest) { state.openEditor(at: .ownQuest(quest)) }
    return []
  case .broughtBack(let quest):
    guard state.isOwn(quest) else { return [] }
    state.core.removedRoutine = nil
    return state.record([.routineSet(quest, [])])
  case .restSeen(let quest, let isResting): return state.see(quest, isResting: isResting)
  }
}

extension AppState {
  /// Whether she may change it: a quest that she made, or has begun to make.
  func isOwn(_ quest: RoutineID) -> Bool {
    guard let player else { return false }
    guard let known = ledger.routine(quest) else {
      return draft(of: quest)?.isOwn(of: player) ?? false
    }
    return known.isOwn(of: player)
  }

  /// A day is hers to choose: without one it is simply there.
  fileprivate mutating func beginOwnQuest(from template: StarterQuest) -> [Effect] {
    guard let player else { return [] }
    var draft = RoutineDraft(RoutineID(core.dice.id()))
    let fields: [RoutineField] = [
      .name(template.name), .displayName(template.name), .icon(template.icon),
      .players([player]), .activeDays([]), .scheduleMode(.fixedDays), .isActive(true),
      .madeBy(.player),
    ]
    for field in fields { draft.set(field, over: ledger) }
    var position = Position.middle
    for step in template.steps {
      let id = StepID(core.dice.id())
      let fields: [StepField] = [.name(step.name), .icon(step.icon), .position(position)]
      for field in fields { draft.set(field, of: id, over: ledger) }
      position = .after(position)
    }
    openEditor(at: .ownQuest(draft.routine))
    return put(draft)
  }
}

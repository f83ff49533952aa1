import Domain
import SyncEngine

func reduceWeek(_ state: inout AppState, _ action: WeekAction) -> [Effect] {
  let undo = state.week.undo
  state.week.forgetLast()
  switch action {
  case .playerChosen(let player):
    state.week.show(player)
    return []
  case .schoolSwitched(let day, let isOn): return state.switchSchool(on: day, isOn)
  case .hoursTyped(let day, let edge, let text): return state.typeHours(on: day, edge, text)
  case .hoursCopied(let day): return state.copyHours(of: day)
  case .travelTyped(let text): return state.typeTravel(text)
  case .activityChosen(let id):
    state.openForm(ofActivity: id)
    return []
  case .breakChosen(let id):
    state.openForm(ofBreak: id)
    return []
  case .form(let action): return reduceWeekForm(&state, action)
  case .removed(let item): return state.remove(item)
  case .undone: return undo.map { state.take(back: $0) } ?? []
  }
}

extension WeekEditor {
  /// Whatever was told about the last thing done has been read.
  mutating func forgetLast() {
    settled = nil
    undo = nil
  }
}

extension AppState {
  /// Whose school is shown is settled here: it stays, also when another tab adds a player.
  mutating func enterWeek() {
    week.forgetLast()
    week.player = week.player ?? player ?? ledger.allPlayers.first?.id
  }

  fileprivate mutating func remove(_ item: WeekItem) -> [Effect] {
    week.undo = .removal(item)
    switch item {
    case .activity(let id): return record([.activityRemoved(id)])
    case .schoolBreak(let id): return record([.breakRemoved(id)])
    }
  }

  fileprivate mutating func take(back undo: WeekUndo) -> [Effect] {
    switch undo {
    case .removal(let item):
      week.settled = item
      switch item {
      case .activity(let id): return record([.activitySet(id, [])])
      case .schoolBreak(let id): return record([.breakSet(id, [])])
      }
    case .copy(_, let player, let before): return record([.schoolSet(player, before)])
    }
  }
}

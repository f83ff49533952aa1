import AppCore
import Domain
import SyncEngine

extension WeekEditor {
  mutating func reduce(_ action: WeekAction, _ core: inout Core) -> [Effect] {
    let undo = undo
    forgetLast()
    switch action {
    case .playerChosen(let player):
      show(player)
      return []
    case .dayLookedAt(let weekday):
      lookedAt = weekday
      return []
    case .schoolSwitched(let day, let isOn): return switchSchool(on: day, isOn, &core)
    case .hoursLeft(let day): return leaveHours(on: day, &core)
    case .hoursTyped(let day, let edge, let text): return typeHours(on: day, edge, text, &core)
    case .hoursCopied(let day): return copyHours(of: day, &core)
    case .travelTyped(let text): return typeTravel(text, &core)
    case .activityChosen(let id):
      openForm(ofActivity: id, &core)
      return []
    case .breakChosen(let id):
      openForm(ofBreak: id, &core)
      return []
    case .form(let action): return reduce(action, &core)
    case .removed(let item): return remove(item, &core)
    case .undone: return undo.map { take(back: $0, &core) } ?? []
    }
  }

  /// Whatever was told about the last thing done has been read.
  private mutating func forgetLast() {
    settled = nil
    undo = nil
  }

  /// Whose school is shown is settled here: it stays, also when another tab adds a player.
  mutating func enter(_ core: Core) {
    forgetLast()
    player = player ?? core.player ?? core.ledger.allPlayers.first?.id
  }

  /// Something that is called so is to be added.
  mutating func begin(_ name: String, _ core: inout Core) {
    enter(core)
    openForm(ofActivity: nil, &core)
    form?.name = name
  }

  private mutating func remove(_ item: WeekItem, _ core: inout Core) -> [Effect] {
    undo = .removal(item)
    switch item {
    case .activity(let id): return core.record([.activityRemoved(id)])
    case .schoolBreak(let id): return core.record([.breakRemoved(id)])
    }
  }

  private mutating func take(back undo: WeekUndo, _ core: inout Core) -> [Effect] {
    switch undo {
    case .removal(let item):
      settled = item
      switch item {
      case .activity(let id): return core.record([.activitySet(id, [])])
      case .schoolBreak(let id): return core.record([.breakSet(id, [])])
      }
    case .copy(_, let player, let before): return core.record([.schoolSet(player, before)])
    }
  }
}

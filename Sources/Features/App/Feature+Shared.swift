import Access
import AppCore
import Devices
import Editing
import Family
import Game
import Setup

// Rows of what several rooms show: they hand an action to the room that shows.

/// The row of the field of a player's name.
enum PlayerNames: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .names }

  static func meaning(of timer: TimerID) -> Action? { .name(.rested) }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    guard let action = action.kind(NameAction.self) else { return nil }
    return state.canName ? state.core.reduce(action) : []
  }
}

/// The row of the editor of a routine.
enum RoutineEditors: Feature {
  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(EditorAction.self).map { state.reduce($0) }
  }
}

/// The row of the PIN before the family area.
enum FamilyGate: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .gate }

  static func meaning(of answer: Answer) -> Action? { GateAction(answer).map { .gate($0) } }

  static func meaning(of timer: TimerID) -> Action? { .gate(GateAction(timer)) }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(GateAction.self).map { state.reduce($0) }
  }

  static func readAgain(_ owner: Owner, _ state: inout AppState) -> [Effect] {
    state.reduce(GateAction.changedElsewhere)
  }
}

extension AppState {
  fileprivate mutating func reduce(_ action: EditorAction) -> [Effect] {
    switch room {
    case .game: game.reduce(action, &core)
    case .setup: setup.reduce(action, &core)
    case .family: family.reduce(action, &core)
    case .opening, .unusable: []
    }
  }

  fileprivate mutating func reduce(_ action: GateAction) -> [Effect] {
    switch room {
    case .setup: setup.reduce(action, &core)
    case .family: reduceAtFamilyArea(action)
    case .opening, .unusable, .game: []
    }
  }

  private mutating func reduceAtFamilyArea(_ action: GateAction) -> [Effect] {
    family.agree(on: devices.agreedCode)
    return family.reduce(action, &core)
  }

  fileprivate var canName: Bool {
    switch room {
    case .setup: setup.canName
    case .family: family.gate.isOpen
    case .game: core.asksForName
    case .opening, .unusable: false
    }
  }
}

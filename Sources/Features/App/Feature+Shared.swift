import Access
import Core
import Editing
import Family
import Game
import Setup

// What several rooms have: an action goes to the one that shows.
extension Feature {
  /// The field of a player's name.
  static let names = Feature(
    owners: [.names],
    meaningOfTimer: { _ in .name(.rested) },
    reduce: { state, action in
      action.reduced { state.canName ? state.core.reduce($0 as NameAction) : [] }
    }
  )

  /// The editor of a routine.
  static let editor = Feature(
    reduce: { state, action in action.reduced { state.reduce($0 as EditorAction) } }
  )

  /// The PIN before the family area.
  static let gate = Feature(
    owners: [.gate],
    meaningOfAnswer: { GateAction($0).map { .gate($0) } },
    meaningOfTimer: { .gate(GateAction($0)) },
    reduce: { state, action in action.reduced { state.reduce($0 as GateAction) } },
    readAgain: { $0.reduce(GateAction.changedElsewhere) }
  )
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
    case .opening, .unusable, .game: false
    }
  }
}

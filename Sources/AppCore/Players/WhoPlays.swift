import Domain
import SyncEngine

/// Who plays on this device, and how that is said.
package enum PlayerAction: Hashable, Sendable {
  case asked
  case chosen(PlayerID)
  case sharingSwitched(Bool)

  var needsPen: Bool {
    switch self {
    case .asked: false
    case .chosen, .sharingSwitched: true
    }
  }
}

func reducePlayer(_ state: inout AppState, _ action: PlayerAction) -> [Effect] {
  switch action {
  case .asked:
    state.screen = .whoPlays
    return []
  case .chosen(let player): return state.choose(player)
  case .sharingSwitched(let isShared):
    return state.record([.set(.isShared, isShared)])
  }
}

extension AppState {
  /// Several play on this device, so changing over takes one tap.
  package var isShared: Bool {
    ledger.allPlayers.count > 1 && ledger.setting(.isShared, on: device) ?? false
  }

  /// The one who was chosen here, else the only one: among several nobody is guessed.
  private var playerHere: PlayerID? {
    let players = ledger.allPlayers
    let chosen = ledger.setting(.playerHere, on: device)
    if let chosen, players.contains(where: { $0.id == chosen }) { return chosen }
    return players.count == 1 ? players[0].id : nil
  }

  /// The log has changed, and with it perhaps who plays here: nothing of somebody else stays on the
  /// screen.
  mutating func refreshPlayer() {
    let before = player
    player = playerHere
    if let before, before != player, session.map({ $0.player != player }) ?? false {
      screen = .home
    }
  }

  fileprivate mutating func choose(_ player: PlayerID) -> [Effect] {
    guard ledger.allPlayers.contains(where: { $0.id == player }) else { return [] }
    let effects =
      player == self.player && hasChosen
      ? [] : record([.set(.playerHere, player)])
    goHome()
    return effects
  }

  private var hasChosen: Bool { ledger.setting(.playerHere, on: device).map { _ in true } ?? false }

  /// Where a start leads.
  mutating func land() -> [Effect] {
    if let page = firstStartPage {
      screen = .firstStart(page)
      return openedPage(page)
    }
    if let session = sessionUnderWay { screen = .quest(session) } else { goHome() }
    return []
  }

  /// Home, unless there is something to answer or to try first.
  mutating func goHome() {
    screen = .home
    if case .none = player {
      if ledger.allPlayers.count > 1 { screen = .whoPlays }
    } else if needsPractice {
      practice = Practice()
      screen = .practice
    }
  }
}

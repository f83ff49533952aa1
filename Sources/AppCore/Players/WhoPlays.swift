import Domain
import SyncEngine
import SyncWire

/// Who plays on this device, and how that is said.
package enum PlayerAction: Hashable, Sendable {
  case asked
  case chosen(PlayerID)
  case sharingSwitched(Bool)

  var writes: Bool {
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
    return state.record([.preferenceSet(key: state.sharingKey, value: isShared ? "yes" : "no")])
  }
}

extension AppState {
  private var choiceKey: String { "plays-on/" + device.hexText }
  fileprivate var sharingKey: String { "shared/" + device.hexText }

  /// Several play on this device, so changing over takes one tap.
  package var isShared: Bool {
    ledger.allPlayers.count > 1 && ledger.preference(sharingKey)?.hasSameScalars(as: "yes") ?? false
  }

  /// The one who was chosen here, else the only one: among several nobody is guessed.
  private var playerHere: PlayerID? {
    let players = ledger.allPlayers
    let chosen = ledger.preference(choiceKey).flatMap { UInt128(hexText: $0) }.map { PlayerID($0) }
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
      ? [] : record([.preferenceSet(key: choiceKey, value: player.raw.hexText)])
    goHome()
    return effects
  }

  private var hasChosen: Bool { ledger.preference(choiceKey).map { _ in true } ?? false }

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

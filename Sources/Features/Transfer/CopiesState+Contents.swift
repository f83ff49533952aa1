import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import SyncWire

// What a copy holds for players' own codes alone, said to a parent.
extension CopiesState {
  /// One plain sentence for each thing that is to be known of a copy from here.
  func contents(_ scene: Scene) -> [String] {
    let words = scene.texts.family.copies
    let (closed, rest) = scene.core.ledger.split { here?.hasCode($0) ?? false }
    let absent = scene.core.ledger.allPlayers.filter {
      !scene.core.ledger.hasPlayed($0.id) && !isWaiting($0.id) && !(here?.reads($0.id) ?? true)
    }
    if closed.isEmpty, absent.isEmpty { return [words.about] }
    let sealed = closed.filter { scene.core.ledger.hasPlayed($0.id) || isWaiting($0.id) }
    let open = rest.filter { scene.core.ledger.hasPlayed($0.id) }
    var sentences = [words.aboutPlan]
    for (players, sentence) in [
      (sealed, words.holdsClosed), (open, words.holdsOpen), (absent, words.holdsNot),
    ] where !players.isEmpty {
      sentences.append(sentence(scene.texts.names(of: players, scene.core)))
    }
    return sentences
  }

  /// Whose results are sealed in a copy from here; none where nobody's are.
  package func sealed(_ scene: Scene) -> String? {
    let players = scene.core.ledger.allPlayers.filter {
      here?.hasCode($0.id) ?? false && scene.core.ledger.hasPlayed($0.id)
    }
    return players.isEmpty ? nil : scene.texts.names(of: players, scene.core)
  }

  /// Whose results wait here for their code; none where nobody's do.
  func waiting(_ scene: Scene) -> String? {
    let players = scene.core.ledger.allPlayers.filter { isWaiting($0.id) }
    return players.isEmpty ? nil : scene.texts.names(of: players, scene.core)
  }

  private func isWaiting(_ player: PlayerID) -> Bool {
    !(here?.waiting(for: player).isEmpty ?? true)
  }
}

extension Texts {
  fileprivate func names(of players: [Player], _ core: Core) -> String {
    list(players.map { name(of: $0, among: core.ledger.allPlayers) })
  }
}

extension Ledger {
  fileprivate func split(_ isFirst: (PlayerID) -> Bool) -> ([Player], [Player]) {
    (allPlayers.filter { isFirst($0.id) }, allPlayers.filter { !isFirst($0.id) })
  }

  fileprivate func hasPlayed(_ player: PlayerID) -> Bool {
    digests.contains { $0.player == player }
  }
}

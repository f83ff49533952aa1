import AppCore
import Domain
import SyncEngine

/// Of what paper a player's lanterns are, by the levels with which paper and pattern come; 0 is the first one.
struct Papers: Hashable, Sendable {
  var paper = 0
  var pattern = 0
}

extension Core {
  /// As the player has chosen.
  var papers: Papers {
    guard let player else { return Papers() }
    return Papers(
      paper: level(ledger.setting(.paper, of: player)),
      pattern: level(ledger.setting(.pattern, of: player))
    )
  }

  /// What a newer version knows is the first paper here.
  private func level(_ stored: UInt128?) -> Int {
    let number = stored ?? 0
    return number <= 60 ? Int(number) : 0
  }
}

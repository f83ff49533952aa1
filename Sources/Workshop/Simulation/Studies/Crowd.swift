/// As many players of each kind as are asked for, all of them out of one seed.
package struct Crowd: Hashable, Sendable {
  package let seed: UInt64
  /// Of each kind.
  package let players: Int

  package init(seed: UInt64, players: Int) {
    self.seed = seed
    self.players = players
  }

  func times(_ factor: Int) -> Crowd { Crowd(seed: seed, players: players * factor) }

  /// What comes of each player of a kind.
  ///
  /// - Parameters:
  ///   - kind: whose players are others than those of another kind.
  ///   - play: with the player's own dice.
  func map<Result>(_ kind: String, _ play: (inout SeededDice) -> Result) -> [Result] {
    let seed = seed(of: kind)
    return (0..<players).map { player in
      var dice = SeededDice(seed: seed, player: player)
      return play(&dice)
    }
  }

  /// How many of them it is true of.
  func rate(_ kind: String, _ isTrue: (inout SeededDice) -> Bool) -> Rate {
    Rate(map(kind, isTrue))
  }

  /// Of several things, how many of them each is true of.
  ///
  /// - Parameter areTrue: as many answers for every player.
  func rates(_ kind: String, _ areTrue: (inout SeededDice) -> [Bool]) -> [Rate] {
    let answers = map(kind, areTrue)
    return (answers.first ?? []).indices.map { place in Rate(answers.map { $0[place] }) }
  }

  /// FNV-1a (Fowler, Noll and Vo) over the kind's name.
  private func seed(of kind: String) -> UInt64 {
    kind.utf8.reduce(seed ^ 0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

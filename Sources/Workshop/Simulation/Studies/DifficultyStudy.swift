import Domain
import Markup

/// The game grows with a player and never too quickly, whatever the days are like.
package struct DifficultyStudy: Study {
  static let sessions = 100
  /// In so many sessions of a task at most two changes.
  private static let stretch = 30
  static let middling = 63.0
  static let mostMasters = 0.05

  let crowd: Crowd
  private let accuracy: Double

  /// - Parameter accuracy: the mean of those who must not get to *mastering*, 0 to 100.
  package init(_ crowd: Crowd, accuracy: Double = Self.middling) {
    self.crowd = crowd
    self.accuracy = accuracy
  }

  package func demands() -> [Demand] {
    let levels = crowd.map("any") { dice in
      play(.any(&dice), SimulatedTask.quest(&dice), dice)
    }.flatMap { $0 }
    return [
      Demand(
        "level changes in any 30 sessions of a task",
        .countAtMost(2),
        Double(levels.reduce(0) { max($0, Self.mostChanges($1)) })
      ),
      Demand(
        "levels that went down",
        .countAtMost(0),
        Double(levels.reduce(0) { $0 + Self.falls($1) })
      ),
      Demand(
        "mastering reached in 100 sessions at mean accuracy \(decimal(accuracy))",
        .below(Self.mostMasters),
        masters(SimulatedPlayer(meanAccuracy: accuracy, days: .clustered))
      ),
    ]
  }

  func masters(_ player: SimulatedPlayer) -> Rate {
    Rate(levels(player).map { $0.last == .mastering })
  }

  /// Of a long task of each player of a kind, the level of each session.
  func levels(_ player: SimulatedPlayer) -> [[DifficultyLevel]] {
    crowd.map("difficulty \(player.kind)") { dice in
      play(player, [.long("Breakfast", &dice)], dice)[0]
    }
  }

  /// Of each task the level of each session.
  private func play(
    _ player: SimulatedPlayer,
    _ tasks: [SimulatedTask],
    _ dice: SeededDice
  ) -> [[DifficultyLevel]] {
    var game = SimulatedGame(player, at: tasks, dice: dice)
    // One more: its level is what the hundred before it have led to.
    game.play(Self.sessions + 1)
    return game.levels
  }

  package static func mostChanges(_ levels: [DifficultyLevel]) -> Int {
    let changes = levels.indices.dropFirst().filter { levels[$0] != levels[$0 - 1] }
    return changes.reduce(0) { most, first in
      max(most, changes.count { $0 >= first && $0 < first + stretch })
    }
  }

  package static func falls(_ levels: [DifficultyLevel]) -> Int {
    zip(levels, levels.dropFirst()).count { $0 > $1 }
  }
}

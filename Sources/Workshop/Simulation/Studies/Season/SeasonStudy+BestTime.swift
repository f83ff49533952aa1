import Domain
import Markup

// A best time must not be what something else leaves behind.
extension SeasonStudy {
  /// The shared part is as wide as a middling wobble.
  static let lean = 0.3

  func bestTimes() -> [Demand] {
    kindsOfDays.flatMap { name, days in
      [30, PlayedSeason.sessions - Calibration.sessions].map { moved($0, name, days) }
        + wobbles.map { leaning($0, name, days) }
    }
  }

  private func moved(_ sessions: Int, _ name: String, _ days: Days) -> Demand {
    let player = SimulatedPlayer(wobble: 0.6, to: 0.2, in: sessions, days: days)
    return bestTime(
      "moved from morning to evening, wobble 0.6 to 0.2 in \(sessions) sessions, \(name)",
      told(player) { _ in PlayedSeason.moved }
    )
  }

  private func leaning(_ wobble: Double, _ name: String, _ days: Days) -> Demand {
    bestTime(
      "sessions that lean together by \(decimal(Self.lean)), wobble \(decimal(wobble)), \(name)",
      told(leaning(wobble, days))
    )
  }

  func leaning(_ wobble: Double, _ days: Days) -> SimulatedPlayer {
    var player = unchanged(wobble, days)
    player.lean = Self.lean
    return player
  }

  private func bestTime(_ name: String, _ told: [SeasonTold]) -> Demand {
    Demand(
      "a best time told in a season: " + name,
      .below(Self.mostBestTimes),
      Rate(told.map { $0.hasBestTime })
    )
  }
}

import Domain
import Markup

/// Who looks again and again finds something in the end: what is told over a whole season has to be true as well.
package struct SeasonStudy: Study {
  static let wobbles = [0.6, 0.45, 0.3, 0.2]

  let crowd: Crowd
  let wobbles: [Double]
  /// How the players differ from those in whom nothing changes.
  let plant: (inout SimulatedPlayer) -> Void
  let direction: (TaskWindow) -> Tendency.Direction?

  /// - Parameters:
  ///   - wobbles: of the players in whom nothing changes.
  ///   - plant: what may not be found in them.
  ///   - direction: the rule of a tendency that is put to the proof.
  package init(
    _ crowd: Crowd,
    wobbles: [Double] = Self.wobbles,
    plant: @escaping (inout SimulatedPlayer) -> Void = { _ in },
    direction: @escaping (TaskWindow) -> Tendency.Direction? = { Tendency($0)?.direction }
  ) {
    self.crowd = crowd
    self.wobbles = wobbles
    self.plant = plant
    self.direction = direction
  }

  package func demands() -> [Demand] {
    unchanged() + bestTimes() + kindsOfDays.map { growers($0.0, $0.1) } + switches()
  }

  /// What each player of a kind is told.
  func told(
    _ player: SimulatedPlayer,
    _ timetable: (inout SeededDice) -> Timetable = PlayedSeason.mixed
  ) -> [SeasonTold] {
    crowd.map("season \(player.kind)") { dice in
      let tasks = SimulatedTask.morning(&dice)
      let timetable = timetable(&dice)
      return SeasonTold(SimulatedGame(player, at: tasks, timetable, dice: dice))
    }
  }

  /// Whoever grows hears of it.
  private func growers(_ name: String, _ days: Days) -> Demand {
    let told = told(SimulatedPlayer(wobble: 0.6, to: 0.2, in: 30, days: days))
    return Demand(
      "growing told in a season: wobble 0.6 to 0.2 in 30 sessions, \(name)",
      .atLeast(0.8),
      Rate(told.map { $0.isGrowing })
    )
  }
}

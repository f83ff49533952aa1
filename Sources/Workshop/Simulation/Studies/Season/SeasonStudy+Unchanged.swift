import Domain
import Markup

// Players in whom nothing changes, and what they must not be told of.
extension SeasonStudy {
  /// Something that is told, and in how few seasons it may be.
  struct Claim: Sendable {
    let name: String
    let below: Double
    let isTold: @Sendable (SeasonTold) -> Bool
  }

  static let claims = [
    Claim(name: "growing", below: 0.05) { $0.isGrowing },
    Claim(name: "growing of a task", below: 0.06) { $0.isTaskGrowing },
    Claim(name: "a best time", below: mostBestTimes) { $0.hasBestTime },
    Claim(name: "a week's tilt", below: 0.1) { $0.hasWeekTilt },
  ]
  static let mostBestTimes = 0.05

  func unchanged() -> [Demand] {
    var grewMostAlone = 0
    var demands: [Demand] = []
    for (name, days) in kindsOfDays {
      for wobble in wobbles {
        let told = told(unchanged(wobble, days))
        grewMostAlone += told.reduce(0) { $0 + $1.grewMostAlone }
        demands += Self.claims.map { claim in
          Demand(
            "\(claim.name) told in a season: wobble \(decimal(wobble)), \(name)",
            .below(claim.below),
            Rate(told.map(claim.isTold))
          )
        }
      }
    }
    let alone = Demand(
      "weeks in which a task grew the most and nothing grew",
      .countAtMost(0),
      Double(grewMostAlone)
    )
    return demands + [alone]
  }

  func unchanged(_ wobble: Double, _ days: Days) -> SimulatedPlayer {
    var player = SimulatedPlayer(wobble: wobble, days: days)
    plant(&player)
    return player
  }
}

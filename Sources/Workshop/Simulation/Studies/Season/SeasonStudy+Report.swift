import Domain
import Markup

// Everything that is told at any time of a season, beyond what the product page promises too.
extension SeasonStudy {
  package func tables() -> [MarkdownTable] {
    [
      table("Told at any time of a season in which nothing changes", unchangedRows + leaningRows),
      table("Told at any time of a season to players who grow, bad days in runs", growingRows),
    ]
  }

  package func charts() -> [Chart] {
    let seasons = wobbles.map { told(unchanged($0, .clustered)) }
    return [
      Chart(
        "season-false",
        "Told at any time of a season to players who do not change, bad days in runs",
        .wobbles,
        .percent("players", to: 0.1),
        Self.claims.map { claim in
          Curve(
            claim.name,
            seasons.enumerated().map { place, told in
              ChartPoint(Double(place), Rate(told.map(claim.isTold)).share)
            }
          )
        },
        limits: [Limit(0.05, "below 5 %")]
      )
    ]
  }

  private typealias Row = (name: String, player: SimulatedPlayer)

  private var unchangedRows: [Row] {
    allKindsOfDays.flatMap { name, days in
      wobbles.map { ("wobble \(decimal($0)), \(name)", unchanged($0, days)) }
    }
  }

  private var leaningRows: [Row] {
    wobbles.map { wobble in
      ("wobble \(decimal(wobble)), sessions that lean together", leaning(wobble, .even))
    }
  }

  private var growingRows: [Row] { GrowthStudy.growing.map { ("wobble " + $0.0, $0.1) } }

  private func table(_ title: String, _ rows: [Row]) -> MarkdownTable {
    let columns = Self.claims + [Claim(name: "a tendency", below: 1) { $0.hasTendency }]
    return MarkdownTable(
      title,
      columns: [""] + columns.map { $0.name },
      rows: rows.map { row in
        let told = told(row.player)
        return [row.name] + columns.map { percent(Rate(told.map($0.isTold)).share) }
      }
    )
  }
}

import Domain
import Markup

extension RoomStudy {
  /// Before five mornings there are no odds, and the room is the upper end of a range.
  private static let fewer = [0, 1, 2, 3, 4]

  package func tables() -> [MarkdownTable] {
    let counts = Self.fewer + Self.counts
    let worlds = MorningWorld.all + [.forgetful]
    let looks = worlds.map { self.looks($0, counts).flatMap { $0 } }
    func table(_ title: String, _ isReady: (Look) -> Bool) -> MarkdownTable {
      MarkdownTable(
        title,
        columns: ["mornings before it"] + counts.map { "\($0)" },
        rows: zip(worlds, looks).map { world, looks in
          [world.name] + rates(looks, counts, isReady).map { percent($0.share) }
        }
      )
    }
    return [
      table("Ready at the room of a suggestion, which is whole minutes") { $0.hasHeld },
      table("Ready at the quarter hour that is said") { $0.hasHeldAtQuarter },
    ]
  }

  private func rates(_ looks: [Look], _ counts: [Int], _ isReady: (Look) -> Bool) -> [Rate] {
    counts.map { count in Rate(looks.filter { $0.count == count }.map(isReady)) }
  }

  package func charts() -> [Chart] {
    let worlds = MorningWorld.all.filter { Self.drawn.contains($0.name) }
    let looks = worlds.map { self.looks($0, Self.counts).flatMap { $0 } }
    func chart(
      _ name: String,
      _ title: String,
      _ limits: [Limit],
      _ isReady: (Look) -> Bool
    ) -> Chart {
      Chart(
        name,
        title,
        Axis("mornings before it", 0...60, every: 10),
        .percent("mornings", to: 1),
        zip(worlds, looks).map { world, looks in
          let rates = rates(looks, Self.counts, isReady)
          let points = zip(Self.counts, rates).map { ChartPoint(Double($0), $1.share) }
          return Curve(world.name, points)
        },
        limits: limits
      )
    }
    return [
      chart(
        "rooms",
        "Ready at the room for 8 of 10",
        [
          Limit(Self.held.upperBound, "at most 87.5 %"),
          Limit(Self.held.lowerBound, "at least 75 %"),
        ]
      ) { $0.hasHeldToTheSecond },
      chart(
        "rooms-said",
        "Ready at the quarter hour that is said",
        [Limit(Self.leastHeldAtQuarter, "at least 90 %")]
      ) { $0.hasHeldAtQuarter },
    ]
  }

  /// More would lie on each other.
  private static let drawn = ["days alike", "leaning days", "bad weeks", "a jump", "all at once"]
}

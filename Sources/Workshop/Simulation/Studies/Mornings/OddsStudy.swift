import Domain
import Markup
import Time

/// The odds with which a bet on a start is answered have to come true, whatever the days are like.
package struct OddsStudy: Study {
  /// Mornings that were played before they are looked at.
  static let counts = [5, 6, 8, 10, 15, 20, 21, 23, 30, 40, 50, 59]
  /// From a chance of 0.1 to one of 0.9.
  static let window = 0.73...0.875

  private let crowd: Crowd
  private let chance: @Sendable (Odds, Seconds) -> Double

  /// - Parameter chance: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    chance: @escaping @Sendable (Odds, Seconds) -> Double = { $0.chance(within: $1) }
  ) {
    self.crowd = crowd
    self.chance = chance
  }

  package func demands() -> [Demand] {
    let worlds = MorningWorld.all.map { (world: $0, looks: looks($0)) }
    return worlds.map { world, looks in
      Demand(
        "between chances of 0.1 and 0.9, from five mornings on: \(world.name)",
        .within(Self.window),
        Rate(looks.map { $0.isInWindow })
      )
    }
      + worlds.map { brier($0.looks, $0.world) } + told(worlds.flatMap { $0.looks })
  }

  /// Of all worlds together.
  private func told(_ looks: [Look]) -> [Demand] {
    (1...9).map { count in
      Demand(
        "ready where \(count) in 10 is told",
        .within(Double(count - 1) / 10...Double(count + 1) / 10),
        Rate(looks.filter { $0.told == count }.map { $0.isReady })
      )
    }
  }

  /// Paired, look by look.
  private func brier(_ looks: [Look], _ world: MorningWorld) -> Demand {
    let hers = looks.map { $0.miss(of: $0.resampled) }
    let differences = zip(looks, hers).map { look, miss in look.miss(of: look.chance) - miss }
    let count = Double(max(looks.count, 1))
    let mean = differences.reduce(0, +) / count
    let squares = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let whole = hers.reduce(0, +) / count
    return Demand(
      "Brier score beside her own mornings drawn again: \(world.name)",
      .ratio(0...1),
      1 + mean / whole,
      uncertainty: 1.96 * (squares / count / count).squareRoot() / whole
    )
  }

  private func looks(_ world: MorningWorld) -> [Look] {
    crowd.map("odds \(world.name)") { dice in
      // Rooms are drawn apart, so that they change no morning.
      var rooms = SeededDice(seed: 2, player: Int(dice.unit() * 1_000_000))
      var mornings = SimulatedMornings(world, dice)
      return Self.counts.compactMap { count in
        while mornings.sessions.count < count { mornings.play() }
        let odds = mornings.odds
        let room = odds.usual.scaled(by: 0.3 * rooms.normal())
        return odds.areKnown ? look(mornings, odds, room, after: count) : nil
      }
    }.flatMap { $0 }
  }

  private func look(
    _ mornings: SimulatedMornings,
    _ odds: Odds,
    _ room: Seconds,
    after count: Int
  ) -> Look {
    let sums = mornings.sums
    let length = mornings.length
    return Look(
      count: count,
      isReady: length <= room,
      isInWindow: (0.1...0.9).contains(chance(odds, length)),
      chance: chance(odds, room),
      resampled: Double(sums.count { $0 <= room.value }) / Double(max(sums.count, 1)),
      told: min(max(Int(10 * chance(odds, room) + 0.5), 1), 9)
    )
  }

  /// What is said before a morning, and what comes of it.
  private struct Look {
    let count: Int
    let isReady: Bool
    let isInWindow: Bool
    let chance: Double
    /// By her own mornings alone.
    let resampled: Double
    let told: Int

    /// Squared.
    func miss(of chance: Double) -> Double {
      let miss = chance - (isReady ? 1 : 0)
      return miss * miss
    }
  }
}

extension OddsStudy {
  package func tables() -> [MarkdownTable] {
    [
      MarkdownTable(
        "Mornings between chances of 0.1 and 0.9",
        columns: ["mornings before it"] + Self.counts.map { "\($0)" },
        rows: MorningWorld.all.map { world in
          let looks = looks(world)
          return [world.name]
            + Self.counts.map { count in
              percent(Rate(looks.filter { $0.count == count }.map { $0.isInWindow }).share)
            }
        }
      )
    ]
  }

  package func charts() -> [Chart] {
    let looks = MorningWorld.all.flatMap { self.looks($0) }
    let points = (1...9).map { count in
      ChartPoint(Double(count), Rate(looks.filter { $0.told == count }.map { $0.isReady }).share)
    }
    let meant = (1...9).map { ChartPoint(Double($0), Double($0) / 10) }
    return [
      Chart(
        "odds",
        "Ready where so many mornings in ten were told",
        Axis("mornings in ten, told", 0...10, every: 1),
        .percent("mornings", to: 1),
        [Curve("came true", points), Curve("told", meant)],
        limits: []
      )
    ]
  }
}

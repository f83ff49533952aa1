import Domain

/// One day after the other: what each makes everything take longer by.
struct MorningDays: Sendable {
  private let world: MorningWorld
  private let end: Double
  private let jump: (session: Int, by: Double)
  private let weekday: Int
  private var bad: DayByDay?
  private var drift = 0.0

  private static let resemblance = 0.6
  private static let ofSlowDays = 0.2
  private static let ofWeekday = 0.2
  private static let badShare = 0.25

  init(_ world: MorningWorld, _ dice: inout SeededDice) {
    self.world = world
    end = Logarithm.natural(dice.between(0.55, 0.85))
    jump = (dice.whole(10...40), Logarithm.natural(dice.pick([0.7, 1.35])))
    weekday = dice.whole(0...4)
    drift = Self.ofSlowDays * dice.normal()
    let slowing = dice.between(1.3, 1.8)
    if let run = world.badRun {
      bad = DayByDay(Days(badShare: Self.badShare, run: run, widening: slowing), &dice)
    }
  }

  /// On a logarithmic scale.
  ///
  /// - Parameter session: counted from 0, one on each of five days of a week.
  mutating func next(_ session: Int, _ dice: inout SeededDice) -> Double {
    var sum = world.lean * (world.isHeavy ? dice.student3() : dice.normal())
    let resemblance = Self.resemblance
    drift =
      resemblance * drift
      + Self.ofSlowDays * (1 - resemblance * resemblance).squareRoot() * dice.normal()
    if world.isSlow { sum += drift }
    if let factor = bad?.next(&dice) { sum += Logarithm.natural(factor) }
    if world.isGettingQuicker {
      sum += end * min(Double(session) / Double(PlayedSeason.sessions), 1)
    }
    if world.hasJump, session >= jump.session { sum += jump.by }
    if world.hasWeekday, session % PlayedSeason.sessionsInWeek == weekday { sum += Self.ofWeekday }
    return sum
  }
}

extension SeededDice {
  /// A number of Student's distribution with three degrees of freedom.
  fileprivate mutating func student3() -> Double {
    let (x, y, z) = (normal(), normal(), normal())
    return normal() / ((x * x + y * y + z * z) / 3).squareRoot()
  }

  /// A number of a gamma distribution with mean 1 (Marsaglia and Tsang, 2000).
  ///
  /// - Parameter spread: its standard deviation, below 1.
  mutating func gamma(spread: Double) -> Double {
    let shape = 1 / (spread * spread)
    let d = shape - 1.0 / 3
    while true {
      let x = normal()
      let root = 1 + x / (9 * d).squareRoot()
      if root <= 0 { continue }
      let cube = root * root * root
      let bound = 0.5 * x * x + d - d * cube + d * Logarithm.natural(cube)
      if Logarithm.natural(max(unit(), 1e-300)) < bound { return d * cube / shape }
    }
  }
}

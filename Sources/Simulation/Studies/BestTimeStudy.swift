import Domain
import Markup
import Time

/// A planted best time of day has to be found, and none where none is.
package struct BestTimeStudy: Study {
  private static let guesses = 300
  /// An hour in each part of the day.
  static let hours = [7, 13, 18, 22]
  static let planted = DayPart.evening
  private static let plantedPoints = 12.0
  /// The deviation of accuracy; evenly spread, so that the planted points push nothing beyond 0 or 100.
  private static let noise = 25.0
  static let mostFalse = 0.05
  private static let leastFound = 0.8

  private let crowd: Crowd
  private let notPlanted: Double
  private let find: (TaskWindow) -> DayPart?

  /// - Parameters:
  ///   - notPlanted: points by which the evening is better where nothing may be found.
  ///   - find: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    notPlanted: Double = 0,
    find: @escaping (TaskWindow) -> DayPart? = Self.part
  ) {
    self.crowd = crowd
    self.notPlanted = notPlanted
    self.find = find
  }

  package static func part(_ window: TaskWindow) -> DayPart? { BestTime([window])?.part }

  package func demands() -> [Demand] {
    [
      Demand(
        "best time of 12 points found: 300 guesses, sd 25",
        .atLeast(Self.leastFound),
        rate(Self.plantedPoints) { $0 == Self.planted }
      ),
      Demand(
        "best time told without one: 300 guesses, sd 25",
        .below(Self.mostFalse),
        rate(notPlanted) { $0 != nil }
      ),
    ]
  }

  /// - Parameter share: of the guesses that lie in the evening; the others lie evenly in the other parts.
  private func rate(
    _ points: Double,
    share: Double = 0.25,
    _ isMeant: (DayPart?) -> Bool
  ) -> Rate {
    crowd.rate("best time \(points), \(share)") { dice in
      isMeant(find(TaskWindow(window(points, share, &dice))))
    }
  }

  private func window(
    _ points: Double,
    _ share: Double,
    _ dice: inout SeededDice
  ) -> [PastGuess] {
    var planted = PlantedHistory("Pack bag")
    for index in 0..<Self.guesses {
      let isEvening = dice.chance(share)
      let hour = isEvening ? 18 : dice.pick([7, 13, 22])
      let (day, minute) = index.quotientAndRemainder(dividingBy: 4)
      let moment = SimulatedGame.firstDay.adding(.hours(24 * day + hour)).adding(.minutes(minute))
      let middle = 50 + (isEvening ? points / 2 : -points / 2)
      planted.add(guess(around: middle, &dice), finishedAt: moment)
    }
    return planted.history.guesses
  }

  /// - Parameter middle: the mean accuracy of such guesses.
  private func guess(around middle: Double, _ dice: inout SeededDice) -> Guess {
    // An even distribution is as wide to both sides as its deviation times the root of 3.
    let width = Self.noise * 3.0.squareRoot()
    let accuracy = middle + dice.between(-width, width)
    let actual = Seconds(2000)
    let miss = Seconds(milliseconds: Int64(20_000 * (100 - accuracy)))
    return Guess(estimate: actual + miss, actual: actual)
  }
}

extension BestTimeStudy {
  private static let shares = [
    ("a quarter lies in it", 0.25), ("a tenth lies in it", 0.1),
  ]

  package func tables() -> [TextTable] {
    [
      TextTable(
        "Best time of day told, of 300 guesses",
        columns: ["points"] + Self.shares.map { $0.0 },
        rows: [0, 4, 8, 12].map { points in
          [decimal(points)] + Self.shares.map { percent(found(points, $0.1)) }
        }
      )
    ]
  }

  /// Where nothing is planted, whatever is told.
  private func found(_ points: Double, _ share: Double) -> Double {
    rate(points, share: share) { points > 0 ? $0 == Self.planted : $0 != nil }.share
  }

  package func charts() -> [Chart] {
    [
      Chart(
        "best-time",
        "A best time of day: players who are told of it",
        Axis("points above the rest, in 300 guesses", 0...12, every: 2),
        .percent("players", to: 1),
        Self.shares.map { name, share in
          let points = Array(stride(from: 0.0, through: 12, by: 1))
          return Curve(name, points.map { ChartPoint($0, found($0, share)) })
        },
        limits: [
          Limit(Self.leastFound, "at least 80 % at 12"),
          Limit(Self.mostFalse, "below 5 % at 0"),
        ],
        rings: [ChartPoint(12, Self.leastFound), ChartPoint(0, Self.mostFalse)]
      )
    ]
  }
}

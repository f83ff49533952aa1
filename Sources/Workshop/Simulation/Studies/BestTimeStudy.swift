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
  private static let leastFound = 0.6

  private let crowd: Crowd
  private let notPlanted: Double
  private let find: ([TaskWindow]) -> DayPart?

  /// - Parameters:
  ///   - notPlanted: points by which the evening is better where nothing may be found.
  ///   - find: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    notPlanted: Double = 0,
    find: @escaping ([TaskWindow]) -> DayPart? = Self.part
  ) {
    self.crowd = crowd
    self.notPlanted = notPlanted
    self.find = find
  }

  package static func part(_ windows: [TaskWindow]) -> DayPart? { BestTime(windows)?.part }

  package func demands() -> [Demand] {
    [1, 4].flatMap { tasks in
      let name = "300 guesses in sessions of \(tasks), sd 25"
      return [
        Demand(
          "best time of 12 points found: " + name,
          .atLeast(Self.leastFound),
          rate(Self.plantedPoints, tasks: tasks) { $0 == Self.planted }
        ),
        Demand(
          "best time told without one: " + name,
          .below(Self.mostFalse),
          rate(notPlanted, tasks: tasks) { $0 != nil }
        ),
      ]
    }
  }

  /// - Parameters:
  ///   - share: of the sessions that lie in the evening; the others lie evenly in the other parts.
  ///   - tasks: of each session.
  private func rate(
    _ points: Double,
    share: Double = 0.25,
    tasks: Int = 1,
    _ isMeant: (DayPart?) -> Bool
  ) -> Rate {
    crowd.rate("best time \(points), \(share), \(tasks)") { dice in
      isMeant(find(windows(points, share, tasks, &dice)))
    }
  }

  private func windows(
    _ points: Double,
    _ share: Double,
    _ tasks: Int,
    _ dice: inout SeededDice
  ) -> [TaskWindow] {
    var planted = (0..<tasks).map { PlantedHistory("Task \($0)") }
    for session in 0..<(Self.guesses / tasks) {
      let isEvening = dice.chance(share)
      let moment = moment(session, isEvening ? 18 : dice.pick([7, 13, 22]))
      let middle = 50 + (isEvening ? points / 2 : -points / 2)
      for task in planted.indices {
        let end = moment.adding(.minutes(10 * task))
        planted[task].add(guess(around: middle, &dice), in: session, finishedAt: end)
      }
    }
    return planted.map { TaskWindow($0.history.guesses) }
  }

  private func moment(_ session: Int, _ hour: Int) -> Instant {
    let (day, minute) = session.quotientAndRemainder(dividingBy: 4)
    return SimulatedGame.firstDay.adding(.hours(24 * day + hour)).adding(.minutes(minute))
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

  package func tables() -> [MarkdownTable] {
    [
      MarkdownTable(
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
          Limit(Self.leastFound, "at least 60 % at 12"),
          Limit(Self.mostFalse, "below 5 % at 0"),
        ],
        rings: [ChartPoint(12, Self.leastFound), ChartPoint(0, Self.mostFalse)]
      )
    ]
  }
}

import Basics
import Domain
import TestSupport
import Testing
import Time

private typealias Pair = (estimate: Int, actual: Int)

/// A task's guesses, one a day at the same hour, the last of them today.
private func window(_ guesses: [Pair]) -> TaskWindow {
  TaskWindow(history(guesses), at: .now)
}

private func history(_ guesses: [Pair]) -> TaskHistory {
  history(
    guesses.enumerated().map { index, guess in
      let daysAgo = guesses.count - 1 - index
      return (guess, Instant.now.adding(.hours(-24 * daysAgo)))
    }
  )
}

/// Guesses of a task, each a session of its own.
private func history(
  _ guesses: [(pair: Pair, at: Instant)],
  isHonest: Bool = true,
  isCalibration: Bool = false
) -> TaskHistory {
  var played = PlayedHistory()
  for guess in guesses {
    played.add(
      Guess(estimate: Seconds(guess.pair.estimate), actual: Seconds(guess.pair.actual)),
      of: "Pack bag",
      finishedAt: guess.at,
      in: PlayedHistory.Session(guess.at, isCalibration: isCalibration),
      isHonest: isHonest
    )
  }
  return played.history.tasks[0]
}

/// Right guesses at these moments.
private func exact(_ instants: [Instant]) -> [(pair: Pair, at: Instant)] {
  instants.map { ((300, 300), $0) }
}

extension Instant {
  /// 2026-06-10 08:00 UTC, a Wednesday.
  fileprivate static let now = Instant(milliseconds: 1_781_078_400_000)
}

@Suite struct WindowTests {
  @Test func whatIsNinetyDaysOldTeachesNothingMore() {
    let old = Instant.now.adding(.hours(-90 * 24))
    let next = old.adding(Seconds(milliseconds: 1))
    let history = history(exact([old, next]))
    #expect(TaskWindow(history, at: .now).guesses.map { $0.finishedAt } == [next])
  }

  @Test func doubtfulGuessesAndCalibrationTeachNothing() {
    let doubtful = history(exact([.now]), isHonest: false)
    let calibration = history(exact([.now]), isCalibration: true)
    #expect(TaskWindow(doubtful, at: .now).guesses.isEmpty)
    #expect(TaskWindow(calibration, at: .now).guesses.isEmpty)
  }

  @Test func aGuessFromTheDayAfterTomorrowWaits() {
    let history = history(exact([Instant.now.adding(.hours(25))]))
    #expect(TaskWindow(history, at: .now).guesses.isEmpty)
    #expect(TaskWindow(history, at: Instant.now.adding(.hours(1))).guesses.count == 1)
  }

  @Test func guessesStandInOrderHoweverTheyCome() {
    let instants = [5, 1, 4, 2, 3].map { Instant.now.adding(Seconds($0)) }
    #expect(history(exact(instants)).guesses.map { $0.finishedAt } == instants.sorted())
  }
}

@Suite struct TendencyTests {
  private let short = (estimate: 200, actual: 300)
  private let exact = (estimate: 300, actual: 300)

  @Test func tenGuessesSayNothing() {
    #expect(Tendency(window([Pair](repeating: short, count: 10))) == nil)
    #expect(Tendency(window([Pair](repeating: short, count: 11))) != nil)
  }

  @Test func itTellsSideDifferenceAndShare() throws {
    let tendency = try #require(
      Tendency(
        window([
          short, short, (estimate: 210, actual: 300), short, short, short, exact, short, short,
          short, short, short,
        ])
      )
    )
    #expect(tendency.direction == .shorter)
    #expect(tendency.typicalDifference == Seconds(100))
    #expect(tendency.onSide == 11)
    #expect(tendency.count == 12)
  }

  @Test func lessThanATenthIsNoTendencyHoweverSteady() {
    #expect(
      Tendency(window([Pair](repeating: (327, 300), count: 30))) == nil
    )
    #expect(
      Tendency(window([Pair](repeating: (333, 300), count: 30)))?.direction
        == .longer
    )
  }

  /// What 2.5 standard errors begin, 1.5 keep going.
  @Test func oneThatHasBegunGoesOnForAWhileWithLess() throws {
    var guesses: [Pair] = [
      (330, 300), (350, 300), (400, 300), (340, 300), (300, 300), (380, 300), (420, 300),
      (360, 300), (350, 300), (390, 300), (330, 300),
    ]
    #expect(Tendency(once: window(guesses)) != nil)
    // Until looking once would find none.
    while Tendency(once: window(guesses)) != nil { guesses.append((270, 300)) }
    #expect(Tendency(window(guesses)) != nil)
    guesses += [Pair](repeating: (270, 300), count: 12)
    #expect(Tendency(window(guesses)) == nil)
  }
}

@Suite struct GrowthTrendTests {
  /// Of guesses of a task of 1,000 s, one a day, that land at these accuracies.
  private func at(_ accuracies: [Int]) -> Growth? {
    let history = history(accuracies.map { (estimate: 1000 + 10 * (100 - $0), actual: 1000) })
    return Growth(
      TaskWindow(history, at: .now),
      aWeekAgo: TaskWindow(history, aWeekBefore: .now)
    )
  }

  private let rising = [40, 45, 42, 50, 55, 52, 60, 62, 66, 70]

  @Test func nineGuessesSayNothing() {
    #expect(at(Array(stride(from: 10, to: 100, by: 10))) == nil)
  }

  @Test func whatRisesAndRoseAWeekAgoIsGrowing() throws {
    let growth = try #require(at(rising + [68, 72, 71, 75, 74, 78, 80]))
    #expect(growth.isImproving)
    #expect(!growth.isSteady)
    #expect(growth.aWeekAgo?.count == 10)
    #expect(abs((growth.aWeekAgo?.rise ?? 0) - 15.6) < 1e-9)
  }

  @Test func whatRisesThisWeekAloneIsNotGrowingYet() throws {
    let still = try #require(
      at([50, 52, 48, 50, 52, 48, 50, 52, 48, 50] + [70, 80, 90, 95, 95, 95, 95])
    )
    #expect(still.trend.rise > 20 && still.trend.evidence > Trend.significant)
    #expect(!still.isImproving)
    #expect(!(try #require(at(rising))).isImproving)
  }

  @Test func whatStaysLowIsSteadyAndWhatStaysHighIsNoNews() throws {
    #expect(try #require(at([50, 52, 48, 50, 52, 48, 50, 52, 48, 50])).isSteady)
    #expect(!(try #require(at([80, 82, 78, 80, 82, 78, 80, 82, 78, 80])).isSteady))
  }

  @Test func theFallOfAMonthIsNeitherGrowingNorSteady() throws {
    let growth = try #require(at([90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40]))
    #expect(!growth.isImproving && !growth.isSteady)
  }

  @Test func whatIsLongerAgoThanSixtyGuessesIsForgotten() throws {
    let low = [Int](repeating: 10, count: 20)
    let growth = try #require(at(low + [Int](repeating: 90, count: 60)))
    #expect(growth.trend.count == 60)
    #expect(!growth.isImproving)
  }
}

@Suite struct CommonGrowthTests {
  private func growth(_ accuracies: [Int]) throws -> Growth {
    let guesses = history(accuracies.map { (estimate: 1000 + 10 * (100 - $0), actual: 1000) })
    return try #require(
      Growth(TaskWindow(guesses, at: .now), aWeekAgo: TaskWindow(guesses, aWeekBefore: .now))
    )
  }

  /// Ups and downs in which each alone could be chance.
  private func slow(from first: Int) -> [Int] {
    (0..<24).map { first + $0 + ($0 % 3) * 9 }
  }

  @Test func whatNoTaskShowsAloneAllCanShowTogether() throws {
    let tasks = try [30, 35, 40].map { try growth(slow(from: $0)) }
    let together = try #require(CommonGrowth(tasks))
    #expect(together.rise >= 5 && together.evidence > 3)
    #expect(together.count == 72)
  }

  @Test func whatStaysTheSameIsNoGrowthHoweverManyTasks() throws {
    let still = try growth((0..<24).map { 50 + $0 % 4 * 3 })
    #expect(CommonGrowth([Growth](repeating: still, count: 8)) == nil)
    #expect(CommonGrowth([]) == nil)
  }
}

@Suite struct MirrorTests {
  @Test func whoAlwaysGuessesTheUsualTimeHasNoWobbleOfTheirOwn() throws {
    let actuals = [200, 260, 300, 300, 340, 420, 180]
    let mirror = try #require(Mirror(window(actuals.map { (estimate: 300, actual: $0) })))
    #expect(mirror.wobble == mirror.taskSpread)
    #expect(mirror.ownWobble == 0)
  }

  @Test func whoGoesAlongWithTheDayMissesByLessThanTheTaskDiffers() throws {
    let actuals = [200, 260, 300, 300, 340, 420, 180]
    let mirror = try #require(
      Mirror(window(actuals.map { (estimate: ($0 + 300) / 2, actual: $0) }))
    )
    #expect(mirror.wobble < mirror.taskSpread)
    #expect(mirror.ownWobble == 0)
  }

  @Test func whereTheTaskIsTheSameEachDayAllTheWobbleIsTheirOwn() throws {
    let estimates = [200, 260, 300, 390, 340, 420, 180]
    let mirror = try #require(Mirror(window(estimates.map { (estimate: $0, actual: 300) })))
    #expect(mirror.taskSpread == 0)
    #expect(abs(mirror.ownWobble - mirror.wobble) < 1e-12)
  }
}

@Suite struct DaySenseTests {
  private static let actuals = [200, 260, 310, 300, 340, 420, 180, 230, 390, 280, 350, 240]

  @Test func whoGoesAlongWithTheDayFeelsIt() throws {
    let guesses = Self.actuals.map { (estimate: ($0 + 300) / 2, actual: $0) }
    #expect(try #require(DaySense(window(guesses))).isFelt)
  }

  /// Its wobble is the task's own to the last digit or two, and by these it was told once.
  @Test(arguments: [60, 120, 300, 301, 333, 420, 5400])
  func whoAlwaysSaysTheSameHasNoSlopeAtAll(estimate: Int) throws {
    for count in 11...40 {
      let guesses = (0..<count).map { (estimate: estimate, actual: Self.actuals[$0 % 12] + $0) }
      let sense = try #require(DaySense(window(guesses)))
      #expect(sense.slope == 0 && sense.standardError == 0 && !sense.isFelt)
    }
  }

  @Test func whatAlwaysTakesTheSameAndTooFewSayNothing() {
    #expect(DaySense(window((0..<20).map { (estimate: 200 + $0, actual: 300) })) == nil)
    #expect(DaySense(window(Self.actuals.prefix(10).map { (estimate: $0, actual: $0) })) == nil)
  }
}

@Suite struct MirrorStepsTests {
  /// Near the line more often than far from it, with a deviation of 1.
  private static let errors = [-1.54, -0.19, 0.77, 1.54, 0.19, -0.77]

  /// All the wobble is the player's own.
  private static func window(of deviations: [Double]) -> TaskWindow {
    let guesses = deviations.enumerated().map { number, deviation in
      let error = deviation * errors[number % errors.count]
      return (estimate: Int((6000 * Logarithm.exponential(error)).rounded()), actual: 6000)
    }
    return TaskWindow(history(guesses).guesses)
  }

  @Test func wordsComeFromTwentyGuessesOn() {
    #expect(MirrorSteps(Self.window(of: [Double](repeating: 0.3, count: 19))) == nil)
    #expect(MirrorSteps(Self.window(of: [Double](repeating: 0.3, count: 20)))?.ownWobble == 1)
  }

  /// The first of them is at an edge as it is; afterwards a word lasts.
  @Test(
    arguments: [
      (0.19, 0.215, 0), (0.19, 0.26, 1), (0.21, 0.19, 1), (0.21, 0.16, 0), (0.19, 0.7, 2),
    ]
      as [(Double, Double, Int)]
  )
  func aWordStaysUntilItsNumberIsClearlyElsewhere(before: Double, after: Double, step: Int) {
    // Later ones are so many that the earlier ones hardly count.
    let deviations = [Double](repeating: before, count: 20) + [Double](repeating: after, count: 400)
    #expect(MirrorSteps(Self.window(of: deviations))?.ownWobble == step)
  }
}

@Suite struct MemoryTests {
  /// Memory is 60 and 30 s off by turns, and the player so many.
  @Test(
    arguments: [
      (0, .closer(1)), (30, .closer(1 / 3)), (45, .alike), (40, .alike), (81, .further(4 / 9)),
      (90, .further(0.5)), (4500, .further(0.99)),
    ] as [(Int, SkillOverMemory.Verdict)]
  )
  func theCloserOneIsToldByTheOthersDistance(off: Int, told: SkillOverMemory.Verdict) throws {
    let guesses = (0...20).map { day in
      let actual = day % 2 == 0 ? 240 : 300
      return (estimate: actual + off, actual: actual)
    }
    let found = try #require(SkillOverMemory(window(guesses)).verdict)
    switch (found, told) {
    case (.closer(let share), .closer(let wanted)), (.further(let share), .further(let wanted)):
      #expect(abs(share - wanted) < 1e-9)
    default: #expect(found == told)
    }
  }

  @Test func whoSaysTheUsualTimeIsNeverToldToBeCloser() {
    var (random, told) = (SplitMix64(seed: 7), 0)
    for _ in 0..<400 {
      let actuals = (0..<30).map { _ in 300 + Int(random.below(240)) }
      let verdict = SkillOverMemory(window(actuals.map { (estimate: 420, actual: $0) })).verdict
      if case .some(.closer) = verdict { told += 1 }
    }
    // It was three of four; what is left is that memory has to learn first what is usual.
    #expect(told < 60, "told \(told) of 400 times")
  }
}

@Suite struct StatisticsTests {
  @Test func medianIsTheMiddleOrTheMeanOfTheMiddleTwo() {
    #expect(median([3]) == 3)
    #expect(median([4, 1]) == 2.5)
    #expect(median([5, 1, 3]) == 3)
    #expect(median([4, 4, 4, 4]) == 4)
    #expect(median([9, 1, 8, 2, 7, 3]) == 5)
  }

  @Test func aSingleOddDayIsMovedNearer() {
    let calm = Spread([1, 2, 3, 4, 5][...])
    let wild = Spread([1, 2, 3, 4, 500][...])
    #expect(calm.mean == 3)
    #expect(wild.bounds.upperBound == 6)
    #expect(wild.mean == 3.2)
  }

  @Test func meanSquareIsTiltAndWobble() {
    let errors = [0.1, -0.3, 0.25, 0.4, -0.05, 0.2]
    let spread = Spread(errors[...])
    let clipped = errors.map { spread.bounds.nearest(to: $0) }
    let square = clipped.reduce(0) { $0 + $1 * $1 } / 6
    #expect(abs(square - (spread.mean * spread.mean + spread.deviation * spread.deviation)) < 1e-15)
  }

  @Test func whereMostValuesAreTheSameTheirMeanDistanceSaysHowFarIsFar() {
    let spread = Spread([0, 0, 0, 0, 1][...])
    #expect(spread.bounds.upperBound == 0.75)
    #expect(spread.mean == 0.15)
    #expect(Spread([2, 2, 2][...]).deviation == 0)
  }

  @Test func logarithmAndExponentialUndoEachOther() {
    for value in [1e-300, 1e-5, 0.3, 0.9999999, 1, 1.0000001, 1.5, 2, 10, 12345.678, 1e300] {
      let back = Logarithm.exponential(Logarithm.natural(value))
      #expect(abs(back / value - 1) < 2e-13, "\(value)")
    }
    #expect(Logarithm.natural(1) == 0)
    #expect(Logarithm.exponential(0) == 1)
  }
}

import Basics
import Domain
import Foundation
import TestSupport
import Testing
import Time

/// *Forgot to tap Done?* at the borders of each of its rules, as the product page words them.
@Suite struct LateTapTests {
  private let second = Seconds(1)

  private func tap(_ actual: Seconds, estimate: Seconds, honest: [Seconds] = []) -> LateTap {
    LateTap(actual: actual, estimate: estimate, typical: TypicalDuration(honest))
  }

  /// Whether the player is asked about a duration with no absence before *Done*.
  private func asks(_ actual: Seconds, estimate: Seconds, honest: [Seconds] = []) -> Bool {
    tap(actual, estimate: estimate, honest: honest).isSuspected(after: nil)
  }

  private func minutes(_ counts: Int...) -> [Seconds] { counts.map { .minutes($0) } }

  @Test func withFewHonestDurationsItIsThreeTimesTheEstimate() {
    for honest in [[], minutes(1), minutes(1, 1, 1, 1)] {
      #expect(!asks(.minutes(15), estimate: .minutes(5), honest: honest))
      #expect(asks(.minutes(15) + second, estimate: .minutes(5), honest: honest))
    }
  }

  @Test func withFewHonestDurationsTenMinutesAreNeverTooLong() {
    #expect(!asks(.minutes(10), estimate: Seconds(10)))
    #expect(asks(.minutes(10) + second, estimate: Seconds(10)))
  }

  @Test func fourMinutesMoreThanUsualAreNeverTooLong() {
    let honest = minutes(2, 2, 2, 2, 2)
    #expect(!asks(.minutes(6), estimate: Seconds(10), honest: honest))
    #expect(asks(.minutes(6) + second, estimate: Seconds(10), honest: honest))
  }

  @Test func fromFiveHonestDurationsOnItIsHalfAsLongAgainAsTheNinetiethPercentile() {
    let honest = minutes(20, 20, 20, 20, 20)
    #expect(!asks(.minutes(30), estimate: .minutes(1), honest: honest))
    #expect(asks(.minutes(30) + second, estimate: .minutes(1), honest: honest))
    // The guess has no say any more.
    #expect(asks(.minutes(31), estimate: .minutes(60), honest: honest))
  }

  @Test func theNinetiethPercentileIsOfTheDurationsAndNotOfTheirOrder() {
    // 10 to 20 minutes: nine in ten are at most 19.
    let honest = minutes(20, 10, 19, 11, 18, 12, 17, 13, 16, 14, 15)
    #expect(!asks(Seconds(19 * 90), estimate: .minutes(1), honest: honest))
    #expect(asks(Seconds(19 * 90 + 1), estimate: .minutes(1), honest: honest))
  }

  @Test func overTwoHoursTheGuessIsAskedToo() {
    let honest = minutes(200, 200, 200, 200, 200)
    #expect(!asks(.hours(2), estimate: .minutes(10), honest: honest))
    #expect(asks(.hours(2) + second, estimate: .minutes(10), honest: honest))
    #expect(!asks(.hours(3), estimate: .hours(2), honest: honest))
    #expect(asks(.hours(3) + second, estimate: .hours(2), honest: honest))
    #expect(!asks(.hours(3), estimate: .hours(2)))
    #expect(asks(.hours(3) + second, estimate: .hours(2)))
  }

  @Test func backAfterTenMinutesAndDoneAtOnceComparesWithHerMedian() {
    let honest = minutes(8, 8, 8, 20, 20)
    func asks(_ actual: Seconds, away: Seconds, back: Seconds) -> Bool {
      tap(actual, estimate: .minutes(15), honest: honest)
        .isSuspected(after: LateTap.Absence(length: away, endedBefore: back))
    }
    let ten = Seconds(10)
    #expect(!asks(.minutes(12), away: .minutes(10), back: ten))
    #expect(asks(.minutes(12) + second, away: .minutes(10), back: ten))
    #expect(asks(.minutes(12) + second, away: .minutes(11), back: .zero))
    #expect(!asks(.minutes(13), away: .minutes(10) - second, back: ten))
    #expect(!asks(.minutes(13), away: .minutes(10), back: ten + second))
  }

  @Test func underThreeSecondsIsTooShort() {
    #expect(tap(Seconds(milliseconds: 2999), estimate: .minutes(1)).isTooShort)
    #expect(!tap(Seconds(3), estimate: .minutes(1)).isTooShort)
    #expect(tap(.zero, estimate: Seconds(10)).isTooShort)
    #expect(tap(.zero - second, estimate: Seconds(10)).isTooShort)
  }

  @Test func aQuarterOfTheTenthPercentileIsTooShortOnceFiveDurationsAreKnown() {
    let honest = minutes(8, 8, 8, 8, 8)
    #expect(tap(Seconds(119), estimate: .minutes(8), honest: honest).isTooShort)
    #expect(!tap(Seconds(120), estimate: .minutes(8), honest: honest).isTooShort)
    #expect(!tap(Seconds(119), estimate: .minutes(8), honest: minutes(8, 8, 8, 8)).isTooShort)
  }
}

/// What the product page promises of the honest clock, over seeded years of play.
@Suite struct HonestYearTests {
  private struct Task {
    let median: Double
    let spread: Double
    let tilt: Double
    let wobble: Double
    var honest: [Seconds] = []
  }

  private struct Count {
    var planted = 0
    var caught = 0
    var steps = 0
    var asked = 0

    var caughtShare: Double { Double(caught) / Double(planted) }
    var askedShare: Double { Double(asked) / Double(steps) }
  }

  /// What a late tap adds at least: so many minutes, and so many times the task's median.
  struct Least: Sendable {
    let minutes: Double
    let medians: Double
    let caught: Double
    /// In the worst of the years, whose tasks may all be short or all be long.
    let caughtInAYear: Double
  }

  @Test(arguments: [
    Least(minutes: 6, medians: 1.5, caught: 0.8, caughtInAYear: 0.6),
    Least(minutes: 20, medians: 2, caught: 0.9, caughtInAYear: 0.9),
  ])
  func lateTapsAreCaughtAndHonestStepsAreLeftAlone(least: Least) {
    var all = Count()
    for seed in 1...20 as ClosedRange<UInt64> {
      let year = year(seed: seed, least)
      #expect(year.caughtShare >= least.caughtInAYear, "seed \(seed): \(year.caughtShare)")
      #expect(year.askedShare < 0.05, "seed \(seed): \(year.askedShare)")
      all.planted += year.planted
      all.caught += year.caught
      all.steps += year.steps
      all.asked += year.asked
    }
    print("late taps caught: \(all.caught) of \(all.planted), \(percent(all.caughtShare)) %")
    print("honest steps asked about: \(all.asked) of \(all.steps), \(percent(all.askedShare)) %")
    #expect(all.caughtShare >= least.caught)
    #expect(all.askedShare < 0.05)
  }

  private func percent(_ share: Double) -> Double { (share * 10_000).rounded() / 100 }

  /// Eight tasks on the 180 days of a school year.
  private func year(seed: UInt64, _ least: Least) -> Count {
    var dice = SplitMix64(seed: seed)
    var tasks = (0..<8).map { _ in
      Task(
        median: 60 * exp(dice.between(0, log(40))),
        spread: dice.between(0.15, 0.45),
        tilt: dice.between(-0.3, 0.3),
        wobble: dice.between(0.15, 0.5)
      )
    }
    let lateShare = dice.between(0.03, 0.05)
    var count = Count()
    for _ in 0..<180 {
      for index in tasks.indices {
        play(&tasks[index], isLate: dice.unit() < lateShare, least, &count, &dice)
      }
    }
    return count
  }

  private func play(
    _ task: inout Task,
    isLate: Bool,
    _ least: Least,
    _ count: inout Count,
    _ dice: inout SplitMix64
  ) {
    let truth = task.median * exp(task.spread * dice.normal())
    let guess = task.median * exp(task.tilt + task.wobble * dice.normal())
    // The least that a late tap adds, and so the hardest to catch.
    let late = isLate ? max(least.minutes * 60, least.medians * task.median) : 0
    let actual = Seconds(milliseconds: Int64((truth + late) * 1000)).rounded
    let estimate = min(max(Seconds(Int(guess)), EstimateScale.shortest), EstimateScale.longest)
    let tap = LateTap(actual: actual, estimate: estimate, typical: TypicalDuration(task.honest))
    let isAsked = tap.isTooShort || tap.isSuspected(after: nil)
    if isLate {
      count.planted += 1
      count.caught += isAsked ? 1 : 0
    } else {
      count.steps += 1
      count.asked += isAsked ? 1 : 0
    }
    // What is let through teaches, also a late tap that was not caught; and what is true is vouched for.
    if !isAsked || !isLate { task.honest.append(actual) }
  }
}

extension SplitMix64 {
  /// From 0 to below 1.
  fileprivate mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  fileprivate mutating func between(_ lower: Double, _ upper: Double) -> Double {
    lower + (upper - lower) * unit()
  }

  /// By Box and Muller.
  fileprivate mutating func normal() -> Double {
    (-2 * log(1 - unit())).squareRoot() * cos(2 * .pi * unit())
  }
}

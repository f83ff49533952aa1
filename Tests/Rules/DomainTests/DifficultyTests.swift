import Domain
import Testing
import Time

@Suite struct DifficultyTests {
  /// A day a guess.
  private func level(after accuracies: [Double]) -> DifficultyLevel {
    var rise = DifficultyRise()
    for (index, accuracy) in accuracies.enumerated() {
      rise.take(accuracy, on: LocalDay(number: index))
    }
    return rise.level
  }

  private func perfect(_ count: Int) -> [Double] { [Double](repeating: 100, count: count) }

  @Test func theFirstStepTakesTwelveDaysTheOthersFifteen() {
    #expect(level(after: perfect(11)) == .learning)
    #expect(level(after: perfect(12)) == .practicing)
    #expect(level(after: perfect(26)) == .practicing)
    #expect(level(after: perfect(27)) == .confident)
    #expect(level(after: perfect(41)) == .confident)
    #expect(level(after: perfect(42)) == .mastering)
    #expect(level(after: perfect(500)) == .mastering)
  }

  @Test func tenRoundsInOneMorningAreOneDay() {
    var rise = DifficultyRise()
    for index in 0..<110 { rise.take(100, on: LocalDay(number: index / 10)) }
    #expect(rise.level == .learning)
    rise.take(100, on: LocalDay(number: 11))
    #expect(rise.level == .practicing)
  }

  @Test func eachLevelHasItsThreshold() {
    #expect(level(after: [Double](repeating: 39.9, count: 100)) == .learning)
    #expect(level(after: [Double](repeating: 40, count: 100)) == .practicing)
    #expect(level(after: [Double](repeating: 60, count: 100)) == .confident)
    #expect(level(after: [Double](repeating: 80, count: 100)) == .mastering)
  }

  @Test func whoIsFallingWaits() {
    let falling = (0..<12).map { 100 - 2 * Double($0) }
    #expect(level(after: falling) == .learning)
    #expect(level(after: falling.reversed()) == .practicing)
  }

  @Test func noDayHoweverDarkTakesALevelAway() {
    #expect(level(after: perfect(42) + [Double](repeating: 0, count: 300)) == .mastering)
  }

  @Test func aLevelThatWasPlayedAtStaysEvenWhenItsReasonIsGone() {
    #expect(TaskHistory(TaskName("x"), name: "x", reached: .confident).level == .confident)
  }
}

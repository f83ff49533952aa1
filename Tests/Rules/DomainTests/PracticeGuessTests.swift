import Domain
import Testing
import Time

/// The guess of a first start is held against what it took and at least twelve seconds.
@Suite struct PracticeGuessTests {
  private static func guess(_ estimate: Int, _ actual: Int) -> Guess {
    Guess(estimate: Seconds(estimate), actual: Seconds(actual))
  }

  /// What the product page says: 12 for 11 and for 8, 3 for 10; and where the bands end.
  @Test(arguments: [
    (12, 11, Rating.spotOn, 37), (12, 8, .off, 19), (3, 10, .wayOff, 13), (25, 12, .wayOff, 10),
    (12, 12, .spotOn, 46), (12, 9, .close, 23), (12, 6, .off, 13), (12, 5, .wayOff, 12),
    (25, 20, .close, 39), (25, 25, .spotOn, 85),
  ])
  func itHasAYardstickOfItsOwn(_ estimate: Int, _ actual: Int, _ rating: Rating, _ points: Int) {
    let guess = Self.guess(estimate, actual)
    #expect(guess.practiceRating == rating)
    #expect(guess.practiceExperience.points == points)
  }

  /// From a minute on both yardsticks are what it took.
  @Test func ofMinutesItIsAsEveryOther() {
    for actual in [60, 61, 90, 240] {
      for estimate in [3, 25, 60, 100] {
        let guess = Self.guess(estimate, actual)
        #expect(guess.practiceExperience == guess.experience)
        #expect(guess.practiceRating == Rating(of: guess, bands: DifficultyLevel.confident.bands))
      }
    }
  }
}

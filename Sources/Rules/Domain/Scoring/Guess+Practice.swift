import Time

// The one guess of a first start is of three breaths: held against a minute, every one of them would be close.
extension Guess {
  /// What its difference is held against: what it took, at least 12 s.
  private var practiceYardstick: Seconds { max(actual, Seconds(12)) }

  /// In the bands before difficulty.
  package var practiceRating: Rating {
    Rating(of: self, by: practiceYardstick, bands: BandMultiplier(thousandths: BandMultiplier.one))
  }

  /// By the formula of every guess, with the accuracy by its own yardstick.
  package var practiceExperience: XP {
    experience(at: Accuracy(of: self, by: practiceYardstick).fraction)
  }
}

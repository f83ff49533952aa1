import Domain

/// The points of some sessions, and what the first version would have given for the same guesses.
struct Economy {
  private var guesses = 0
  private var now = 0
  private var before = 0

  /// XP of a guess.
  var mean: Double { Double(now) / Double(guesses) }
  var ratio: Double { Double(now) / Double(before) }

  mutating func take(_ game: SimulatedGame) {
    now += game.total.points
    for past in game.histories.flatMap({ $0.guesses }) {
      guesses += 1
      before += Rating(of: past.guess, bands: .base).firstPoints
    }
  }
}

extension BandMultiplier {
  fileprivate static let base = BandMultiplier(thousandths: one)
}

extension Rating {
  fileprivate var firstPoints: Int {
    switch self {
    case .spotOn: 100
    case .close: 60
    case .off: 25
    case .wayOff: 10
    }
  }
}

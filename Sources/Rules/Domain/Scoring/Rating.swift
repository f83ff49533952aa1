import Time

/// What the player is told about a guess.
package enum Rating: Int, CaseIterable, Sendable {
  case spotOn
  case close
  case off
  case wayOff

  /// The largest relative error of the rating in percent, before difficulty; none for *way off*.
  private var basePercent: Int64? {
    switch self {
    case .spotOn: 10
    case .close: 25
    case .off: 50
    case .wayOff: nil
    }
  }

  /// The rating of a guess in bands that are multiplied by the player's difficulty for the task.
  ///
  /// Compares whole numbers, so that a guess on the border of a band is inside it in every build.
  package init(of guess: Guess, bands multiplier: BandMultiplier) {
    self.init(of: guess, by: guess.yardstick, bands: multiplier)
  }

  /// - Parameter yardstick: what the difference is held against; above zero.
  init(of guess: Guess, by yardstick: Seconds, bands multiplier: BandMultiplier) {
    let error = guess.difference.magnitude.milliseconds * 100 * BandMultiplier.one
    let yardstick = yardstick.milliseconds * multiplier.thousandths
    self = Self.allCases.first { $0.reaches(error, times: yardstick) } ?? .wayOff
  }

  private func reaches(_ error: Int64, times yardstick: Int64) -> Bool {
    guard let basePercent else { return true }
    return error <= basePercent * yardstick
  }
}

/// How demanding the game is for one task and player.
///
/// Never shown, never lowered.
package enum DifficultyLevel: Int, CaseIterable, Sendable {
  /// Where every new player starts.
  case learning
  case practicing
  case confident
  case mastering

  package var bands: BandMultiplier {
    switch self {
    case .learning: BandMultiplier(thousandths: 1500)
    case .practicing: BandMultiplier(thousandths: 1200)
    case .confident: BandMultiplier(thousandths: 1000)
    case .mastering: BandMultiplier(thousandths: 800)
    }
  }
}

extension DifficultyLevel: Comparable {
  package static func < (left: DifficultyLevel, right: DifficultyLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

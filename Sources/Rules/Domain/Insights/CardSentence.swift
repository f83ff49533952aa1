/// What a card says of a task that has a beam, and with that why it may.
package enum CardSentence: Hashable, Sendable {
  case finding(Insight)
  case feelsTheDay
  case onTheLine
  /// What the guesses miss by is what the task differs by.
  case taskDiffers
  /// Nothing stands out.
  case bothSides
}

extension TaskInsights {
  /// Whether there are guesses enough for more than dots.
  package var hasBeam: Bool { window.guesses.count >= Tendency.leastGuesses }

  /// - Parameter steps: its own, which take some time.
  package func told(_ steps: MirrorSteps?, isFastest: Bool) -> [CardSentence] {
    if !hasBeam { return [] }
    var told: [CardSentence] = findings(isFastest: isFastest).map { .finding($0) }
    if daySense?.isFelt ?? false { told.append(.feelsTheDay) }
    return told.isEmpty ? [withoutFinding(steps)] : told
  }

  /// Nothing leans, nothing grows and no day is felt: whose the wobble is.
  private func withoutFinding(_ steps: MirrorSteps?) -> CardSentence {
    if mirror.isOnTheLine { return .onTheLine }
    if let steps, steps.ownWobble == 0, steps.taskSpread > 0 { return .taskDiffers }
    return .bothSides
  }
}

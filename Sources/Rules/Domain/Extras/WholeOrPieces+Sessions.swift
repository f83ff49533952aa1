import Time

extension WholeOrPieces.Pair {
  /// More between the steps is a pause.
  private static let mostBetween = Seconds.hours(1)

  /// Of a session whose whole string was guessed; none where a step was skipped, a time is not to be trusted, or it was
  /// interrupted.
  package init?(_ session: SessionDigest) {
    guard let guess = session.wholeGuess, session.isCompleted, session.skipped.isEmpty,
      session.guesses.allSatisfy({ $0.isHonest && $0.counts }), let whole = session.wholeTime
    else { return nil }
    let together = session.guesses.reduce(.zero) { $0 + $1.guess.actual }
    let guesses = session.guesses.reduce(.zero) { $0 + $1.guess.estimate }
    guard whole - together < Self.mostBetween else { return nil }
    self.init(
      whole: Self.distance(guess, whole),
      pieces: Self.distance(guesses, together)
    )
  }

  private static func distance(_ guess: Seconds, _ truth: Seconds) -> Double {
    abs(Logarithm.natural(max(guess.value, 1) / max(truth.value, 1)))
  }
}

extension SessionDigest {
  /// From the first guess of a step that was locked in to the last *Done*; none where that is not known.
  package var wholeTime: Seconds? {
    guard let begunAt, let end = knownEnd else { return nil }
    return max(end.since(begunAt), Seconds(1))
  }
}

extension WholeOrPieces {
  /// What sessions tell, the oldest first.
  package init?(_ sessions: [SessionDigest]) {
    self.init(sessions.compactMap { Pair($0) })
  }
}

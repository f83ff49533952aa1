import Time

extension QuestSession {
  /// How long after its last event a session can still be resumed.
  package static let resumable = Seconds.hours(12)

  /// How long after it a question is asked once more.
  package static let remembered = Seconds.hours(24 * 7)

  /// A session dated further ahead than this waits until the reader's clock gets there.
  package static let ahead = Seconds.hours(24)
}

extension SessionDigest {
  /// The reveal at which a quest was left until it was closed by age.
  package func leftReveal(at now: Instant) -> EstimationID? {
    isClosedByAge(at: now) ? revealing : nil
  }

  /// Whether a night was left before the reveals that it had kept, until it was closed by age.
  package func leavesNight(at now: Instant) -> Bool {
    isNight && !hasEnded && isClosedByAge(at: now)
      && (isVeiled || experience == .zero && guesses.contains { $0.counts })
  }

  /// The question at which a quest was left until it was closed by age: it is asked again for some days, while
  /// she may still know.
  package func leftQuestion(at now: Instant) -> EstimationID? {
    isClosedByAge(at: now) && now.since(lastEventAt) < QuestSession.remembered ? asking : nil
  }

  /// Closing by age is derived from the reader's clock, never an event.
  package func isClosedByAge(at now: Instant) -> Bool {
    now.since(lastEventAt) > QuestSession.resumable
  }

  package func isUnderWay(at now: Instant) -> Bool {
    !hasEnded && !isClosedByAge(at: now) && lastEventAt.since(now) <= QuestSession.ahead
  }

  /// Whether its day counts for the streak: completed, or closed by age with a finished step.
  package func countsForStreak(at now: Instant) -> Bool {
    isCompleted || (isClosedByAge(at: now) && !guesses.isEmpty)
  }
}

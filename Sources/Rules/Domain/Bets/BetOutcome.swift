import Time

/// What became of a bet, once its quest is over.
package struct BetOutcome: Hashable, Sendable {
  /// The one line that the summary says.
  package enum Line: Hashable, Sendable {
    case held(ready: Instant, room: Int)
    /// She began before the bet's start, and is ready in time because of that.
    case fromTheBet(ready: Instant, start: Instant, wouldBe: Instant)
    /// One of so many mornings of ten that the start is not for.
    case other(ready: Instant, of: Int)
    case tenth(ready: Instant)
    /// Hardly more was said for the start than against it.
    case coin(ready: Instant)
    case withoutOdds(took: Int, room: Int)
    case roomHeld(begun: Instant, room: Int)
    case begunLater(begun: Instant, took: Int)
    case inPart(ready: Instant, lanterns: Int, of: Int)
  }

  /// None where the end of the quest is not known.
  package let line: Line?
  /// Room given and time taken; none for a bet that is not counted.
  package let counted: Counted?

  package struct Counted: Hashable, Sendable {
    package let room: Seconds
    package let took: Seconds
    /// As the bet has it.
    package let told: Int?

    package init(room: Seconds, took: Seconds, told: Int?) {
      self.room = room
      self.took = took
      self.told = told
    }

    /// The minute in which a room ends is still in it.
    package var hasHeld: Bool { took < room + .minutes(1) }

    /// What was left of the room.
    package var rest: Seconds { max(room - took, .zero) }
  }

  /// A quest as it was done.
  package struct Run: Hashable, Sendable {
    package let begun: Instant
    /// None where nobody knows it.
    package let ended: Instant?
    package let finished: Int
    package let steps: Int

    package init(begun: Instant, ended: Instant?, finished: Int, steps: Int) {
      self.begun = begun
      self.ended = ended
      self.finished = finished
      self.steps = steps
    }
  }

  /// Until then a start is the bet's.
  private static let onTime = Seconds.minutes(3)

  package init(_ bet: Bet, _ run: Run) {
    guard let ended = run.ended else {
      (line, counted) = (nil, nil)
      return
    }
    if run.finished < run.steps {
      line = .inPart(ready: ended, lanterns: run.finished, of: run.steps)
      counted = nil
      return
    }
    let counted = Counted(room: bet.room, took: ended.since(run.begun), told: bet.told)
    let isReady = ended.minute <= bet.goal.minute
    let isOnTime = run.begun < bet.start.adding(Self.onTime)
    let (room, took) = (bet.room.wholeMinutes, counted.took.wholeMinutes)
    self.counted = counted
    line =
      switch (counted.hasHeld, isReady, isOnTime) {
      case (true, true, _), (true, _, true): .held(ready: ended, room: room)
      case (false, true, _):
        .fromTheBet(ready: ended, start: bet.start, wouldBe: bet.start.adding(counted.took))
      case (false, false, true): Self.missed(bet, ended, took: took, room: room)
      case (true, false, false): .roomHeld(begun: run.begun, room: room)
      case (false, false, false): .begunLater(begun: run.begun, took: took)
      }
  }

  private static func missed(_ bet: Bet, _ ended: Instant, took: Int, room: Int) -> Line {
    guard let told = bet.told else { return .withoutOdds(took: took, room: room) }
    if told <= 5 { return .coin(ready: ended) }
    return told == 9 ? .tenth(ready: ended) : .other(ready: ended, of: 10 - told)
  }
}

extension Instant {
  /// Clocks everywhere are ahead of UTC by whole minutes.
  fileprivate var minute: Int64 { milliseconds / 60_000 }
}

extension Seconds {
  /// The nearest, a half upwards.
  fileprivate var wholeMinutes: Int { Int((milliseconds + 30_000) / 60_000) }
}

extension BetOutcome {
  /// None where the session is not over in time for it.
  package init?(_ bet: Bet, of session: SessionDigest) {
    guard session.isCompleted, let begun = session.begunAt, let last = session.lastGuess,
      bet.reaches(last.finishedAt)
    else { return nil }
    let run = Run(
      begun: begun,
      ended: session.knownEnd,
      finished: session.guesses.count,
      steps: session.guesses.count + session.skipped.count
    )
    self.init(bet, run)
  }
}

extension SessionDigest {
  /// The last *Done*, or where she says that it was; none where nobody knows.
  package var knownEnd: Instant? { hasClockJumped ? nil : lastGuess?.knownEnd }

  fileprivate var lastGuess: GuessDigest? {
    var last = guesses.first
    for guess in guesses where guess.finishedAt >= last?.finishedAt ?? guess.finishedAt {
      last = guess
    }
    return last
  }
}

extension GuessDigest {
  fileprivate var knownEnd: Instant? {
    if isHonest && counts { return finishedAt }
    guard isNamed, counts else { return nil }
    return finishedAt.adding(guess.actual - measured)
  }
}

import Basics
import Time

/// A session boiled down to what is asked of a whole history.
///
/// Years of them are looked through at a tap, so they hold numbers and no texts.
package struct SessionDigest: Hashable, Sendable {
  package let id: SessionID
  package let routine: RoutineID
  package let player: PlayerID
  package let startedAt: Instant
  package let offset: UTCOffset
  package let day: LocalDay
  package let isCalibration: Bool
  /// What comes of its guesses is shown at its end.
  package let isNight: Bool
  package private(set) var isCompleted: Bool
  package private(set) var experience: XP
  package let shownTotal: XP?
  /// The estimation whose reveal is on the screen.
  package private(set) var revealing: EstimationID?
  /// The estimation that *Forgot to tap Done?* asks about.
  package private(set) var asking: EstimationID?
  /// One for each estimation that stands, in the order of the steps.
  package private(set) var guesses: [GuessDigest]
  /// The steps that were skipped, in their order.
  package let skipped: [StepID]
  /// How long the whole string was guessed to take; none where it was not.
  package let wholeGuess: Seconds?
  /// When the first guess was locked in; none while there is none.
  package let begunAt: Instant?
  /// The clock jumped while a step ran whose estimation stands.
  package let hasClockJumped: Bool
  /// How many reveals *Not done yet* took back: their remarks have been read.
  package let takenBack: Int
  package let lastEventAt: Instant
  package let hasEnded: Bool
  /// Nothing of it is known yet but that it goes on.
  package private(set) var isVeiled = false

  init(_ session: QuestSession) {
    id = session.id
    routine = session.routine
    player = session.player
    startedAt = session.startedAt
    offset = session.offset
    day = session.day
    isCalibration = session.isCalibration
    isNight = session.isNight
    isCompleted = session.isCompleted
    shownTotal = session.shownTotal
    guesses = session.estimations.map { GuessDigest($0) }
    skipped = session.skipped
    wholeGuess = session.wholeGuess
    begunAt = session.begunAt
    hasClockJumped = session.estimations.contains { $0.measurement.doubts.contains(.clockJumped) }
    takenBack = session.takenBack
    lastEventAt = session.lastEventAt
    hasEnded = session.phase == .ended
    experience = session.experience
    switch session.phase {
    case .revealing(_, let estimation): (revealing, asking) = (estimation.id, nil)
    case .asking(_, let estimation): (revealing, asking) = (nil, estimation.id)
    case .estimating, .doing, .ended: (revealing, asking) = (nil, nil)
    }
  }

  /// A digest that was written down.
  package init(
    id: SessionID,
    routine: RoutineID,
    player: PlayerID,
    startedAt: Instant,
    offset: UTCOffset,
    isCalibration: Bool,
    isNight: Bool = false,
    isCompleted: Bool,
    hasEnded: Bool,
    experience: XP,
    shownTotal: XP?,
    revealing: EstimationID?,
    asking: EstimationID?,
    guesses: [GuessDigest],
    skipped: [StepID] = [],
    wholeGuess: Seconds? = nil,
    begunAt: Instant? = nil,
    hasClockJumped: Bool = false,
    takenBack: Int,
    lastEventAt: Instant
  ) {
    self.id = id
    self.routine = routine
    self.player = player
    self.startedAt = startedAt
    self.offset = offset
    day = LocalDay(startedAt, offset: offset)
    self.isCalibration = isCalibration
    self.isNight = isNight
    self.isCompleted = isCompleted
    self.hasEnded = hasEnded
    self.experience = experience
    self.shownTotal = shownTotal
    self.revealing = revealing
    self.asking = asking
    self.guesses = guesses
    self.skipped = skipped
    self.wholeGuess = wholeGuess
    self.begunAt = begunAt
    self.hasClockJumped = hasClockJumped
    self.takenBack = takenBack
    self.lastEventAt = lastEventAt
  }
}

extension SessionDigest {
  /// A night that goes on is in no number, list or hint before its last lantern.
  package mutating func veil(at now: Instant) {
    if !isNight || hasEnded || isClosedByAge(at: now) { return }
    (isVeiled, isCompleted, experience) = (true, false, .zero)
    (revealing, asking, guesses) = (nil, nil, [])
  }
}

/// An estimation boiled down to its numbers.
package struct GuessDigest: Hashable, Sendable {
  package let id: EstimationID
  package let step: StepID
  package let finishedAt: Instant
  /// Of the device, at that moment.
  package let offset: UTCOffset
  package let guess: Guess
  /// By the clock on the wall, whatever the player has said of it.
  package let measured: Seconds
  /// None where the player has said how long it took.
  package let rating: Rating?
  package let counts: Bool
  package let isHonest: Bool

  init(_ estimation: Estimation) {
    id = estimation.id
    step = estimation.lock.step
    finishedAt = estimation.measurement.finishedAt
    offset = estimation.offset
    guess = estimation.guess
    measured = max(estimation.measurement.wall, .zero)
    rating = estimation.rating
    counts = estimation.counts && !estimation.isOpenQuestion
    isHonest = estimation.isHonest
  }

  /// A digest that was written down.
  ///
  /// - Parameter measured: as long as the guess says, unless the player has said otherwise.
  package init(
    id: EstimationID,
    step: StepID,
    finishedAt: Instant,
    offset: UTCOffset,
    guess: Guess,
    measured: Seconds? = nil,
    rating: Rating?,
    counts: Bool,
    isHonest: Bool
  ) {
    self.id = id
    self.step = step
    self.finishedAt = finishedAt
    self.offset = offset
    self.guess = guess
    self.measured = measured ?? guess.actual
    self.rating = rating
    self.counts = counts
    self.isHonest = isHonest
  }

  /// The player has said how long it took.
  var isNamed: Bool { rating == nil }
}

extension QuestSession {
  package var digest: SessionDigest { SessionDigest(self) }
}

extension SessionDigest {
  /// The oldest first; sessions of the same instant by their ids.
  package func isBefore(_ other: SessionDigest) -> Bool {
    (startedAt, id) < (other.startedAt, other.id)
  }
}

extension [SessionDigest] {
  /// How many sessions of a routine were completed; by index, because to copy years of digests would take longer than to
  /// look at them.
  package func completed(of routine: RoutineID) -> Int {
    indices.count { self[$0].routine == routine && self[$0].isCompleted }
  }
}

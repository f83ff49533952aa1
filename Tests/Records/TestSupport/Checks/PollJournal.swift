import Domain
import Time

/// What happened around the requests of a page and of those after it, and whether any of it was against the rules.
///
/// The rules are written down here a second time, from what is promised of them and not from how they are kept.
package struct PollJournal {
  package enum Kind: Sendable {
    case pageShown, pageHidden, stepBegan, stepEnded
    /// Requests are numbered on each page.
    case asked(Int)
    case answered(Int, Outcome)
    /// It was asked whether it is time, and it was not.
    case rested
    case pageLoaded(isShown: Bool, isStepRunning: Bool)
  }

  package enum Outcome: Sendable {
    /// Playing, paused or nothing: there was room for the request.
    case success
    /// 429, or nothing that a page may read.
    case refusal
    case other
  }

  package enum Fault: String, Hashable, Sendable {
    case whileHidden, withoutStep, twoAtOnce, inCoolDown, tooSoon, overBudget
  }

  private var record: PollRecord
  private var isShown = false
  private var isStepRunning = false
  private var out: (number: Int, at: Instant)?
  private var coolDown = Seconds.zero
  private var now = Instant(milliseconds: 0)
  private var calls: [Int: Int] = [:]
  private var furthest: Int
  package private(set) var faults: [Fault] = []

  package init(_ record: PollRecord) {
    self.record = record
    furthest = record.day.number
    calls[furthest] = record.calls
  }

  package mutating func note(_ kind: Kind, at instant: Instant, offset: UTCOffset = .utc) {
    if instant < now { goBack(to: instant) }
    now = instant
    forgetDays(before: LocalDay(instant, offset: offset).number)
    // Nobody is left on a page that is gone to give a request up.
    if case .pageLoaded = kind { out = nil }
    giveUp()
    switch kind {
    case .pageShown: isShown = true
    case .pageHidden: isShown = false
    case .stepBegan: isStepRunning = true
    case .stepEnded: isStepRunning = false
    case .rested: break
    case .pageLoaded(let isShown, let isStepRunning):
      self.isShown = isShown
      self.isStepRunning = isStepRunning
    case .asked(let number): ask(number, on: LocalDay(instant, offset: offset).number)
    case .answered(let number, let outcome): answer(number, outcome)
    }
  }

  private mutating func ask(_ number: Int, on day: Int) {
    if !isShown { faults.append(.whileHidden) }
    if !isStepRunning { faults.append(.withoutStep) }
    if out.map({ _ in true }) ?? false { faults.append(.twoAtOnce) }
    if let end = record.coolDownEnd, now < end { faults.append(.inCoolDown) }
    if let last = record.lastAsked, now.since(last) < Seconds(15) { faults.append(.tooSoon) }
    if calls[day, default: 0] >= 400 { faults.append(.overBudget) }
    calls[day, default: 0] += 1
    furthest = max(furthest, day)
    record.lastAsked = now
    out = (number, now)
  }

  private mutating func answer(_ number: Int, _ outcome: Outcome) {
    guard let out, out.number == number else { return }
    self.out = nil
    switch outcome {
    case .success:
      record.doublings /= 2
      record.coolDownEnd = nil
    case .refusal: refuse(at: now)
    case .other: break
    }
  }

  private mutating func refuse(at instant: Instant) {
    var seconds = 1
    for _ in 0..<min(record.doublings, 15) { seconds *= 2 }
    coolDown = min(Seconds(seconds), .hours(6))
    record.coolDownEnd = instant.adding(coolDown)
    record.doublings += record.doublings < 15 ? 1 : 0
  }

  private mutating func giveUp() {
    guard let out, now.since(out.at) >= Seconds(30) else { return }
    self.out = nil
    refuse(at: out.at.adding(Seconds(30)))
  }
}

// Clocks that are set back.
extension PollJournal {
  /// A wait that had begun lasts no longer than it would have.
  private mutating func goBack(to instant: Instant) {
    if let last = record.lastAsked { record.lastAsked = min(last, instant) }
    if let out { self.out = (out.number, min(out.at, instant)) }
    guard let end = record.coolDownEnd else { return }
    record.coolDownEnd = min(end, instant.adding(coolDown))
  }

  /// Back by more than two days: the clock had been wrong, and what it called days are none.
  private mutating func forgetDays(before today: Int) {
    guard today + 2 < furthest else { return }
    calls = [today: 400]
    furthest = today
  }
}

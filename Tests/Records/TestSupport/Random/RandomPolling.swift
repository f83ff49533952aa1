import Basics
import Domain
import Time

/// A family's evenings made of dice: steps, pages that hide and are loaded anew, answers of all kinds or none, clocks that
/// are set, and someone who asks for a request at every turn.
package struct RandomPolling {
  /// What a page that breaks the rules does.
  package enum Mischief: Sendable {
    case none
    /// What was kept for the page after it is lost.
    case losesRecord
    /// It counts no answer as a refusal.
    case hidesRefusals
    /// It believes that it shows.
    case missesHiding
  }

  private var dice: SplitMix64
  private let mischief: Mischief
  package private(set) var policy: PollPolicy
  package private(set) var journal: PollJournal
  package private(set) var now: Instant
  package private(set) var offset = UTCOffset.utc
  package private(set) var asked = 0
  /// That `ask` and `next` did not say the same.
  package private(set) var disagreements = 0
  /// Of this page, also those that were given up.
  private var requests: [PollRequest] = []
  /// How kind the answers are of this family's music.
  private let refusals: Int

  package init(seed: UInt64, mischief: Mischief = .none) {
    var dice = SplitMix64(seed: seed)
    now = Instant(milliseconds: 1_780_000_000_000 + Int64(dice.below(100_000_000)))
    let calls = dice.pick([0, 0, 0, 350, 390, 399, 400])
    let record = PollRecord(day: LocalDay(now, offset: .utc), calls: calls)
    let isShown = !dice.chance(oneIn: 3)
    policy = PollPolicy(record, isShown: isShown, isStepRunning: isShown)
    journal = PollJournal(record)
    refusals = dice.pick([1, 3, 10, 1000])
    self.mischief = mischief
    self.dice = dice
    journal.note(.pageLoaded(isShown: isShown, isStepRunning: isShown), at: now, offset: offset)
  }

  package mutating func play(turns: Int) {
    for _ in 0..<turns {
      passTime()
      happen()
      ask()
      if dice.below(10) < 7 { answer() }
    }
  }
}

extension RandomPolling {
  private mutating func passTime() {
    switch dice.below(100) {
    case 0..<40: if let next = policy.next(at: now, offset: offset) { now = next }
    case 40..<75: now = now.adding(Seconds(milliseconds: Int64(dice.below(20_000))))
    case 75..<90: now = now.adding(Seconds(dice.below(600)))
    case 90..<94: now = now.adding(Seconds(dice.below(30_000)))
    case 94..<95: now = now.adding(Seconds(dice.below(200_000)))
    case 95..<97: now = now.adding(Seconds(-dice.below(4000)))
    case 97: now = now.adding(Seconds(-dice.below(90_000)))
    case 98: if dice.chance(oneIn: 5) { now = now.adding(Seconds(-dice.below(20_000_000))) }
    default: offset = UTCOffset(minutes: 60 * (dice.below(25) - 12))
    }
  }

  private mutating func happen() {
    switch dice.below(40) {
    case 0: hide()
    case 1, 2, 3: tell(.pageShown, .pageShown)
    case 4: tell(.stepEnded, .stepEnded)
    case 5, 6, 7: tell(.stepBegan, .stepBegan)
    case 8, 9: policy.take(.signedIn, at: now)
    case 10: load()
    default: break
    }
  }

  private mutating func tell(_ event: PollEvent, _ kind: PollJournal.Kind) {
    policy.take(event, at: now)
    journal.note(kind, at: now, offset: offset)
  }

  private mutating func hide() {
    if mischief != .missesHiding { policy.take(.pageHidden, at: now) }
    journal.note(.pageHidden, at: now, offset: offset)
  }

  private mutating func load() {
    let record = mischief == .losesRecord ? PollRecord() : policy.record
    let isShown = !dice.chance(oneIn: 4)
    let isStepRunning = !dice.chance(oneIn: 4)
    policy = PollPolicy(record, isShown: isShown, isStepRunning: isStepRunning)
    requests = []
    let kind = PollJournal.Kind.pageLoaded(isShown: isShown, isStepRunning: isStepRunning)
    journal.note(kind, at: now, offset: offset)
  }
}

extension RandomPolling {
  private mutating func ask() {
    let isTime = policy.next(at: now, offset: offset).map { $0 <= now } ?? false
    guard let request = policy.ask(at: now, offset: offset) else {
      if isTime { disagreements += 1 }
      journal.note(.rested, at: now, offset: offset)
      return
    }
    if !isTime { disagreements += 1 }
    asked += 1
    journal.note(.asked(requests.count), at: now, offset: offset)
    requests.append(request)
  }

  /// Mostly to the last request, now and then to one that may have been given up.
  private mutating func answer() {
    if requests.isEmpty { return }
    let last = requests.count - 1
    let number = dice.chance(oneIn: 8) ? dice.below(last + 1) : last
    if dice.chance(oneIn: 2) { now = now.adding(Seconds(milliseconds: Int64(dice.below(3000)))) }
    let (answer, outcome) = drawAnswer()
    if mischief != .hidesRefusals || outcome != .refusal {
      policy.take(.answered(requests[number], answer), at: now)
    } else {
      policy.take(.answered(requests[number], .nothing), at: now)
    }
    journal.note(.answered(number, outcome), at: now, offset: offset)
  }

  private mutating func drawAnswer() -> (PollAnswer, PollJournal.Outcome) {
    if dice.chance(oneIn: refusals) {
      return (dice.chance(oneIn: 2) ? .opaque : .tooMany, .refusal)
    }
    switch dice.below(20) {
    case 0: return (.unauthorized, .other)
    case 1: return (dice.chance(oneIn: 4) ? .forbidden : .unauthorized, .other)
    case 2: return (.offline, .other)
    case 3: return (.failed, .other)
    case 4: return (.notFound, .success)
    case 5, 6: return (.nothing, .success)
    default: return (.playing(drawPlaying()), .success)
    }
  }

  private mutating func drawPlaying() -> NowPlaying {
    let item: NowPlaying.Item =
      switch dice.below(12) {
      case 0: .ad
      case 1: .unknown
      case 2: .episode
      default: .song("a")
      }
    let duration = dice.chance(oneIn: 10) ? nil : Int64(dice.below(300_000))
    let progress = dice.chance(oneIn: 10) ? nil : Int64(dice.below(300_000))
    let isPlaying = !dice.chance(oneIn: 8)
    return NowPlaying(item, progress: progress, duration: duration, isPlaying: isPlaying)
  }
}

extension RandomPolling {
  /// Whether, with everything well again, it comes to a request by itself, within three days at the latest.
  package mutating func comesBack() -> Bool {
    for event in [PollEvent.pageShown, .stepBegan, .signedIn] { policy.take(event, at: now) }
    let latest = now.adding(.hours(72))
    // A request that is out, a cool-down, a day that is not over.
    for _ in 0..<6 {
      guard let next = policy.next(at: now, offset: offset), next <= latest else { return false }
      now = max(now, next)
      if policy.ask(at: now, offset: offset) != nil { return true }
    }
    return false
  }
}

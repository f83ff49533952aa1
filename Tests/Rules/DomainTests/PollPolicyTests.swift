import Domain
import TestSupport
import Testing
import Time

private let evening = Instant(milliseconds: 1_780_000_000_000)

/// A page that shows while a step runs, and what becomes of its requests.
private struct Page {
  var policy: PollPolicy
  var now = evening

  init(_ record: PollRecord = PollRecord()) {
    policy = PollPolicy(record, isShown: true, isStepRunning: true)
  }

  /// Seconds from now.
  var wait: Seconds? { policy.next(at: now, offset: .utc)?.since(now) }

  mutating func take(_ event: PollEvent) { policy.take(event, at: now) }

  /// Goes on to the next request, and answers it at once; the seconds until then.
  @discardableResult mutating func answer(_ answer: PollAnswer) -> Seconds? {
    guard let wait, let request = ask(after: wait) else { return nil }
    take(.answered(request, answer))
    return wait
  }

  mutating func ask(after wait: Seconds = .zero) -> PollRequest? {
    now = now.adding(wait)
    return policy.ask(at: now, offset: .utc)
  }

  mutating func waits(_ answers: PollAnswer...) -> [Int] {
    answers.map {
      answer($0)
      return wait?.whole ?? -1
    }
  }
}

extension PollAnswer {
  fileprivate static func song(left seconds: Int64, _ item: NowPlaying.Item = .song("a")) -> Self {
    .playing(
      NowPlaying(item, progress: 1000, duration: 1000 * (seconds + 1), isPlaying: true)
    )
  }

  fileprivate static var paused: Self {
    .playing(NowPlaying(.song("a"), progress: 1000, duration: 200_000, isPlaying: false))
  }
}

@Suite struct PollPolicyTests {
  @Test func aSongIsAskedForAtItsEnd() {
    var page = Page()
    #expect(page.wait == .zero)
    #expect(page.waits(.song(left: 180), .song(left: 60), .song(left: 3)) == [182, 62, 15])
    // An episode ends as well; a mix of hours may have been skipped long ago.
    #expect(page.waits(.song(left: 90, .episode), .song(left: 9000)) == [92, 602])
  }

  @Test func anAdIsOverSoon() {
    var page = Page()
    #expect(page.waits(.song(left: 20, .ad), .song(left: 300, .ad)) == [30, 30])
  }

  @Test func silenceIsAskedForLessAndLess() {
    var page = Page()
    let waits = page.waits(.nothing, .paused, .notFound, .nothing, .failed, .offline)
    #expect(waits == [30, 60, 120, 240, 300, 300])
    // A song begins it anew, and so does whoever comes back to the page.
    #expect(page.waits(.song(left: 30), .nothing, .paused) == [32, 30, 60])
    page.take(.pageHidden)
    page.take(.pageShown)
    #expect(page.wait == Seconds(15))
  }

  @Test func whatEndsAtNoKnownTimeIsLikeSilence() {
    var page = Page()
    let odd = { PollAnswer.playing(NowPlaying($0, progress: nil, duration: nil, isPlaying: true)) }
    #expect(page.waits(odd(.unknown), odd(.song("a")), odd(.episode)) == [30, 60, 120])
  }

  @Test func aHiddenPageAndAStepThatIsOverNeverAsk() {
    var page = Page()
    page.take(.pageHidden)
    #expect(page.wait == nil)
    #expect(page.ask() == nil)
    page.take(.pageShown)
    page.take(.stepEnded)
    #expect(page.wait == nil)
    #expect(page.ask() == nil)
    page.take(.stepBegan)
    #expect(page.wait == .zero)
  }

  @Test func theNextStepWaitsForTheEndOfASong() {
    var page = Page()
    page.answer(.song(left: 180))
    page.take(.stepEnded)
    page.now = page.now.adding(Seconds(100))
    page.take(.stepBegan)
    #expect(page.wait == Seconds(82))
    page.take(.stepEnded)
    page.now = page.now.adding(Seconds(500))
    page.take(.stepBegan)
    #expect(page.wait == .zero)
  }

  @Test func coolDownsDoubleUpToSixHours() {
    var page = Page()
    var ends: [Int] = []
    for turn in 0..<18 {
      page.answer(turn % 2 == 0 ? .opaque : .tooMany)
      ends.append(page.policy.record.coolDownEnd?.since(page.now).whole ?? -1)
    }
    #expect(ends.prefix(15) == (0..<15).map { 1 << $0 }[...])
    #expect(ends.suffix(3) == [21_600, 21_600, 21_600])
  }

  @Test func anAnswerHalvesWhatHasDoubled() {
    var page = Page(PollRecord(doublings: 15))
    let doublings = (0..<5).map { _ in
      page.answer(.nothing)
      return page.policy.record.doublings
    }
    #expect(doublings == [7, 3, 1, 0, 0])
  }

  @Test func aCoolDownOutlivesThePage() {
    var page = Page()
    for _ in 0..<9 { page.answer(.opaque) }
    #expect(page.wait == Seconds(256))
    var loaded = Page(page.policy.record)
    loaded.now = page.now
    #expect(loaded.wait == Seconds(256))
    #expect(loaded.ask(after: Seconds(255)) == nil)
    #expect(loaded.ask(after: Seconds(1)) != nil)
  }

  @Test func whatCannotBeIsCut() {
    let end = evening.adding(.hours(24 * 365))
    var page = Page(PollRecord(coolDownEnd: end, doublings: 99, lastAsked: end))
    #expect(page.wait == .hours(6))
    // Counted a year ahead, by a clock that was wrong: the day is over, the next one is new.
    page = Page(PollRecord(day: LocalDay(end, offset: .utc), calls: 3))
    let tomorrow = Instant(startOf: LocalDay(evening, offset: .utc).adding(days: 1), offset: .utc)
    #expect(page.wait == tomorrow.since(evening))
    #expect(page.ask() == nil)
    #expect(page.ask(after: tomorrow.since(evening)) != nil)
    #expect(page.policy.record.calls == 1)
  }

  @Test func aDayThatComesAgainHasNoSecondBudget() {
    let today = LocalDay(evening, offset: .utc)
    var page = Page(PollRecord(day: today.adding(days: 1), calls: 399))
    #expect(page.ask() == nil)
    #expect(page.answer(.nothing) != nil)
    #expect(LocalDay(page.now, offset: .utc) == today.adding(days: 1))
    page.answer(.nothing)
    #expect(LocalDay(page.now, offset: .utc) == today.adding(days: 2))
    #expect(page.policy.record.calls == 1)
  }

  @Test func anAnswerThatNeverComesIsGivenUp() {
    var page = Page()
    let lost = page.ask()
    #expect(page.wait == Seconds(30))
    #expect(page.ask(after: Seconds(29)) == nil)
    #expect(page.ask(after: Seconds(1)) == nil)
    // It may have been refused.
    #expect(page.wait == Seconds(1))
    let second = page.ask(after: Seconds(1))
    #expect(second != nil)
    // Late, it says nothing any more.
    if let lost { page.take(.answered(lost, .forbidden)) }
    #expect(page.wait == Seconds(30))
    if let second { page.take(.answered(second, .song(left: 60))) }
    #expect(page.wait == Seconds(62))
  }

  @Test func withoutATokenItRests() {
    var page = Page()
    page.answer(.unauthorized)
    #expect(page.wait == nil)
    page.take(.pageShown)
    page.take(.stepBegan)
    #expect(page.wait == nil)
    page.take(.signedIn)
    #expect(page.wait == Seconds(15))
    // The new one is refused as well: no circle of tokens and refusals.
    page.answer(.forbidden)
    page.take(.signedIn)
    #expect(page.wait == Seconds(30))
  }

  @Test func whateverHappensTheRulesAreKept() {
    var findings = Findings()
    checkPolls(&findings, seeds: 1...1000)
    #expect(findings.checked == 3000)
    #expect(findings.failures.isEmpty)
  }

  @Test func theDiceReachWhatTheRulesAreFor() {
    var asked = 0
    var spent = 0
    var long = 0
    for seed in UInt64(1)...200 {
      var polling = RandomPolling(seed: seed)
      for _ in 0..<400 {
        polling.play(turns: 1)
        if polling.policy.record.calls == PollRecord.budget { spent += 1 }
        if polling.policy.record.doublings > 8 { long += 1 }
      }
      asked += polling.asked
    }
    #expect(asked > 10_000)
    #expect(spent > 500)
    #expect(long > 500)
  }

  @Test func aPageThatBreaksTheRulesIsFoundOut() {
    let faults = { (mischief: RandomPolling.Mischief) in
      (UInt64(1)...100).reduce(into: Set<PollJournal.Fault>()) { found, seed in
        var polling = RandomPolling(seed: seed, mischief: mischief)
        polling.play(turns: 400)
        found.formUnion(polling.journal.faults)
      }
    }
    #expect(faults(.none).isEmpty)
    #expect(faults(.losesRecord).isSuperset(of: [.overBudget, .inCoolDown, .tooSoon]))
    #expect(faults(.hidesRefusals).contains(.inCoolDown))
    #expect(faults(.missesHiding).contains(.whileHidden))
  }

  private func faults(_ events: (PollJournal.Kind, Int)...) -> [PollJournal.Fault] {
    let day = LocalDay(evening, offset: .utc)
    var journal = PollJournal(PollRecord(day: day, calls: 398))
    for (kind, seconds) in events { journal.note(kind, at: evening.adding(Seconds(seconds))) }
    return journal.faults
  }

  @Test func everyFaultInAJournalIsFound() {
    let shown = PollJournal.Kind.pageLoaded(isShown: true, isStepRunning: true)
    #expect(
      faults((shown, 0), (.asked(0), 1), (.answered(0, .success), 2), (.asked(1), 16)).isEmpty
    )
    #expect(faults((shown, 0), (.pageHidden, 1), (.asked(0), 1)) == [.whileHidden])
    #expect(faults((shown, 0), (.stepEnded, 1), (.asked(0), 1)) == [.withoutStep])
    #expect(faults((shown, 0), (.asked(0), 1), (.asked(1), 20)) == [.twoAtOnce])
    let refused: [(PollJournal.Kind, Int)] = [(.asked(0), 1), (.answered(0, .refusal), 16)]
    #expect(faults((shown, 0), refused[0], refused[1], (.asked(1), 16)) == [.inCoolDown])
    // Loading anew forgives neither the cool-down nor the fifteen seconds.
    #expect(
      faults((shown, 0), refused[0], refused[1], (shown, 16), (.asked(0), 16)) == [.inCoolDown]
    )
    #expect(faults((shown, 0), (.asked(0), 1), (shown, 2), (.asked(0), 3)) == [.tooSoon])
    // Given up after 30 s is refused.
    #expect(faults((shown, 0), (.asked(0), 1), (.asked(1), 31)) == [.inCoolDown])
    let asked = (0..<3).flatMap {
      [(PollJournal.Kind.asked($0), 20 * $0), (.answered($0, .success), 20 * $0 + 1)]
    }
    #expect(faults((shown, 0), asked[0], asked[1], asked[2], asked[3], asked[4]) == [.overBudget])
    // A day earlier and back again: it is the same day.
    #expect(
      faults(
        (shown, 0),
        asked[0],
        asked[1],
        (.rested, -86_400),
        (.asked(1), 20),
        (.answered(1, .success), 21),
        asked[4]
      )
        == [.overBudget]
    )
  }
}

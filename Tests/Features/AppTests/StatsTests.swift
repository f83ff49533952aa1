import Access
import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestSupport
import Testing
import Time
import Transfer

/// The screen that says what the guesses come to.
@Suite struct StatsTests {
  private func shown(_ script: Script, _ range: StatsRange = .twoWeeks) -> Stats {
    var script = script
    script.send(.sidePage(.chosen(.stats)))
    script.send(.stats(.rangeChosen(range)))
    return script.state.game.stats.stats
  }

  @Test func withoutAGuessThereIsNothing() {
    let stats = shown(.started())
    #expect(stats.guesses == 0)
    #expect(stats.closest == nil)
    #expect(stats.lights.isEmpty)
    #expect(stats.landed.total == 0)
  }

  @Test func aQuestIsALightAtTheMeanOfItsGuesses() {
    var script = Script.started()
    // relative errors 10/130, 270/570 and 40/60
    script.playQuest([(120, 130), (300, 570), (60, 20)])
    let stats = shown(script)
    #expect(stats.guesses == 3)
    #expect(stats.quests == 1)
    #expect(stats.closest == Seconds(10))
    #expect(stats.lights.map { $0.accuracy } == [59])
    #expect(stats.landed.counts == [1, 0, 1, 1])
  }

  @Test func aQuestOfOneGuessHasTheAccuracyOfThatGuess() {
    for actual in stride(from: 3, through: 600, by: 3) {
      var script = Script.started()
      script.playQuest([(200, actual)])
      let guess = Guess(estimate: Seconds(200), actual: Seconds(actual))
      #expect(shown(script).lights.first?.accuracy == Accuracy(of: guess).shown)
    }
  }

  @Test func whatDoesNotCountStaysOutEverywhere() {
    var script = Script.started()
    script.startQuest()
    script.guess(.minutes(5))
    script.finish(after: .minutes(40))
    script.answer(.notCounted)
    script.skip()
    script.skip()
    #expect(shown(script) == shown(.started()))
    script.playQuest([(120, 120)])
    #expect(shown(script).guesses == 1)
    #expect(shown(script).lights.count == 1)
  }

  @Test func whatSheRemembersIsNoBest() {
    var script = Script.started()
    script.startQuest()
    script.guess(.minutes(5))
    script.finish(after: .minutes(40))
    script.answer(Correction(actual: .minutes(5), counts: true))
    script.closeReveal()
    #expect(shown(script).guesses == 1)
    #expect(shown(script).closest == nil)
  }

  @Test func theRangesReachFarEnoughAndNoFurther() {
    var script = Script.started()
    for _ in 0..<5 {
      script.playQuest([(120, 120)])
      script.advance(.hours(24 * 13) - .minutes(10))
    }
    // Played 65, 52, 39, 26 and 13 days ago; a fortnight holds today and thirteen days before.
    #expect(shown(script, .twoWeeks).lights.count == 1)
    #expect(shown(script, .threeMonths).lights.count == 5)
    script.advance(.hours(24))
    #expect(shown(script, .twoWeeks).lights.isEmpty)
    script.advance(.hours(24 * 25))
    #expect(shown(script, .threeMonths).lights.count == 4)
    #expect(shown(script, .all).lights.count == 5)
    #expect(shown(script, .twoWeeks).guesses == 5)
  }

  @Test func theMixIsOfTheLastFifty() {
    var script = Script.started()
    for number in 0..<60 {
      script.playQuest([(number < 20 ? 1000 : 120, 120)])
      script.send(.back)
      script.advance(.minutes(30))
    }
    #expect(shown(script).landed.counts == [40, 0, 0, 10])
  }

  @Test func theMixIsByTheBandsBeforeDifficulty() {
    var script = Script.started()
    // 18 of 138 s is beyond a tenth, and spot on in the wider bands of a learner.
    script.playQuest([(120, 138)])
    let guess = Guess(estimate: Seconds(120), actual: Seconds(138))
    #expect(Rating(of: guess, bands: DifficultyLevel.learning.bands) == .spotOn)
    #expect(shown(script).landed.counts == [0, 1, 0, 0])
    #expect(shown(script).lights.first?.accuracy == 87)
  }

  @Test func aScreenThatIsOpenFollowsWhatOtherTabsStore() {
    var writer = Script.started()
    var reader = Script(seed: 2)
    reader.open(writer.stored, role: .reader)
    reader.send(.sidePage(.chosen(.stats)))
    writer.playQuest([(120, 130)])
    reader.send(.tab(.newsArrived(writer.stored)))
    #expect(reader.state.game.stats.stats.guesses == 1)
  }

  @Test func aQuestDatedFarAheadWaits() {
    var script = Script.started()
    script.setClock(by: .hours(24 * 30))
    script.playQuest([(120, 130)])
    script.setClock(by: .zero - .hours(24 * 30))
    #expect(shown(script).guesses == 0)
  }
}

/// Three years of play: many quests share a light.
@Suite struct ManyLightsTests {
  private static func digests(seed: UInt64, count: Int, overDays days: Int) -> [SessionDigest] {
    var dice = SplitMix64(seed: seed)
    return (0..<count).map { number in
      let day = days * number / count
      let started = Instant(
        milliseconds: 1_700_000_000_000 + Int64(day) * 86_400_000 + Int64(dice.below(40_000_000))
      )
      var session = QuestSession(
        id: SessionID(UInt128(dice.next())),
        routine: RoutineID(1),
        player: PlayerID(1),
        startedAt: started,
        offset: .utc,
        isCalibration: false,
        plan: [QuestSession.PlannedStep(id: StepID(1), name: "Eat", icon: .plain)]
      )
      let lock = LockedEstimate(
        id: LockID(1),
        step: StepID(1),
        estimate: .point(Seconds(10 + dice.below(900))),
        difficulty: .learning,
        bands: DifficultyLevel.learning.bands,
        startedAt: started
      )
      let finished = started.adding(Seconds(5 + dice.below(900)))
      session = session.replaying([
        SessionEvent(at: started, offset: .utc, kind: .estimateLocked(lock)),
        SessionEvent(
          at: finished,
          offset: .utc,
          kind: .stepFinished(
            EstimationID(UInt128(dice.next())),
            StepID(1),
            LockID(1),
            Measurement(startedAt: started, finishedAt: finished)
          )
        ),
      ])
      return session.digest
    }
  }

  private func moment(after history: [SessionDigest]) -> Moment {
    let last = history.map { $0.startedAt }.max() ?? Instant(milliseconds: 0)
    return Moment(now: last.adding(.minutes(20)), monotonic: .zero, offset: .utc)
  }

  @Test(arguments: [40, 41, 80, 500, 2200], [1, 12, 39, 41, 79, 81, 1096])
  func noDrawingHasMoreThanFortyLights(count: Int, days: Int) {
    let history = Self.digests(seed: 1, count: count, overDays: days)
    for range in StatsRange.allCases {
      let stats = Stats(history.shuffled(), range: range, at: moment(after: history))
      #expect(stats.lights.count <= StatsLight.most)
      #expect(stats.quests == count)
      for (light, next) in zip(stats.lights, stats.lights.dropFirst()) {
        #expect(light.lastDay <= next.firstDay)
      }
    }
  }

  @Test func joinedLightsAreTheMeansOfEquallyLongStretches() {
    let history = Self.digests(seed: 3, count: 2200, overDays: 1096)
    let stats = Stats(history, range: .all, at: moment(after: history))
    #expect(stats.lights.map { $0.quests }.reduce(0, +) == 2200)
    // 1,096 days in stretches of 28: the first is what remains.
    #expect(stats.lights.count == 40)
    for light in stats.lights {
      #expect(light.lastDay.number - light.firstDay.number < 28)
      let inside = history.filter { $0.day >= light.firstDay && $0.day <= light.lastDay }
      let mean =
        inside.map { Accuracy(of: $0.guesses[0].guess).fraction }.reduce(0, +)
        / Double(inside.count)
      #expect(abs(Double(light.accuracy) - 100 * mean) <= 0.5001)
      #expect(inside.count == light.quests)
    }
  }

  @Test(arguments: 1...20) func theOrderOfTheHistoryDoesNotMatter(seed: UInt64) {
    let history = Self.digests(seed: seed, count: 300, overDays: 400)
    var dice = SplitMix64(seed: seed)
    let one = Stats(history, range: .all, at: moment(after: history))
    let other = Stats(dice.shuffled(history), range: .all, at: moment(after: history))
    #expect(one.landed == other.landed)
    #expect(one.lights.map { $0.accuracy } == other.lights.map { $0.accuracy })
    let newest = history.flatMap { $0.guesses }.sorted {
      ($0.finishedAt, $0.id) > ($1.finishedAt, $1.id)
    }
    for rating in Rating.allCases {
      let such = newest.prefix(50).filter { Rating(of: $0.guess, bands: .base) == rating }
      #expect(one.landed.counts[rating.rawValue] == such.count)
    }
  }
}

extension Script {
  /// Plays a whole quest; steps without numbers are not for today.
  fileprivate mutating func playQuest(_ steps: [(guess: Int, took: Int)]) {
    send(.back)
    startQuest()
    for step in steps { playStep(guess: Seconds(step.guess), took: Seconds(step.took)) }
    for _ in steps.count..<3 { skip() }
    send(.back)
  }
}

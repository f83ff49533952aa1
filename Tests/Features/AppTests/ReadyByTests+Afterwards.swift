import App
import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

@testable import Game

// What came of a start that was bet on.
extension ReadyByTests {
  /// The summary of a morning that began and took so.
  mutating func play(at hour: Int, _ minute: Int, steps: [Int]) {
    wait(until: hour, minute)
    script.startQuest()
    for length in steps { script.playStep(guess: .minutes(8), took: .minutes(length)) }
    script.send(.finaleEnded)
  }

  @Test mutating func aStartThatHeldIsSaid() {
    wakeUp()
    bet(minutesBefore: 35)
    script.send(.back)
    play(at: 7, 5, steps: [10, 11, 10])
    #expect(page.contains("Ready at 7:36."))
    #expect(page.contains("Your 35 minutes held."))
    #expect(page.contains("You began at 7:05 and were ready at 7:36; the door was at 7:40"))
  }

  @Test mutating func aMorningThatTookMoreWasOneOfTheOthers() throws {
    wakeUp(after: [9, 10, 10, 11, 10, 9, 11, 12, 8, 10])
    bet(minutesBefore: 34)
    let told = try #require(placedBets(script).last?.told)
    script.send(.back)
    play(at: 7, 6, steps: [14, 15, 14])
    #expect(page.contains("Ready at 7:49."))
    let words = told == 9 ? "It was the tenth morning." : "It was one of the other"
    #expect(page.contains(words))
  }

  @Test mutating func aLaterBeginIsSaidAsItWas() {
    wakeUp()
    bet(minutesBefore: 35)
    script.send(.back)
    play(at: 7, 12, steps: [11, 12, 11])
    #expect(page.contains("You began at 7:12."))
    #expect(page.contains("The 35 minutes themselves held."))
  }

  @Test mutating func aSkippedStepIsSaidAndCountsForNothing() {
    wakeUp()
    bet(minutesBefore: 35)
    script.send(.back)
    wait(until: 7, 5)
    script.startQuest()
    for _ in 0..<2 { script.playStep(guess: .minutes(8), took: .minutes(10)) }
    script.skip()
    script.send(.finaleEnded)
    #expect(page.contains("Ready at 7:25 with two of three lanterns."))
    let digest = core.history[core.history.count - 1]
    #expect(core.betOutcome(of: digest)?.outcome.counted == nil)
  }

  @Test mutating func aForgottenDoneInTheMiddleChangesNothingOfTheClockOnTheWall() {
    wakeUp()
    bet(minutesBefore: 60)
    script.send(.back)
    wait(until: 6, 40)
    script.startQuest()
    script.playStep(guess: .minutes(8), took: .minutes(10))
    script.guess(.minutes(8))
    script.finish(after: .minutes(38))
    guard case .asking(_, let estimation)? = script.phase else {
      Issue.record("it was not asked about")
      return
    }
    script.send(.durationAnswered(estimation.id, .notCounted))
    script.closeReveal()
    script.playStep(guess: .minutes(8), took: .minutes(10))
    script.send(.finaleEnded)
    #expect(page.contains("Ready at 7:38."))
    #expect(page.contains("Your 60 minutes held."))
  }

  private var roomForEight: Seconds? {
    core.ledger.presentRoutine(quest).flatMap { core.readiness(of: $0)?.odds.room(for: 8) }
  }

  @Test mutating func aStepThatIsAddedIsInTheOdds() throws {
    wakeUp()
    let room = try #require(roomForEight)
    plan([.stepSet(StepID(900), of: quest, [.name("Pack"), .reference(.minutes(10))])])
    let more = try #require(roomForEight)
    #expect(more >= room + .minutes(8))
  }

  @Test mutating func theNewerBetOfTwoDevicesStands() {
    wakeUp()
    bet(minutesBefore: 35)
    let goal = placedBets(script)[0].goal
    script.send(.back)
    let theirs = Bet(
      id: BetID(5),
      routine: quest,
      goal: goal,
      start: goal.adding(.zero - .minutes(50)),
      told: 9,
      kept: goal.adding(.zero - .minutes(50))
    )
    let made = log.make(.betPlaced(theirs))
    let operation = Operation(
      id: made.id,
      clock: made.clock,
      recordedAt: made.recordedAt,
      offset: made.offset,
      player: core.player,
      body: made.body
    )
    script.send(.tab(.newsArrived([operation])))
    #expect(core.bets(on: quest).standing.map { $0.bet } == [theirs])
    #expect(core.ledger.bets(of: core.player ?? PlayerID(0)).count == 2)
    #expect(page.contains("From 6:50"))
  }

  @Test mutating func aBetOverMidnightIsOfTheNextDay() {
    addSchool()
    playMornings([10, 10, 10, 10, 10])
    wait(until: 21)
    let goal = Instant(startOf: today.adding(days: 1), offset: .utc).adding(.minutes(460))
    script.send(.bet(.opened(quest, goal: goal)))
    script.send(.bet(.startChosen(StartDial.usual)))
    #expect(page.contains("Ready tomorrow at"))
    script.send(.bet(.placed))
    script.send(.back)
    #expect(!page.contains("From 7:10"))
    sleep()
    wait(until: 6)
    #expect(page.contains("From 7:10"))
    play(at: 7, 10, steps: [9, 9, 9])
    #expect(page.contains("Ready at 7:37."))
  }

  @Test mutating func myPatternsTellOfFiveStarts() {
    wakeUp()
    for _ in 0..<5 {
      bet(minutesBefore: 35)
      script.send(.back)
      play(at: 7, 5, steps: [11, 11, 11])
      script.send(.back)
      sleep()
      wait(until: 6)
    }
    script.send(.sidePage(.chosen(.patterns)))
    #expect(page.contains("5 of your last 5 starts held"))
    #expect(page.contains("The closest: 2 minutes to spare."))
  }

  @Test mutating func whereClocksChangeInstantsAreComparedAndClocksAreRead() {
    // In the night of 25 October 2026 clocks in Berlin go back an hour.
    let berlin = LocalZone { instant in
      UTCOffset(minutes: instant < Instant(milliseconds: 1_792_890_000_000) ? 120 : 60)
    }
    let core = Core(
      dice: Dice(seed: (1, 2, 3, 4)),
      moment: Moment(
        now: Instant(milliseconds: 1_792_872_000_000),
        monotonic: .zero,
        offset: UTCOffset(minutes: 120)
      ),
      zone: berlin
    )
    let goal = berlin.instant(
      TimeOfDay(hour: 7, minute: 40),
      on: LocalDay(year: 2026, month: 10, day: 25)
    )
    #expect(Self.texts.clock(goal, core) == "7:40")
    #expect(Self.texts.clock(goal.adding(.zero - .minutes(35)), core) == "7:05")
  }
}

import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import Testing
import Time
import Transfer

@Suite struct QuestTests {
  @Test func aWholeQuestFromHomeToSummary() {
    var script = Script.started()
    script.startQuest()
    #expect(script.state.session?.isCalibration == true)
    script.playStep(guess: Seconds(120), took: Seconds(130))
    script.playStep(guess: Seconds(300), took: Seconds(570))
    script.playStep(guess: Seconds(60), took: Seconds(20))
    guard let session = script.state.session,
      let summary = script.state.core.summary(of: session)
    else {
      Issue.record("there is no summary")
      return
    }
    // relative errors 10/130, 270/570 and 40/60; the last of them earns two thirds, as 20 s are of 30
    #expect(session.estimations.map { $0.rating } == [.spotOn, .off, .off])
    #expect(session.estimations.map { $0.experience.points } == [84, 28, 14])
    #expect(summary.earned == XP(126))
    #expect(summary.totalGuess == Seconds(480))
    #expect(summary.totalTime == Seconds(720))
    #expect(summary.streak.count == 1)
    #expect(session.shownTotal == XP(126))
    script.send(.back)
    #expect(script.state.screen == .home)
    #expect(script.state.core.offeredQuests.first?.status == .doneToday(session.id))
  }

  @Test func aQuestThatIsLeftBeforeTheFirstGuessIsReadyAsBefore() {
    var script = Script.started()
    script.startQuest()
    script.send(.back)
    #expect(script.state.core.offeredQuests.first?.status == .ready)
    script.startQuest()
    script.guess(Seconds(60))
    script.send(.back)
    #expect(script.state.core.offeredQuests.first?.status != .ready)
  }

  @Test func aQuestWithoutAGuessBeginsWithItsNewSteps() throws {
    var script = Script.started()
    script.startQuest()
    let routine = try #require(script.state.session).routine
    script.openFamilyArea()
    script.send(.family(.routines(.chosen(routine))))
    let step = try #require(script.state.editedRoutine?.steps.first)
    script.send(.editor(.step(step.id, .named("Shower"))))
    script.send(.editor(.saved))
    script.send(.back)
    script.startQuest()
    #expect(script.state.session?.plan.first?.name == "Shower")
  }

  @Test func aSecondTapStartsNothingTwice() {
    var script = Script.started()
    script.startQuest()
    script.guess(Seconds(60))
    let session = script.state.session?.id
    let stored = script.stored.count
    script.send(.estimateLocked)
    script.send(.back)
    script.startQuest()
    #expect(script.state.session?.id == session)
    #expect(script.stored.count == stored)
  }

  @Test func aSecondTapOnNotTodayPutsOffNothingMore() throws {
    var script = Script.started()
    script.startQuest()
    let first = try #require(script.state.session?.plan.first?.id)
    script.guess(Seconds(60))
    script.send(.stepSkipped(first))
    let stored = script.stored.count
    script.send(.stepSkipped(first))
    #expect(script.stored.count == stored)
    guard case .estimating(let second) = script.phase else {
      Issue.record("the second step is not next")
      return
    }
    #expect(second.id != first)
  }

  @Test func theFourthSessionOfARoutineIsNoCalibration() {
    var script = Script.started()
    for number in 1...4 {
      script.startQuest()
      #expect(script.state.session?.isCalibration == (number <= 3))
      for _ in 1...3 { script.playStep(guess: Seconds(60), took: Seconds(60)) }
      script.send(.back)
      script.advance(.hours(1))
    }
  }

  @Test func timeIsMeasuredByTheClockOnTheWallThroughASleep() {
    var script = Script.started()
    script.startQuest()
    script.guess(.minutes(15))
    script.send(.page(.hidden))
    script.advance(.minutes(20), sleeping: true)
    script.send(.page(.shown))
    script.finish(after: Seconds(30))
    #expect(script.revealed?.guess.actual == .minutes(20) + Seconds(30))
    #expect(script.revealed?.isHonest == true)
  }

  @Test func hiddenTimeIsNotedWithTheStep() {
    var script = Script.started()
    script.startQuest()
    script.guess(Seconds(60))
    script.send(.page(.hidden))
    script.advance(Seconds(30))
    script.send(.page(.shown))
    script.finish(after: Seconds(30))
    #expect(script.revealed?.measurement.hidden == Seconds(30))
  }

  @Test func notDoneYetIsOfferedForTenSeconds() throws {
    var script = Script.started()
    script.startQuest()
    script.guess(Seconds(60))
    script.finish(after: Seconds(30))
    let first = try #require(script.revealed)
    #expect(script.effects.contains(.wait(TimerID(.quest), .after(Seconds(10)))))
    script.send(.notDoneYet(first.id))
    script.finish(after: Seconds(30))
    #expect(script.revealed?.guess.actual == Seconds(60))
    let second = try #require(script.revealed)
    // Ten seconds of its own: the wait of before is over.
    #expect(script.effects.contains(.wait(TimerID(.quest), .after(Seconds(10)))))
    #expect(script.state.canReopen)
    script.fire(TimerID(.quest))
    #expect(!script.state.canReopen)
    script.send(.notDoneYet(second.id))
    #expect(script.revealed?.id == second.id)
  }

  @Test func notDoneYetIsNotOfferedHoursLater() throws {
    var script = Script.started()
    script.startQuest()
    script.guess(Seconds(60))
    script.finish(after: Seconds(30))
    let first = try #require(script.revealed)
    let session = try #require(script.state.session?.id)
    script.send(.back)
    script.fire(TimerID(.quest))
    script.advance(.hours(2))
    script.send(.home(.questResumed(session)))
    #expect(script.revealed?.id == first.id)
    #expect(!script.state.canReopen)
  }

  @Test func aPageThatStaysOpenForHalfADayLeavesTheQuest() {
    var script = Script.started()
    script.startQuest()
    script.guess(Seconds(60))
    let stored = script.stored.count
    script.advance(.hours(13))
    script.send(.stepFinished)
    #expect(script.state.screen == .home)
    #expect(script.stored.count == stored)
    #expect(script.state.core.offeredQuests.first?.status == .ready)
  }

  @Test func aSessionFromTheFutureDoesNotHoldTheApp() {
    var script = Script.started()
    script.setClock(by: .hours(24 * 365))
    script.beginQuest()
    script.setClock(by: .zero - .hours(24 * 365))
    script.send(.page(.shown))
    #expect(script.state.screen == .home)
  }

  @Test func aSkippedStepLeavesNoTraceAndASkippedQuestNoSummary() {
    var script = Script.started()
    script.startQuest()
    script.skip()
    script.guess(Seconds(60))
    script.skip()
    script.skip()
    #expect(script.state.screen == .home)
    #expect(script.state.progress?.experience.total == .zero)
    #expect(script.state.progress?.streak.count == 0)
    #expect(script.state.core.offeredQuests.first?.status == .ready)
  }

  @Test func theSecondHonestGuessCanBeAPersonalBest() {
    var script = Script.started()
    var bests: [Bool?] = []
    for guess in [100, 200, 150, 150] {
      bests.append(script.isBest(guessing: Seconds(guess)))
      script.advance(.minutes(10))
    }
    #expect(bests == [false, false, true, false])
  }

  @Test(arguments: [true, false])
  func whatComesFromElsewhereWhileAStepRunsIsToBeBeatenAsWell(comes: Bool) {
    var here = Script.started()
    _ = here.isBest(guessing: Seconds(100))
    var elsewhere = Script(seed: 2)
    elsewhere.open(here.stored, device: 8)
    elsewhere.advance(.minutes(10))
    _ = elsewhere.isBest(guessing: Seconds(150))
    here.advance(.minutes(20))
    here.startQuest()
    here.guess(Seconds(160))
    if comes { here.send(.tab(.newsArrived(elsewhere.stored))) }
    here.finish(after: Seconds(150))
    #expect(here.state.reveal?.isPersonalBest == !comes)
  }

  @Test func everyGuessStaysOnTheDial() {
    var script = Script.started()
    script.startQuest()
    script.send(.estimateChosen(Seconds(-5)))
    #expect(script.state.game.quest.draft.estimate == EstimateScale.shortest)
    script.send(.estimateChosen(.hours(99)))
    #expect(script.state.game.quest.draft.estimate == EstimateScale.longest)
  }

  @Test func actionsThatDoNotFitThePhaseChangeNothing() {
    var script = Script.started()
    script.startQuest()
    let stored = script.stored.count
    script.send(.stepFinished)
    script.send(.revealClosed(EstimationID(5)))
    script.send(.notDoneYet(EstimationID(5)))
    script.send(.home(.questChosen(RoutineID(99))))
    #expect(script.stored.count == stored)
  }

  @Test func aRevealThatWasLeftBehindHasBeenSeenTheNextDay() {
    var script = Script.started()
    script.startQuest()
    script.guess(.minutes(1))
    script.finish(after: .minutes(1))
    #expect(script.state.progress?.experience.total == .zero)
    script.advance(.hours(13))
    script.send(.page(.shown))
    #expect(script.state.screen == .home)
    #expect(script.state.progress?.experience.total == XP(100))
    #expect(script.state.progress?.streak.count == 1)
    #expect(script.state.core.offeredQuests.first?.status == .ready)
  }

  @Test func aFinishThatWasTakenBackNeverEarns() throws {
    var script = Script.started()
    script.startQuest()
    script.guess(.minutes(1))
    script.finish(after: .minutes(1))
    let first = try #require(script.revealed)
    script.send(.notDoneYet(first.id))
    script.finish(after: .minutes(9))
    script.answer(.confirmation)
    script.closeReveal()
    script.advance(.hours(24))
    script.send(.page(.shown))
    #expect(script.state.progress?.experience.total == XP(10))
  }
}

extension Script {
  /// Plays a quest whose first step takes 150 seconds.
  fileprivate mutating func isBest(guessing guess: Seconds) -> Bool? {
    startQuest()
    self.guess(guess)
    finish(after: Seconds(150))
    let isBest = state.reveal?.isPersonalBest
    closeReveal()
    skip()
    skip()
    send(.back)
    return isBest
  }
}

import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Game
import SyncEngine
import TestApp
import Testing
import Time

/// A quest begins with its first guess.
@Suite struct BeginningTests {
  var script = Script.started()

  @Test mutating func aQuestThatWasOnlyLookedAtLeavesNothingBehind() {
    let stored = script.stored
    script.startQuest()
    #expect(script.phase.exists)
    script.skip()
    script.send(.back)
    #expect(script.stored == stored)
    #expect(script.state.core.offeredQuests.map { $0.status } == [.ready])
    #expect(script.state.core.notes == DeviceNotes())
    script.startQuest()
    // Nothing is put off any more, either.
    #expect(script.state.session?.states == [.waiting, .waiting, .waiting])
  }

  @Test mutating func aQuestInWhichEveryStepIsPutOffNeverWas() {
    let stored = script.stored
    script.startQuest()
    for _ in 1...3 { script.skip() }
    #expect(script.state.screen == .home)
    #expect(script.stored == stored)
  }

  @Test mutating func itsFirstGuessIsStoredWithTheSession() {
    script.startQuest()
    script.skip()
    script.guess(Seconds(60))
    #expect(
      script.done.map { $0.body.kind } == ["session.started", "step.skipped", "estimate.locked"]
    )
    #expect(script.batches.last?.operations == script.done)
    #expect(script.state.session?.states.first == .skipped)
  }

  @Test mutating func itBelongsToTheDayOfItsFirstGuess() {
    script.startQuest()
    script.advance(.hours(11))
    script.guess(Seconds(60))
    #expect(script.state.session?.startedAt == script.moment.now)
    script.finish(after: Seconds(60))
    #expect(script.state.session?.day == LocalDay(script.moment.now, offset: .utc))
  }

  @Test mutating func whatIsLookedAtForDaysCanStillBegin() {
    script.startQuest()
    script.advance(.hours(50))
    script.guess(Seconds(60))
    #expect(script.phase.exists)
    #expect(script.state.core.sessionUnderWay.exists)
  }
}

/// Who leaves a quest has left it, and what is under way stays finishable.
@Suite struct LeavingTests {
  var script = Script.started()

  /// A start with all that is on the device.
  private func restarted(after duration: Seconds = .zero) -> Script {
    var next = Script(seed: 2)
    next.advance(duration)
    next.send(.start(.notesFound(DeviceNotes(bytes: script.state.core.notes.bytes))))
    next.open(script.stored)
    return next
  }

  @Test mutating func whoLeavesAQuestFindsHomeAtTheNextStart() {
    script.beginQuest()
    let session = script.state.session?.id
    #expect(restarted().state.session?.id == session)
    script.send(.back)
    let next = restarted()
    #expect(next.state.screen == .home)
    #expect(next.state.core.offeredQuests.first?.status == session.map { .underWay($0) })
  }

  @Test mutating func whoGoesOnWithItHasNotLeftIt() {
    script.beginQuest()
    script.send(.back)
    script.startQuest()
    #expect(restarted().state.screen == script.state.screen)
  }

  @Test mutating func leavingIsStoredAndSurvivesAKill() {
    script.beginQuest()
    script.saveAll()
    script.send(.back)
    script.saveAll()
    let notes = script.batches.last.map { DeviceNotes(bytes: $0.notes) }
    #expect(notes == script.state.core.notes)
    #expect(notes?.leftQuest.exists == true)
  }

  @Test mutating func aLookIsStoredAndSurvivesAKillBeforeItsMarkIsWritten() {
    script.send(.sidePage(.chosen(.settings)))
    script.send(.settings(.lookChosen(.blueHour)))
    script.saveAll()
    #expect(script.batches.last.map { DeviceNotes(bytes: $0.notes).look } == .blueHour)
    var next = Script(seed: 2)
    next.send(.start(.launched(LaunchContext(isInstalled: false, wasUsed: true))))
    next.send(.start(.notesFound(DeviceNotes(bytes: script.state.core.notes.bytes))))
    #expect(next.state.game.look == .blueHour)
    next.open(script.stored)
    #expect(next.state.game.look == .blueHour)
  }

  @Test(arguments: [true, false])
  mutating func underWayStaysFinishableWhenItsRoutineGoes(isRemoved: Bool) throws {
    script.beginQuest()
    let session = try #require(script.state.session)
    script.send(.back)
    script.openFamilyArea()
    if isRemoved {
      script.send(.family(.routines(.chosen(session.routine))))
      script.send(.editor(.removed))
    } else {
      script.send(.family(.routines(.switched(session.routine, isActive: false))))
    }
    script.send(.back)
    #expect(script.state.core.offeredQuests.map { $0.status } == [.underWay(session.id)])
    script.send(.home(.questResumed(session.id)))
    script.finish(after: Seconds(60))
    script.closeReveal()
    for _ in 1...2 { script.playStep(guess: Seconds(60), took: Seconds(60)) }
    #expect(script.state.screen == .summary(session.id))
    script.send(.back)
    #expect(script.state.core.offeredQuests.isEmpty)
  }

  @Test mutating func aQuestionThatWasLeftIsAskedAgainAtTheNextStart() throws {
    script.beginQuest()
    // Over 10 min and over 3 x the estimate.
    script.finish(after: .minutes(11))
    guard case .asking(_, let asked) = script.phase else {
      Issue.record("nothing is asked")
      return
    }
    var next = restarted(after: .hours(20))
    let session = try #require(next.state.session)
    #expect(session.phase == script.phase)
    let before = next.state.core.progress?.experience.total
    next.send(.durationAnswered(asked.id, Correction(actual: .minutes(2), counts: true)))
    // What came out is shown; nothing of it can be taken back, and nothing more be done.
    #expect(next.revealed?.id == asked.id)
    #expect(!next.state.canReopen)
    next.closeReveal()
    next.send(.page(.shown))
    #expect(next.state.screen == .home)
    let after = try #require(next.state.core.progress?.experience.total)
    #expect(after > before ?? .zero)
    var third = Script(seed: 3)
    third.advance(.hours(21))
    third.open(script.stored + next.stored)
    #expect(third.state.screen == .home)
  }

  @Test mutating func aQuestionIsForgottenAfterAWeek() {
    script.beginQuest()
    script.finish(after: .minutes(11))
    #expect(restarted(after: .hours(24 * 8)).state.screen == .home)
  }
}

/// *Not today* can be taken back.
@Suite struct SkippingTests {
  var script = Script.started()

  @Test mutating func aSkippedStepIsPutBackAsItWas() {
    script.beginQuest()
    let running = script.phase
    script.advance(Seconds(20))
    script.skip()
    #expect(script.phase != running)
    script.send(.home(.skipTakenBack))
    #expect(script.phase == running)
    script.finish(after: Seconds(40))
    #expect(script.revealed?.measurement.actual == Seconds(60))
  }

  @Test mutating func beforeTheFirstGuessItIsPutBackWithoutATrace() {
    let stored = script.stored
    script.startQuest()
    let first = script.phase
    script.skip()
    script.send(.home(.skipTakenBack))
    #expect(script.phase == first)
    #expect(script.stored == stored)
  }

  @Test mutating func whatWasChosenForASkippedStepIsNoGuessAtTheNext() {
    script.startQuest()
    script.send(.estimateChosen(.minutes(20)))
    script.skip()
    #expect(script.state.game.quest.draft.estimate == nil)
  }

  @Test mutating func alsoTheLastOneFromTheSummary() throws {
    script.startQuest()
    for _ in 1...2 { script.playStep(guess: Seconds(60), took: Seconds(60)) }
    script.skip()
    let session = try #require(script.state.session?.id)
    #expect(script.state.screen == .summary(session))
    script.send(.home(.skipTakenBack))
    #expect(script.state.screen == .quest(session))
    script.playStep(guess: Seconds(60), took: Seconds(60))
    #expect(script.state.screen == .summary(session))
    #expect(script.state.session?.estimations.count == 3)
  }

  @Test mutating func alsoTheOnlyThingsThatWerePutOffFromHome() {
    script.startQuest()
    let first = script.phase
    for _ in 1...3 { script.skip() }
    #expect(script.state.screen == .home)
    script.send(.home(.skipTakenBack))
    #expect(script.phase == first)
  }

  @Test mutating func allOfTheLastTenSecondsArePutBack() {
    script.beginQuest()
    let running = script.phase
    for _ in 1...2 { script.skip() }
    script.send(.home(.skipTakenBack))
    #expect(script.phase == running)
    #expect(script.state.session?.states.dropFirst() == [.waiting, .waiting])
    #expect(!script.state.game.quest.skipped.exists)
  }

  @Test mutating func theyAreNamedTogether() throws {
    script.startQuest()
    for _ in 1...2 { script.skip() }
    let names = try #require(script.state.session?.plan.prefix(2).map { $0.name })
    let html = screen(script.state, .english).html
    #expect(html.contains("\(names[0]), \(names[1]): not today"))
  }

  @Test mutating func eachOfThemStandsAfterItsOwnTenSeconds() {
    script.beginQuest()
    for _ in 1...2 { script.skip() }
    script.fire(TimerID(.quest, 1))
    script.send(.home(.skipTakenBack))
    #expect(script.state.session?.states == [.skipped, .waiting, .waiting])
  }

  @Test mutating func aQuestThatHasBegunSinceGoesOnWithThem() {
    script.startQuest()
    script.skip()
    script.guess(Seconds(60))
    script.send(.back)
    script.send(.home(.skipTakenBack))
    let begun = script.stored.count { $0.body.kind == "session.started" }
    script.guess(Seconds(60))
    #expect(script.stored.count { $0.body.kind == "session.started" } == begun)
    #expect(script.state.session?.states.contains(.skipped) == false)
  }

  @Test mutating func afterTenSecondsItStands() {
    script.beginQuest()
    script.skip()
    #expect(script.waits[TimerID(.quest, 1)] == .after(Seconds(10)))
    let next = script.phase
    script.fire(TimerID(.quest, 1))
    script.send(.home(.skipTakenBack))
    #expect(script.phase == next)
  }
}

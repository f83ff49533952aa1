import App
import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

@testable import Game

/// One quest in six shows what comes of its guesses at its end.
@Suite struct NightTests {
  private var script = Script.started()
  private static let texts = Texts.english
  private static let words = texts.night
  private var page: String { screen(script.state, Self.texts).html.replacing("\u{A0}", with: " ") }
  private var isOffered: Bool { page.contains(Self.words.offer) }

  /// Whole quests on days of their own.
  private mutating func play(_ count: Int = 1) {
    for _ in 0..<count {
      script.startQuest(asNight: true)
      playThrough()
    }
  }

  private mutating func playThrough() {
    if page.contains(Self.texts.whole.question) { script.send(.whole(.leftOut)) }
    for _ in 0..<3 { script.playStep(guess: .minutes(5), took: .minutes(5)) }
    script.goOnNextDay()
  }

  /// Plays until home offers a night; answers how many quests that took.
  private mutating func playUntilANight() -> Int {
    for count in 0..<20 {
      if isOffered { return count }
      play()
    }
    return 20
  }

  private mutating func startNight() throws {
    let count = playUntilANight()
    try #require(count < 20)
    script.startQuest(asNight: true)
    try #require(script.state.session?.isNight == true)
  }

  private mutating func doStep(guess: Int = 5, took: Int = 8) {
    script.guess(.minutes(guess))
    script.finish(after: .minutes(took))
  }

  // MARK: When

  @Test mutating func oneInSixIsOneFromTheSeventhOn() {
    var nights: [Int] = []
    for place in 0..<24 {
      if isOffered { nights.append(place) }
      play()
    }
    #expect(nights.map { $0 / 6 } == [1, 2, 3])
  }

  @Test mutating func homeSaysWhatItIsAndKeepsItsMainAction() {
    _ = playUntilANight()
    #expect(page.contains("A night quest") && page.contains("All lanterns light up at the end"))
    #expect(page.contains("Rather see each one") && page.contains(Self.texts.home.start))
  }

  @Test mutating func whoWouldRatherSeeEachOneSeesEachOne() throws {
    let count = playUntilANight()
    try #require(count < 20)
    let quest = try #require(script.state.core.offeredQuests.first).routine.id
    script.send(.night(.refused(quest)))
    #expect(!isOffered && !page.contains(Self.words.title))
    // Remembered, also by the next start.
    let notes = script.state.core.notes
    #expect(notes.refusedNight != nil)
    script.startQuest(asNight: true)
    script.send(.whole(.leftOut))
    doStep()
    #expect(script.revealed != nil && page.contains("8 min"))
    #expect(!script.stored.contains { $0.body.kind == "night.begun" })
    script.closeReveal()
    for _ in 0..<2 { script.playStep(guess: .minutes(5), took: .minutes(5)) }
    script.goOnNextDay()
    // It holds for that session alone.
    let next = playUntilANight()
    #expect(next < 12 && isOffered)
  }

  @Test mutating func aBetKeepsItOut() throws {
    let count = playUntilANight()
    try #require(count < 20)
    let quest = try #require(script.state.core.offeredQuests.first).routine.id
    script.send(.bet(.opened(quest, goal: nil)))
    script.send(.bet(.startChosen(StartDial.usual)))
    script.send(.bet(.placed))
    script.send(.back)
    #expect(!isOffered)
    script.startQuest(asNight: true)
    #expect(script.state.session?.isNight == false)
  }

  @Test mutating func itKeepsTheWholeStringOut() throws {
    try startNight()
    for _ in 0..<40 {
      #expect(!page.contains(Self.texts.whole.question))
      script.send(.back)
      script.startQuest(asNight: true)
    }
  }

  // MARK: Its course

  @Test mutating func afterDoneALanternIsLitAndNothingElseIsTold() throws {
    try startNight()
    script.guess(.minutes(5))
    let kinds = script.done.map { $0.body.kind }
    #expect(kinds == ["session.started", "night.begun", "estimate.locked"])
    script.finish(after: .minutes(8))
    for told in ["Lit", "The ribbons wait for the last lantern.", Self.texts.reveal.notDoneYet] {
      #expect(page.contains(told))
    }
    for kept in ["8 min", "5 min", "XP", "falling-ribbons"] { #expect(!page.contains(kept)) }
    script.send(.night(.litSeen))
    #expect(page.contains("Eat"))
    guard case .estimating = script.phase else {
      Issue.record("the next step is not guessed")
      return
    }
  }

  @Test mutating func atTheEndAllRibbonsFallAndThenComesTheFinale() throws {
    try startNight()
    let before = script.state.core.progress?.experience.total ?? .zero
    for _ in 0..<2 {
      doStep()
      script.send(.night(.litSeen))
    }
    doStep()
    #expect(page.contains("That was the last lantern.") && page.contains("Let the ribbons fall"))
    script.send(.night(.litSeen))
    #expect(page.contains("night-ribbons") && page.contains("Lantern by lantern"))
    for name in ["Dress", "Eat", "Brush"] { #expect(page.contains(name)) }
    #expect(page.components(separatedBy: Self.texts.summary.took("8 min")).count == 4)
    script.send(.night(.ended))
    #expect(page.contains("quest-finale"))
    let session = try #require(script.state.core.history.last)
    #expect(session.isNight && session.hasEnded && session.guesses.count == 3)
    let after = script.state.core.progress?.experience.total ?? .zero
    #expect(after.points - before.points == session.experience.points && session.experience > .zero)
    // Closed with all of it.
    #expect(script.done.filter { $0.body.kind == "reveal.closed" }.count == 3)
    #expect(script.done.last?.body.kind == "session.closed")
    #expect(session.shownTotal == after)
  }

  @Test mutating func untilThenItIsInNoNumberListOrHint() throws {
    _ = playUntilANight()
    let before = script.state.core
    let home = page
    script.startQuest(asNight: true)
    for _ in 0..<2 {
      doStep(guess: 1, took: 60)
      script.send(.night(.litSeen))
    }
    script.send(.back)
    script.advance(.minutes(2))
    script.send(.page(.shown))
    let core = script.state.core
    #expect(core.progress == before.progress)
    #expect(core.guessHistory == before.guessHistory)
    #expect(core.history.last?.guesses == [] && core.history.last?.isCompleted == false)
    #expect(page.contains(Self.texts.home.keepGoing))
    let level = Self.texts.progress.level(
      LevelProgress(core.progress?.experience.total ?? .zero).level.number
    )
    #expect(home.contains(level) && page.contains(level))
    for stats in [SidePageAction.chosen(.stats), .chosen(.patterns)] {
      script.send(.sidePage(stats))
      #expect(!page.contains("60 min"))
      script.send(.back)
    }
  }

  @Test mutating func questionsComeAfterTheLastDoneAndBeforeTheRibbons() throws {
    try startNight()
    for minutes in [300, 5, 240] {
      doStep(took: minutes)
      #expect(page.contains("Lit"))
      script.send(.night(.litSeen))
    }
    for _ in 0..<2 {
      guard case .asking(_, let asked) = script.phase else {
        Issue.record("nothing is asked")
        return
      }
      #expect(page.contains(Self.texts.asking.notCounted) && !page.contains("Not done yet"))
      script.send(.durationAnswered(asked.id, .confirmation))
    }
    #expect(page.contains("Lantern by lantern"))
  }

  @Test mutating func whatIsNotToCountLeavesNothingToFall() throws {
    try startNight()
    for _ in 0..<3 {
      doStep(took: 300)
      script.send(.night(.litSeen))
    }
    for _ in 0..<3 {
      guard case .asking(_, let asked) = script.phase else { break }
      script.send(.durationAnswered(asked.id, .notCounted))
    }
    #expect(script.state.core.history.last?.hasEnded == true)
    #expect(page.contains("quest-finale"))
  }

  @Test mutating func notDoneYetGoesOnFromItsOwnStart() throws {
    try startNight()
    doStep(took: 4)
    let lit = try #require(script.state.session?.estimations.first).id
    script.send(.notDoneYet(lit))
    guard case .doing(_, let lock) = script.phase else {
      Issue.record("the step does not run")
      return
    }
    #expect(script.moment.now.since(lock.startedAt) == .minutes(4))
    script.finish(after: .minutes(3))
    // Only for its first ten seconds.
    let again = try #require(script.state.session?.estimations.first)
    #expect(again.guess.actual == .minutes(7))
    script.fire(TimerID(.quest))
    #expect(!page.contains("Not done yet"))
    script.send(.notDoneYet(again.id))
    #expect(page.contains("Lit"))
  }

  @Test mutating func itGoesOnAsANightAfterAReload() throws {
    try startNight()
    doStep()
    var again = Script()
    again.open(script.stored)
    again.advance(script.moment.now.since(again.moment.now))
    again.send(.page(.shown))
    let session = try #require(again.state.core.history.last).id
    again.send(.home(.questResumed(session)))
    script = again
    #expect(script.state.session?.isNight == true)
    guard case .estimating = script.phase else {
      Issue.record("the next step is not guessed")
      return
    }
  }

  @Test mutating func aStepThatIsPutOffWaitsForNoRibbon() throws {
    try startNight()
    doStep()
    script.send(.night(.litSeen))
    script.skip()
    script.skip()
    #expect(page.contains("Lantern by lantern"))
    script.send(.night(.ended))
    #expect(page.contains("quest-finale"))
  }

  @Test mutating func closedByAgeItIsASessionAsAnyOther() throws {
    try startNight()
    let before = script.state.core.progress?.experience.total ?? .zero
    for _ in 0..<2 {
      doStep()
      script.send(.night(.litSeen))
    }
    #expect(script.state.core.history.last?.guesses == [])
    script.advance(.hours(13))
    script.send(.page(.shown))
    script.send(.page(.hidden))
    script.send(.page(.shown))
    let session = try #require(script.state.core.history.last)
    #expect(session.guesses.count == 2 && !session.isCompleted)
    let after = script.state.core.progress?.experience.total ?? .zero
    #expect(after.points - before.points == session.experience.points && session.experience > .zero)
  }

  @Test mutating func whereTheLaterPartIsMissingThereIsNone() throws {
    _ = playUntilANight()
    var early = Script(laterPart: .coming)
    early.open(script.stored)
    early.advance(script.moment.now.since(early.moment.now))
    early.send(.page(.shown))
    early.startQuest(asNight: true)
    #expect(early.state.session?.isNight == false)
  }

  // MARK: What is told

  @Test func whatIsToldIsOfOneRoutine() {
    let nights = (0..<6).map { Self.session($0, isNight: true, took: 500) }
    let others = (6..<18).map { Self.session($0, isNight: false, took: 300) }
    let elsewhere = (18..<40).map { Self.session($0, of: 2, isNight: false, took: 300) }
    #expect(NightQuest(nights + others.dropLast() + elsewhere) == nil)
    let found = NightQuest(nights + others + elsewhere)
    #expect(found?.nights == 6)
    #expect(found?.verdict == .further(40))
    let told = nightCard(found, Self.texts).map { $0.html }.joined()
    #expect(
      told.contains("Without seeing each one you land 40 points further off, as 6 nights show.")
    )
  }

  @Test func alikeIsSaidWithHowManyNights() {
    let all = (0..<18).map { Self.session($0, isNight: $0 % 3 == 0, took: 300 + $0 % 2 * 20) }
    let told = nightCard(NightQuest(all), Self.texts).map { $0.html }.joined()
    #expect(told.contains("night and day are alike as far as 6 nights show."))
    #expect(nightCard(NightQuest([]), Self.texts).isEmpty)
  }

  /// Of one step that was guessed to take five minutes; seconds.
  private static func session(
    _ number: Int,
    of routine: UInt128 = 1,
    isNight: Bool,
    took: Int
  ) -> SessionDigest {
    let begin = Instant(milliseconds: 1_790_000_000_000 + Int64(number) * 86_400_000)
    return SessionDigest(
      id: SessionID(UInt128(number + 1)),
      routine: RoutineID(routine),
      player: PlayerID(1),
      startedAt: begin,
      offset: .utc,
      isCalibration: false,
      isNight: isNight,
      isCompleted: true,
      hasEnded: true,
      experience: .zero,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: [
        GuessDigest(
          id: EstimationID(UInt128(number)),
          step: StepID(1),
          finishedAt: begin.adding(Seconds(took)),
          offset: .utc,
          guess: Guess(estimate: .minutes(5), actual: Seconds(took)),
          rating: .close,
          counts: true,
          isHonest: true
        )
      ],
      takenBack: 0,
      lastEventAt: begin.adding(Seconds(took))
    )
  }
}

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

/// A bet on a start, from the question on home to what came of it.
///
/// The script begins on Thursday, 29 October 2026, at 8:00 on a wall that shows UTC; its quest has three steps.
@Suite struct ReadyByTests {
  var script = Script.started()
  var log = TestLog()

  init() {
    // Newer than what the script has done.
    log.advance(by: .hours(24 * 365))
  }

  static let texts = Texts.english
  var page: String { screen(script.state, Self.texts).html }
  var core: Core { script.state.core }
  var quest: RoutineID { core.offeredQuests[0].routine.id }
  var today: LocalDay { script.moment.today }

  mutating func plan(_ bodies: [OperationBody]) {
    script.send(.tab(.newsArrived(bodies.map { log.make($0) })))
  }

  mutating func wait(until hour: Int, _ minute: Int = 0) {
    let wanted = Instant(startOf: today, offset: .utc).adding(.minutes(hour * 60 + minute))
    script.advance(wanted.since(script.moment.now))
    script.fire(TimerID(.home))
    script.send(.page(.shown))
  }

  mutating func sleep() {
    let midnight = Instant(startOf: today.adding(days: 1), offset: .utc)
    script.advance(midnight.since(script.moment.now))
    script.send(.page(.shown))
  }

  mutating func goHome() {
    script.send(.finaleEnded)
    script.send(.back)
  }

  /// Plays the quest at so many minutes a step, every day at seven.
  mutating func playMornings(_ minutes: [Int]) {
    for length in minutes {
      sleep()
      wait(until: 7)
      script.startQuest()
      for _ in 0..<3 { script.playStep(guess: .minutes(5), took: .minutes(length)) }
      goHome()
    }
  }

  /// School on every weekday from eight on, twenty minutes away: to be left for at 7:40.
  mutating func addSchool() {
    let hours = TestSupport.hours(8, 13)
    let fields = Weekday.allCases.map { SchoolField.hours($0, hours) }
    plan([.schoolSet(core.player ?? PlayerID(0), fields + [.travel(.minutes(20))])])
  }

  /// A day after so many mornings, at six.
  mutating func wakeUp(after minutes: [Int] = [9, 10, 10, 11, 10, 12]) {
    addSchool()
    playMornings(minutes)
    sleep()
    wait(until: 6)
  }

  var asked: BetScreen? {
    if case .side(.bet(let shown)) = script.state.game.screen { shown } else { nil }
  }

  mutating func tapQuestion() {
    let goal = Instant(startOf: today, offset: .utc).adding(.minutes(7 * 60 + 40))
    script.send(.bet(.opened(quest, goal: goal)))
  }

  mutating func bet(minutesBefore minutes: Int) {
    tapQuestion()
    script.send(
      .bet(.startChosen((0...StartDial.last).first { StartDial.minutes(at: $0) == minutes } ?? 0))
    )
    script.send(.bet(.placed))
  }

  func placedBets(_ script: Script) -> [Bet] {
    script.stored.compactMap { if case .betPlaced(let bet) = $0.body { bet } else { nil } }
  }

  // The line

  @Test mutating func homeAsksOnceThreeMorningsAreKnown() {
    wakeUp(after: [10, 10])
    #expect(!page.contains("when do you begin?"))
    playMornings([10])
    sleep()
    wait(until: 6)
    #expect(page.contains("Ready at 7:40: when do you begin?"))
  }

  @Test mutating func theQuestionTakesThePlaceOfALineAndGivesWayWhenItIsTimeToLeave() {
    wakeUp(after: [10, 10, 10])
    #expect(page.contains("when do you begin?") && !page.contains("Out of the door"))
    wait(until: 6, 41)
    #expect(!page.contains("when do you begin?"))
    #expect(page.contains("Out of the door in 1 hour"))
  }

  @Test mutating func homeAsksOfTomorrowInTheEvening() {
    addSchool()
    playMornings([10, 10, 10, 10])
    wait(until: 15, 30)
    #expect(!page.contains("when do you begin?"))
    wait(until: 16)
    // Tomorrow is a Tuesday.
    #expect(page.contains("Ready at 7:40: when do you begin?"))
  }

  @Test mutating func whoNeverBetsIsAskedOnThreeDaysInAFortnight() {
    addSchool()
    playMornings([10, 10, 10])
    var days = 0
    for _ in 0..<17 {
      sleep()
      wait(until: 6)
      if page.contains("when do you begin?") { days += 1 }
    }
    #expect(days == 3)
  }

  @Test mutating func aFamilyWithoutAWeekIsAskedByTheGoalOfTheLastBet() {
    playMornings([10, 10, 10])
    sleep()
    wait(until: 6)
    #expect(!page.contains("when do you begin?"))
    bet(minutesBefore: 35)
    script.send(.back)
    for _ in 0..<7 { sleep() }
    wait(until: 6)
    #expect(page.contains("Ready at 7:40: when do you begin?"))
  }

  @Test mutating func nothingIsOfferedBeforeTheLaterPartIsHere() {
    wakeUp()
    let home = gameScreen(script.state.game, nil, Scene(core, Self.texts)).html
    #expect(!home.contains("begin?") && !home.contains("Bet on a start"))
  }

  // The bet

  @Test mutating func theQuestionLeadsToADialThatIsUnset() throws {
    wakeUp()
    tapQuestion()
    let html = page
    #expect(html.contains("When do you begin?") && html.contains("Touch the line"))
    #expect(html.contains("7:40"))
    for word in ["in 10", "min", "odds"] { #expect(!html.contains(">" + word), "\(word)") }
    script.send(.bet(.placed))
    #expect(page.contains("Touch the line first"))
    #expect(placedBets(script).isEmpty)
    script.send(.back)
    #expect(placedBets(script).isEmpty && asked == nil)
  }

  @Test mutating func aGoalMovesByFiveMinutesAndIsNeverNear() throws {
    wakeUp()
    tapQuestion()
    script.send(.bet(.goalMoved(by: -1)))
    #expect(page.contains("7:35"))
    for _ in 0..<40 { script.send(.bet(.goalMoved(by: -1))) }
    let goal = try #require(asked).goal
    #expect(goal.since(script.moment.now) == .minutes(20))
    for _ in 0..<400 { script.send(.bet(.goalMoved(by: 1))) }
    #expect(try #require(asked).goal.since(script.moment.now) <= .hours(16))
  }

  @Test mutating func theAnswerCountsHerOwnMornings() throws {
    wakeUp()
    bet(minutesBefore: 35)
    let bet = try #require(placedBets(script).last)
    #expect(bet.room == .minutes(35) && bet.kept == bet.start)
    let told = try #require(bet.told)
    #expect(page.contains("From 7:05 you are ready"))
    #expect(page.contains("\(told) mornings in\u{A0}10"))
    #expect(page.contains("Counted from 6 of your own mornings."))
    #expect(page.contains("\(told) of 10 lanterns lit"))
    // One tap too many bets once.
    script.send(.bet(.placed))
    #expect(placedBets(script).count == 1)
  }

  @Test mutating func anotherStartCanBeKeptAndTheBetStays() throws {
    wakeUp()
    bet(minutesBefore: 30)
    let answer = try #require(asked?.answer)
    let room = try #require(answer.odds.room(for: 9))
    script.send(.bet(.kept(answer.bet.goal.adding(.zero - room))))
    let kept = try #require(placedBets(script).last)
    #expect(kept.id == answer.bet.id && kept.start == answer.bet.start)
    #expect(kept.goal.since(kept.kept) == room)
    #expect(page.contains("Your bet was 7:10. You keep"))
    script.send(.back)
    #expect(page.contains("From " + Self.texts.clock(kept.kept, core)))
    #expect(core.ledger.bets(of: core.player ?? PlayerID(0)).map { $0.bet } == [kept])
  }

  @Test mutating func aStartThatHasPassedIsNoTile() {
    wakeUp()
    wait(until: 7, 10)
    bet(minutesBefore: 10)
    // Nine in ten would have to begin before now.
    #expect(!page.contains("9 in 10"))
  }

  @Test mutating func withFourMorningsThereIsARangeAndNoCount() throws {
    wakeUp(after: [10, 11, 9, 10])
    bet(minutesBefore: 35)
    #expect(try #require(placedBets(script).last).told == nil)
    #expect(page.contains("Your morning takes somewhere"))
    #expect(page.contains("Odds come after one more morning."))
    #expect(!page.contains("mornings in\u{A0}10"))
  }

  @Test mutating func inTheAfternoonTheyAreTimes() {
    playMornings([10, 10, 10, 10, 10])
    wait(until: 15)
    script.send(.bet(.opened(quest, goal: nil)))
    script.send(.bet(.startChosen(StartDial.usual)))
    script.send(.bet(.placed))
    #expect(page.contains("Counted from 5 of your own times."))
    #expect(!page.contains("morning in\u{A0}10") && !page.contains("mornings in\u{A0}10"))
  }

  @Test mutating func theHourThatHasComeIsSaid() {
    wakeUp()
    tapQuestion()
    wait(until: 7, 41)
    #expect(page.contains("That hour has come. Another day."))
    script.send(.bet(.startChosen(StartDial.last)))
    script.send(.bet(.placed))
    #expect(placedBets(script).isEmpty)
  }

  // Between

  @Test mutating func theQuestSaysItsStartUntilItBegins() {
    wakeUp()
    bet(minutesBefore: 35)
    script.send(.back)
    #expect(page.contains("From 7:05") && !page.contains("Ready, 3 steps"))
    #expect(!page.contains("when do you begin?"))
    wait(until: 7, 5)
    script.beginQuest()
    script.send(.back)
    #expect(!page.contains("From 7:05"))
    #expect(page.contains("Out of the door"))
  }

  @Test mutating func nothingOfItIsOnAnyScreenOfTheRunningQuest() {
    wakeUp()
    bet(minutesBefore: 35)
    script.send(.back)
    wait(until: 7, 5)
    script.startQuest()
    var screens: [String] = []
    let look = { (script: Script) in screens.append(screen(script.state, Self.texts).html) }
    for _ in 0..<3 {
      script.send(.estimateChosen(.minutes(5)))
      if script.phase != nil { look(script) }
      script.send(.estimateLocked)
      look(script)
      // Left and come back to.
      script.send(.back)
      script.startQuest()
      look(script)
      script.finish(after: .minutes(9))
      look(script)
      script.closeReveal()
    }
    #expect(screens.count >= 11)
    for html in screens {
      for word in ["7:05", "7:40", "mornings in", "bet on", "your bet", "door", "ready at"] {
        #expect(!html.lowercased().contains(word), "\(word)")
      }
    }
  }
}

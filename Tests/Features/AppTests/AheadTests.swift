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

/// What the parent's week does on the player's home, without any calendar.
///
/// The script begins on Thursday, 29 October 2026, at 8:00 on a wall that shows UTC.
@Suite struct AheadTests {
  private var script = Script.started()
  private var log = TestLog()

  init() {
    // Newer than what the script has done.
    log.advance(by: .hours(24 * 365))
  }

  private var player: PlayerID { script.state.core.player ?? PlayerID(0) }
  private var today: LocalDay { script.moment.today }

  /// Another device writes to the plan.
  private mutating func plan(_ bodies: [OperationBody]) {
    script.send(.tab(.newsArrived(bodies.map { log.make($0) })))
  }

  private mutating func addHockey(from hour: Int = 17, travel: Int = 20) {
    plan([.hockey(on: today.weekday, at: hour, travel: travel, for: player)])
  }

  private mutating func addBag(words: [String]) {
    plan([
      .routineSet(
        RoutineID(80),
        [
          .name("Bag"), .displayName("Bag"), .players([player]), .scheduleMode(.calendar),
          .calendarKeywords(words), .isActive(true), .madeBy(.parent),
        ]
      ),
      .stepSet(StepID(81), of: RoutineID(80), [.name("Pack"), .reference(.minutes(12))]),
      .stepSet(StepID(82), of: RoutineID(80), [.name("Change")]),
    ])
  }

  private mutating func addBreak(_ days: DaySpan) {
    plan([.breakSet(BreakID(90), [.name("Autumn holiday"), .days(days)])])
  }

  private var names: [String] {
    script.state.core.questsOfToday.today.map { $0.routine.displayName }
  }

  private var page: String { screen(script.state, Self.texts).html }

  private static let texts = Texts.english

  private mutating func wait(until hour: Int, _ minute: Int = 0) {
    let wanted = Instant(startOf: today, offset: .utc).adding(.minutes(hour * 60 + minute))
    script.advance(wanted.since(script.moment.now))
    script.fire(TimerID(.home))
  }

  @Test mutating func aRoutineStandsOnDaysThatHaveItsWords() {
    addBag(words: ["hockey"])
    #expect(!names.contains("Bag"))
    addHockey()
    #expect(names.contains("Bag"))
    script.advance(.hours(24))
    script.send(.page(.shown))
    #expect(!names.contains("Bag"))
    #expect(script.state.core.questsOfToday.others.contains { $0.routine.displayName == "Bag" })
  }

  @Test mutating func thatItStoodThereIsNotedOnceAndSaysNothingOfTheEvent() {
    addHockey()
    addBag(words: ["hockey"])
    let noted = { (script: Script) in
      script.stored.filter { if case .routineStood = $0.body { true } else { false } }
    }
    #expect(noted(script).map { $0.body } == [.routineStood(RoutineID(80), on: today)])
    script.send(.page(.shown))
    script.send(.page(.shown))
    #expect(noted(script).count == 1)
    // It stays for the day, and for ever in the past, whatever becomes of what has called it.
    plan([.activityRemoved(OperationBody.hockeyID)])
    #expect(names.contains("Bag"))
    #expect(script.state.ledger.stood(RoutineID(80), for: player, on: today))
    script.advance(.hours(7 * 24))
    script.send(.page(.shown))
    #expect(!names.contains("Bag"))
    #expect(noted(script).count == 1)
  }

  @Test mutating func aBreakHidesNoQuestAndPutsThoseOfSchoolDaysLast() {
    plan([
      .routineSet(
        RoutineID(60),
        [
          .name("Bedtime"), .displayName("Bedtime"), .players([player]), .activeDays(.everyDay),
          .isActive(true), .madeBy(.parent),
        ]
      ),
      .routineSet(script.state.core.offeredQuests[0].routine.id, [.activeDays(.schoolDays)]),
      .stepSet(StepID(61), of: RoutineID(60), [.name("Into bed")]),
    ])
    let before = names
    #expect(before == ["Morning", "Bedtime"])
    addBreak(DaySpan(today))
    #expect(names == ["Bedtime", "Morning"])
    #expect(page.contains("No school today"))
    plan([.breakRemoved(BreakID(90))])
    #expect(names == before)
    #expect(!page.contains("No school today"))
  }

  @Test mutating func homeSaysWhatComesAndGoesOnSayingItByItself() {
    addHockey()
    #expect(!page.contains("until Hockey"))
    wait(until: 16)
    #expect(page.contains("1 hour until Hockey"))
    wait(until: 16, 15)
    #expect(page.contains("45 minutes until Hockey"))
    wait(until: 16, 59)
    #expect(page.contains("Hockey is about to begin"))
    wait(until: 17, 1)
    #expect(!page.contains("Hockey"))
  }

  @Test mutating func whoHasNoWeekIsWaitedForUntilTheNextDay() {
    let midnight = Instant(startOf: today.adding(days: 1), offset: .utc)
    #expect(script.waits[TimerID(.home)] == .at(midnight))
    addHockey()
    #expect(script.waits[TimerID(.home)] == .at(script.moment.now.adding(.minutes(1))))
    // Away from home and back it goes on, whatever fires in between.
    script.openFamilyArea()
    script.advance(.minutes(2))
    script.fire(TimerID(.home))
    script.send(.back)
    script.send(.page(.shown))
    #expect(script.waits[TimerID(.home)] != nil)
  }

  @Test mutating func homeGoesOverMidnightByItselfWhereNothingIsKnown() {
    script.startQuest()
    for _ in 0..<3 { script.playStep(guess: .minutes(2), took: .minutes(2)) }
    script.send(.finaleEnded)
    script.send(.back)
    #expect(page.contains(Self.texts.home.allLit))
    let midnight = Instant(startOf: today.adding(days: 1), offset: .utc)
    script.advance(midnight.since(script.moment.now))
    script.fire(TimerID(.home))
    #expect(!page.contains(Self.texts.home.allLit))
    #expect(page.contains("Ready, 3 steps"))
    // And over the next ones: nothing has to be touched.
    #expect(script.waits[TimerID(.home)] == .at(midnight.adding(.hours(24))))
    // A timer that comes a little early is waited for anew.
    script.advance(.hours(24) - Seconds(1))
    script.fire(TimerID(.home))
    #expect(script.waits[TimerID(.home)].exists)
  }

  @Test mutating func theWeeksReflectionComesOnSundayEveningByItself() {
    script.startQuest()
    for _ in 0..<3 { script.playStep(guess: .minutes(2), took: .minutes(2)) }
    script.send(.finaleEnded)
    script.send(.back)
    // From Thursday to Sunday, 18:00.
    for _ in 0..<4 {
      guard case .at(let next)? = script.waits[TimerID(.home)] else { break }
      #expect(!page.contains(Self.texts.home.weekIsReady))
      script.advance(next.since(script.moment.now))
      script.fire(TimerID(.home))
    }
    #expect(script.moment.today.weekday == .sunday)
    #expect(page.contains(Self.texts.home.weekIsReady))
    #expect(
      script.waits[TimerID(.home)] == .at(Instant(startOf: today.adding(days: 1), offset: .utc))
    )
  }

  // School

  private mutating func addSchool(from hour: Int = 10, travel: Int = 20) {
    let hours = TestSupport.hours(hour, 15)
    plan([.schoolSet(player, [.hours(today.weekday, hours), .travel(.minutes(travel))])])
  }

  @Test mutating func theHourBeforeSchoolIsTold() {
    addSchool()
    #expect(!page.contains("Out of the door"))
    wait(until: 8, 40)
    #expect(page.contains("Out of the door in 1 hour"))
    wait(until: 8, 55)
    #expect(page.contains("Out of the door in 45 minutes"))
    wait(until: 9, 39)
    #expect(page.contains("Out of the door in a moment"))
    wait(until: 9, 40)
    #expect(!page.contains("Out of the door"))
  }

  @Test mutating func schoolIsSuggestedForTheQuestOnTopAndTakesThePlaceOfReady() {
    addSchool()
    wait(until: 8, 29)
    #expect(page.contains("Ready, 3 steps"))
    // 10:00, less 20 minutes of the way, less the 35 that three steps of five may take as far as anybody can know: 9:05.
    wait(until: 8, 30)
    #expect(page.contains("For school: start around nine"))
    #expect(!page.contains("Ready, 3 steps"))
    #expect(!page.contains("It may take about"))
    wait(until: 9, 39)
    #expect(page.contains("For school: now is a good moment to start"))
    wait(until: 9, 40)
    #expect(!page.contains("For school"))
  }

  @Test mutating func schoolWithoutAWayIsSuggestedUntilTenMinutesBefore() {
    addSchool(travel: 0)
    wait(until: 9, 48)
    #expect(page.contains("For school: now is a good moment to start"))
    wait(until: 9, 51)
    #expect(!page.contains("For school"))
  }

  @Test mutating func nothingIsSaidOfSchoolOnADayWithoutIt() {
    addSchool()
    addBreak(DaySpan(today))
    wait(until: 8, 50)
    #expect(!page.contains("For school"))
    #expect(!page.contains("Out of the door"))
    #expect(page.contains("No school today"))
  }

  @Test mutating func whatHasBegunIsNotSuggestedForSchool() {
    addSchool()
    wait(until: 8, 50)
    script.beginQuest()
    script.send(.back)
    #expect(!page.contains("For school"))
    #expect(page.contains("Out of the door in 50 minutes"))
  }

  @Test mutating func theQuestOfTheEveningIsSuggestedForNoSchool() {
    addSchool()
    plan([
      .routineSet(
        RoutineID(60),
        [
          .name("Bedtime"), .displayName("Bedtime"), .players([player]), .activeDays(.everyDay),
          .isActive(true), .madeBy(.parent),
        ]
      ),
      .stepSet(StepID(61), of: RoutineID(60), [.name("Into bed")]),
    ])
    wait(until: 8, 40)
    #expect(page.contains("For school"))
    script.startQuest()
    for _ in 0..<3 { script.playStep(guess: .minutes(2), took: .minutes(2)) }
    script.send(.finaleEnded)
    script.send(.back)
    #expect(page.contains("Out of the door"))
    #expect(page.contains("Ready, 1 step"))
    #expect(!page.contains("For school"))
  }

  @Test mutating func aSuggestionSaysWhenToBeginAndTakesThePlaceOfReadyForTheQuestAtTheTop() {
    addHockey()
    addBag(words: ["hockey"])
    // 17:00, less 20 minutes of the way, less 40 min: what 12 + 5 may grow to while nothing is known.
    wait(until: 15, 45)
    #expect(page.contains("For Hockey: start around four"))
    #expect(page.contains("It may take about 20\u{A0}min"))
    #expect(names.first == "Morning")
    // The morning is done, so the bag is on top, and the card gone.
    plan([.routineSet(RoutineID(80), [.activeDays(.everyDay)])])
    plan([
      .routineSet(
        script.state.core.offeredQuests[0].routine.id,
        [.isActive(false)]
      )
    ])
    #expect(names.first == "Bag")
    #expect(page.contains("For Hockey: start around four"))
    #expect(!page.contains("It may take about"))
    #expect(!page.contains("Ready, 2 steps"))
    wait(until: 16, 39)
    #expect(page.contains("For Hockey: now is a good moment to start"))
    // It is time to leave.
    wait(until: 16, 40)
    #expect(!page.contains("For Hockey"))
    #expect(page.contains("Ready, 2 steps"))
  }

  @Test mutating func usuallyIsSaidOnceEachStepWasDoneThreeTimes() {
    addHockey()
    addBag(words: ["hockey"])
    for times in 1...3 {
      script.send(.home(.questChosen(RoutineID(80))))
      script.playStep(guess: .minutes(2), took: .minutes(2))
      script.playStep(guess: .minutes(3), took: .minutes(3))
      script.send(.finaleEnded)
      script.send(.back)
      #expect(script.state.core.need(bag)?.isKnown == (times == 3), "\(times)")
    }
  }

  /// Medians of steps know of nothing between them and of no day that is slow.
  @Test mutating func aStartLeavesRoomForWhatComesBetweenTheStepsAndForSlowDays() throws {
    addBag(words: ["hockey"])
    for minutes in [10, 9, 14, 10, 11] {
      script.send(.home(.questChosen(RoutineID(80))))
      script.playStep(guess: .minutes(10), took: .minutes(minutes))
      script.advance(.minutes(4))
      script.playStep(guess: .minutes(5), took: .minutes(5))
      script.send(.finaleEnded)
      script.send(.back)
      script.advance(.hours(24))
      script.send(.page(.shown))
    }
    let need = try #require(script.state.core.need(bag))
    #expect(need.isKnown)
    // About 10 + 4 + 5 usually, and in eight of ten no more than:
    #expect((.minutes(19)..<Seconds.minutes(21)).contains(need.duration))
    #expect((.minutes(22)...Seconds.minutes(25)).contains(need.room))
  }

  @Test mutating func aStepThatIsLeftOutEachDayTakesNoRoom() throws {
    addBag(words: ["hockey"])
    let before = try #require(script.state.core.need(bag)).room
    for _ in 0..<5 {
      script.send(.home(.questChosen(RoutineID(80))))
      script.skip()
      script.playStep(guess: .minutes(5), took: .minutes(5))
      script.send(.finaleEnded)
      script.send(.back)
      script.advance(.hours(24))
      script.send(.page(.shown))
    }
    let need = try #require(script.state.core.need(bag))
    #expect(need.duration < .minutes(6))
    #expect(need.room < .minutes(10) && need.room < before)
    #expect(need.isKnown)
  }

  @Test mutating func ofAQuestOfHoursNoStartIsSuggested() {
    addHockey()
    addBag(words: ["hockey"])
    plan([.stepSet(StepID(81), of: RoutineID(80), [.reference(.hours(4))])])
    wait(until: 15, 45)
    #expect(script.state.core.need(bag) == nil)
    #expect(!page.contains("For Hockey"))
  }

  private var bag: Routine {
    script.state.core.offeredQuests.map { $0.routine }.first { $0.id == RoutineID(80) }
      ?? script.state.core.offeredQuests[0].routine
  }

  @Test mutating func aTapOnASuggestionBeginsItsQuest() {
    addHockey()
    addBag(words: ["hockey"])
    wait(until: 15, 45)
    script.send(.home(.questChosen(RoutineID(80))))
    #expect(page.contains("Pack"))
  }
}

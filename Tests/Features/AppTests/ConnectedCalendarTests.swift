import App
import AppCore
import Basics
import Calendars
import Domain
import Game
import Markup
import Planner
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

/// What connected calendars do to days, beside the parent's week.
///
/// The script begins on Thursday, 29 October 2026, at 8:00 on a wall that shows UTC.
@Suite struct ConnectedCalendarTests {
  private var script = Script.started()
  private var log = TestLog()

  init() {
    // Newer than what the script has done.
    log.advance(by: .hours(24 * 365))
  }

  private var player: PlayerID { script.state.core.player ?? PlayerID(0) }
  private var today: LocalDay { script.moment.today }

  private func at(_ hour: Int, _ minute: Int = 0, dayAfter days: Int = 0) -> Instant {
    Instant(startOf: today.adding(days: days), offset: .utc).adding(.minutes(hour * 60 + minute))
  }

  private func timed(
    _ title: String,
    _ begin: Int,
    to end: Int,
    dayAfter days: Int = 0,
    isCancelled: Bool = false,
    usualDay: LocalDay? = nil
  ) -> CalendarEvent {
    CalendarEvent(
      title: title,
      when: .from(at(begin, dayAfter: days), to: at(end, dayAfter: days)),
      isCancelled: isCancelled,
      usualDay: usualDay
    )
  }

  private func wholeDay(_ title: String) -> CalendarEvent {
    CalendarEvent(title: title, when: .days(DaySpan(today)))
  }

  private mutating func connect(
    _ mark: CalendarSource.Mark,
    _ name: String,
    _ events: CalendarEvent...,
    players: [PlayerID] = []
  ) {
    let calendar = CalendarSource(
      id: CalendarID(UInt128(mark.rawValue) + 1),
      name: name,
      mark: mark,
      players: players,
      origin: .file("a.ics"),
      readAt: script.moment.now,
      events: events
    )
    let bytes = StoredCalendars.bytes(of: script.state.core.calendars + [calendar])
    script.send(.calendars(.found(bytes)))
  }

  private mutating func plan(_ bodies: [OperationBody]) {
    script.send(.tab(.newsArrived(bodies.map { log.make($0) })))
  }

  private mutating func planHockey() {
    plan([.hockey(on: today.weekday, at: 17, travel: 20, for: player)])
  }

  private mutating func planSchool() {
    let hours = TimeSpan(from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 15)) ?? .wholeDay
    plan([
      .schoolSet(
        player,
        Weekday.allCases.filter { $0.rawValue <= 5 }.map { .hours($0, hours) }
      )
    ])
  }

  /// As a line: "school 8:00-13:00 Timetable | 17:00 Hockey +20".
  private func told(_ day: LocalDay? = nil) -> String {
    let context = script.state.core.scheduleContext(of: player, on: day ?? today)
    let events = context.events.map { event in
      let local = LocalTime(event.begin, offset: .utc)
      let minute = local.minute < 10 ? "0\(local.minute)" : "\(local.minute)"
      let way = event.travel > .zero ? " +\(event.travel.whole / 60)" : ""
      return "\(local.hour):\(minute) \(event.name)\(way)"
    }
    return ([kind(context)] + events).joined(separator: " | ")
  }

  private func kind(_ context: ScheduleContext) -> String {
    switch context.kind {
    case .school(let school, let hours):
      "school \(hours.from.isoText)-\(hours.to.isoText) \(school.source ?? "week")"
    case .noSchool(let off): "no school: \(words(for: off))"
    case .free(let off?): "free: \(words(for: off))"
    case .free: "free"
    }
  }

  private func words(for off: DayOff) -> String {
    switch off {
    case .schoolBreak(let name): "\(name), week"
    case .entry(let entry): "\(entry.name), \(entry.source)"
    case .withoutLessons(let around): "no lessons, \(around.before)"
    case .told: "told"
    }
  }

  private func changes() -> [String] {
    script.state.core.scheduleContext(of: player, on: today).replaced.map { replaced in
      switch replaced.change {
      case .otherTime: "other time"
      case .cancelled: "cancelled"
      case .moved: "moved"
      }
    }
  }

  @Test mutating func aSchoolHolidayIsNoSchoolAndHidesNoRoutine() {
    planSchool()
    let before = script.state.core.questsOfToday.today.map { $0.routine.id }
    connect(.school, "School year", wholeDay("Autumn holiday"))
    #expect(told() == "no school: Autumn holiday, School year")
    #expect(screen(script.state, .english).html.contains("No school today"))
    #expect(Set(script.state.core.questsOfToday.today.map { $0.routine.id }) == Set(before))
  }

  @Test mutating func aHalfDayIsWhatTheCalendarSays() {
    planSchool()
    connect(.school, "Timetable", timed("Maths", 8, to: 10), timed("Art", 10, to: 12))
    #expect(told() == "school 08:00-12:00 Timetable")
    #expect(told(today.adding(days: 1)) == "school 08:00-15:00 week")
  }

  @Test mutating func anEveningAtSchoolIsNoSchoolDay() {
    connect(.school, "School year", timed("Parents\u{2019} evening", 19, to: 21))
    #expect(told() == "free")
  }

  @Test mutating func anExamWeekChangesNothing() {
    planSchool()
    connect(.school, "School year", wholeDay("Exam week"))
    #expect(told() == "school 08:00-15:00 week")
  }

  @Test mutating func noSchoolBeatsSchool() {
    planSchool()
    connect(.school, "Timetable", timed("Maths", 8, to: 10), wholeDay("No school: strike"))
    #expect(told() == "no school: No school: strike, Timetable")
  }

  @Test mutating func aBreakAmongLessonsIsNoHoliday() {
    planSchool()
    let pause = CalendarEvent(title: "Break", when: .from(at(9, 40), to: at(10)))
    connect(.school, "Timetable", timed("Maths", 8, to: 10), pause, timed("Art", 10, to: 12))
    #expect(told() == "school 08:00-12:00 Timetable")
    // Where it holds none, the week knows when they are.
    script.send(.calendars(.turnedOff))
    connect(.school, "School year", timed("Coffee break", 10, to: 11))
    #expect(told() == "school 08:00-15:00 week")
  }

  @Test mutating func aShortEntryAloneIsNoHolidayWhereNobodyKnowsWhenLessonsAre() {
    connect(.school, "School year", timed("Coffee break", 9, to: 10))
    #expect(told() == "free")
  }

  @Test(arguments: [(8, 12), (10, 14), (0, 24), (-12, 48)])
  mutating func noSchoolWithATimeIsSaidOfMostOfTheLessons(begin: Int, end: Int) {
    planSchool()
    connect(.school, "School year", timed("No school", begin, to: end))
    #expect(told() == "no school: No school, School year")
  }

  @Test mutating func noSchoolIsSaidOverTheLessonsThatTheCalendarHolds() {
    planSchool()
    let lessons = timed("Maths", 8, to: 13)
    connect(.school, "Timetable", lessons, timed("No school", 10, to: 13))
    #expect(told() == "no school: No school, Timetable")
    script.send(.calendars(.turnedOff))
    connect(.school, "Timetable", lessons, timed("No school after lunch", 11, to: 15))
    #expect(told() == "school 08:00-13:00 Timetable")
  }

  @Test mutating func whatLastsFromMidnightToMidnightIsOfWholeDays() {
    planSchool()
    connect(.school, "School", timed("Class photo", 0, to: 24))
    #expect(told() == "school 08:00-15:00 week")
    script.send(.calendars(.turnedOff))
    // A trip of two days hides no lessons, and its second day is one of school.
    connect(.school, "School", timed("Trip", 0, to: 48), timed("Maths", 8, to: 13))
    #expect(told() == "school 08:00-13:00 School")
    #expect(told(today.adding(days: 1)) == "school 08:00-15:00 week")
    script.send(.calendars(.turnedOff))
    connect(.school, "School", timed("Holiday", 0, to: 24, dayAfter: 1))
    #expect(told(today.adding(days: 1)) == "no school: Holiday, School")
    #expect(told(today.adding(days: 2)) == "free")
  }

  @Test mutating func whatTakesNoTimeIsNoSchoolAndNothingToGoTo() {
    planSchool()
    let saturday = 2
    connect(
      .school,
      "Tasks",
      timed("Essay", 9, to: 9, dayAfter: saturday),
      timed("Sheet", 7, to: 7)
    )
    #expect(told(today.adding(days: saturday)) == "free")
    #expect(told() == "school 08:00-15:00 week")
    connect(.activities, "Club", timed("Entry fee", 17, to: 17))
    #expect(told() == "school 08:00-15:00 week")
  }

  @Test mutating func aTimetableInTheHolidaysSaysNoSchool() {
    planSchool()
    connect(
      .school,
      "Timetable",
      timed("Maths", 8, to: 13, dayAfter: -14),
      timed("Maths", 8, to: 13, dayAfter: 7)
    )
    #expect(told() == "no school: no lessons, Timetable")
    #expect(screen(script.state, .english).html.contains("No school today"))
    #expect(script.state.core.notes.dayWithoutSchool == today)
    // A day with other lessons around it says nothing.
    #expect(told(today.adding(days: 1)) == "school 08:00-15:00 week")
    connect(.school, "Trips", wholeDay("Museum"))
    #expect(told() == "school 08:00-15:00 Trips")
    #expect(script.state.core.notes.dayWithoutSchool == nil)
  }

  @Test mutating func theAfternoonOfADentistIsNotFree() {
    planSchool()
    script.advance(.hours(7) + .minutes(30))
    connect(.other, "Family", wholeDay("Birthday"))
    #expect(screen(script.state, .english).html.contains("Free afternoon"))
    connect(.other, "Family", timed("Dentist", 16, to: 17))
    #expect(!screen(script.state, .english).html.contains("Free afternoon"))
  }

  @Test mutating func whatIsCalledSchoolElsewhereMovesNoSchoolThatIsKnown() {
    connect(.other, "Family", timed("School 9-12", 9, to: 12))
    #expect(told() == "school 09:00-12:00 Family")
    planSchool()
    #expect(told() == "school 08:00-15:00 week")
    #expect(told(today.adding(days: 2)) == "free")
  }

  @Test mutating func wordsOfActivitiesSayNothingOfSchool() {
    planSchool()
    connect(.activities, "Club", wholeDay("Holiday camp"))
    connect(.other, "Family", timed("Coffee break", 9, to: 10))
    #expect(told() == "school 08:00-15:00 week")
  }

  @Test mutating func aCalendarsTimeBeatsTheWeeksAndHasItsWay() {
    planHockey()
    connect(.activities, "Club", timed("Hockey U14", 18, to: 19))
    #expect(told() == "free | 18:00 Hockey U14 +20")
    #expect(changes() == ["other time"])
  }

  @Test mutating func aTrainingOfTheHockeyClubIsHockeyAndItsDinnerIsNot() {
    planHockey()
    connect(.activities, "Hockey club", timed("U14 training", 18, to: 19))
    #expect(told() == "free | 18:00 U14 training +20")
    script.send(.calendars(.turnedOff))
    connect(.activities, "Hockey club", timed("Dinner", 21, to: 22))
    #expect(told() == "free | 17:00 Hockey +20 | 21:00 Dinner +20")
  }

  @Test mutating func aCancelledPracticeIsNot() {
    planHockey()
    connect(.activities, "Club", timed("Hockey", 17, to: 18, isCancelled: true))
    #expect(told() == "free")
    #expect(changes() == ["cancelled"])
  }

  @Test mutating func aMovedPracticeIsOnItsNewDay() {
    planHockey()
    connect(.activities, "Club", timed("Hockey", 18, to: 19, dayAfter: 1, usualDay: today))
    #expect(told() == "free")
    #expect(changes() == ["moved"])
    #expect(told(today.adding(days: 1)) == "free | 18:00 Hockey +20")
    #expect(told(today.adding(days: 7)) == "free | 17:00 Hockey +20")
  }

  @Test mutating func whatTwoCalendarsHoldIsOne() {
    connect(.activities, "Club", timed("Piano", 16, to: 17), timed("Piano", 16, to: 17))
    #expect(told() == "free | 16:00 Piano")
  }

  @Test mutating func otherEntriesAreReadForWordsAndForNothingElse() {
    plan([
      .routineSet(
        RoutineID(80),
        [
          .name("Bag"), .displayName("Bag"), .players([player]), .scheduleMode(.calendar),
          .calendarKeywords(["swim"]), .isActive(true), .madeBy(.parent),
        ]
      ),
      .stepSet(StepID(81), of: RoutineID(80), [.name("Pack")]),
    ])
    connect(.other, "Family", timed("Swim with Noor", 16, to: 17))
    #expect(told() == "free")
    let names = script.state.core.questsOfToday.today.map { $0.routine.displayName }
    #expect(names.contains("Bag"))
  }

  @Test mutating func aCalendarOfAnotherPlayerSaysNothing() {
    connect(.activities, "Club", timed("Piano", 16, to: 17), players: [PlayerID(9)])
    #expect(told() == "free")
    connect(.activities, "Music", timed("Drums", 16, to: 17), players: [player])
    #expect(told() == "free | 16:00 Drums")
  }

  @Test mutating func homeSaysWhatComesLikeAnythingOfTheWeek() {
    connect(.activities, "Club", timed("Practice", 9, to: 10))
    script.advance(.minutes(15))
    script.fire(TimerID(.home))
    #expect(screen(script.state, .english).html.contains("45 minutes until Practice"))
  }

  @Test mutating func nothingOfAnEntryIsInTheLog() {
    planHockey()
    connect(.activities, "Secret club", timed("Secret hockey", 16, to: 17))
    plan([
      .routineSet(
        RoutineID(80),
        [
          .name("Bag"), .displayName("Bag"), .players([player]), .scheduleMode(.calendar),
          .calendarKeywords(["hockey"]), .isActive(true), .madeBy(.parent),
        ]
      ),
      .stepSet(StepID(81), of: RoutineID(80), [.name("Pack")]),
    ])
    #expect(script.state.ledger.stood(RoutineID(80), for: player, on: today))
    for operation in script.stored { #expect(!"\(operation)".contains("Secret")) }
  }

  @Test mutating func theParentsWordsCountInThePlaceOfTheLanguages() {
    planSchool()
    connect(.school, "School year", wholeDay("Inset day"))
    #expect(told() == "school 08:00-15:00 week")
    plan([.set(.noSchoolWords, "holiday, inset")])
    #expect(told() == "no school: Inset day, School year")
    plan([.set(.noSchoolWords, " ,")])
    #expect(told() == "school 08:00-15:00 week")
  }

  @Test mutating func aDeviceThatTravelsKeepsWholeDaysAndInstants() {
    planSchool()
    connect(.school, "School year", wholeDay("Holiday"))
    connect(.activities, "Club", timed("Piano", 23, to: 24))
    let east = LocalZone { _ in UTCOffset(minutes: 120) }
    var far = Core(
      dice: script.state.core.dice,
      moment: script.moment,
      zone: east,
      dayWords: script.state.core.dayWords
    )
    far.take(script.state.core.calendars)
    let here = far.scheduleContext(of: player, on: today)
    #expect(here.hasNoSchool)
    #expect(here.events.isEmpty)
    // 23:00 where it was planned is 1:00 of the next day here.
    let next = far.scheduleContext(of: player, on: today.adding(days: 1))
    #expect(!next.dayOff.exists)
    #expect(next.events.map { $0.name } == ["Piano"])
  }

  @Test mutating func turningItOffErasesWhatIsKept() {
    planSchool()
    connect(.school, "School year", wholeDay("Autumn holiday"))
    #expect(script.state.core.notes.dayWithoutSchool == today)
    script.send(.calendars(.turnedOff))
    #expect(script.effects.contains(.ask(.keepCalendars([]))))
    #expect(script.state.core.calendars.isEmpty)
    #expect(script.state.core.notes.dayWithoutSchool == nil)
    #expect(told() == "school 08:00-15:00 week")
  }
}

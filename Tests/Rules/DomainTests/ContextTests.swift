import Basics
import Domain
import Testing
import Time

/// A Tuesday in November, on a wall that shows UTC.
@Suite struct ContextTests {
  private static let day = LocalDay(year: 2026, month: 11, day: 24)

  private static func at(_ hour: Int, _ minute: Int = 0) -> Instant {
    Instant(startOf: day, offset: .utc).adding(.minutes(hour * 60 + minute))
  }

  private static func event(
    _ name: String,
    _ begin: Instant,
    minutes: Int = 60,
    travel: Int = 0
  ) -> PlannedEvent {
    PlannedEvent(
      name: name,
      begin: begin,
      end: begin.adding(.minutes(minutes)),
      travel: .minutes(travel)
    )
  }

  private static let school = schoolDay()

  private static func schoolDay(_ name: String = "", way: Int = 0) -> ScheduleContext.Kind {
    .school(
      event(name, at(8), minutes: 7 * 60, travel: way),
      TimeSpan(from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 15)) ?? .wholeDay
    )
  }

  private static let autumn = DayOff.schoolBreak("No school: autumn holiday")

  private static func context(
    _ kind: ScheduleContext.Kind = school,
    _ events: [PlannedEvent] = [],
    isKnown: Bool = true,
    taken: [Range<Instant>] = []
  ) -> ScheduleContext {
    ScheduleContext(
      day: day,
      kind: kind,
      events: events,
      afternoon: at(12)..<at(18),
      isKnown: isKnown,
      words: DayWords(school: ["school", "class"], noSchool: ["no school", "holiday"]),
      taken: taken
    )
  }

  private static func routine(
    _ name: String,
    _ words: [String] = [],
    steps: [String] = ["Go"]
  )
    -> Routine
  {
    var routine = Routine(id: RoutineID(UInt128(name.utf8.count)), name: name, displayName: name)
    routine.calendarKeywords = words
    routine.scheduleMode = words.isEmpty ? .fixedDays : .calendar
    routine.activeDays = .schoolDays
    routine.steps = steps.enumerated().map {
      Step(id: StepID(UInt128($0.offset)), name: $0.element, icon: .plain)
    }
    return routine
  }

  // Days

  @Test func aDayIsKnownByItsEventsAndByWhatItIs() {
    let training = Self.context(Self.school, [Self.event("Hockey training", Self.at(17))])
    #expect(training.first(with: ["piano", "hockey"]).exists)
    #expect(training.first(with: ["School"]).exists)
    #expect(!training.first(with: ["holiday"]).exists)
    #expect(!training.first(with: []).exists)
    #expect(!Self.context(.free(nil)).first(with: ["school"]).exists)
  }

  @Test func aBreakIsNeverASchoolDayWhateverItIsCalled() {
    let holiday = Self.context(.noSchool(Self.autumn))
    #expect(!holiday.first(with: ["school"]).exists)
    #expect(!holiday.first(with: ["class"]).exists)
    #expect(holiday.first(with: ["no school"]).exists)
    #expect(holiday.first(with: ["autumn"]).exists)
    // Of its weekends as well.
    #expect(!Self.context(.free(Self.autumn)).first(with: ["school"]).exists)
    #expect(Self.context(.free(Self.autumn)).first(with: ["holiday"]).exists)
  }

  // The line

  private static func told(_ context: ScheduleContext, _ hour: Int, _ minute: Int = 0) -> String {
    switch context.line(at: at(hour, minute)) {
    case .minutesUntil(let event, let minutes): "\(minutes) until \(event.name)"
    case .isAboutToBegin(let event): "soon \(event.name)"
    case .outOfTheDoor(_, let minutes): "door \(minutes)"
    case .noSchool: "no school"
    case .freeAfternoon: "free"
    case nil: ""
    }
  }

  @Test func anEventIsToldFromAnHourBeforeByFives() {
    let day = Self.context(Self.school, [Self.event("Hockey", Self.at(17))])
    let told = [
      (15, 59, ""), (16, 0, "60 until Hockey"), (16, 13, "45 until Hockey"),
      (16, 15, "45 until Hockey"), (16, 55, "5 until Hockey"), (16, 58, "soon Hockey"),
      (17, 0, ""), (18, 30, ""),
    ]
    for (hour, minute, line) in told { #expect(Self.told(day, hour, minute) == line) }
  }

  @Test func aFreeAfternoonBeginsWhenSchoolEndsAndIsToldWhileThereIsOne() {
    let told = [(6, ""), (12, ""), (14, ""), (15, "free"), (16, "free"), (17, ""), (20, "")]
    for (hour, line) in told { #expect(Self.told(Self.context(), hour) == line) }
    #expect(Self.told(Self.context(.free(nil)), 12) == "free")
    #expect(Self.told(Self.context(.free(nil)), 11, 59) == "")
    // What is over by noon, or begins in the evening, leaves it free.
    let around = [Self.event("Run", Self.at(10)), Self.event("Choir", Self.at(18))]
    #expect(Self.told(Self.context(.free(nil), around), 14) == "free")
    let piano = [Self.event("Piano", Self.at(16), minutes: 45)]
    for hour in [14, 17] { #expect(Self.told(Self.context(.free(nil), piano), hour) == "") }
  }

  @Test func withoutAWordOfAnyWeekNothingIsSaid() {
    for hour in 0..<24 { #expect(Self.told(Self.context(.free(nil), isKnown: false), hour) == "") }
  }

  @Test func whatComesNextCountsBeforeWhatTheDayIs() {
    let day = Self.context(.noSchool(Self.autumn), [Self.event("Piano", Self.at(10))])
    #expect(Self.told(day, 8) == "no school")
    #expect(Self.told(day, 9, 30) == "30 until Piano")
    #expect(Self.told(day, 14) == "no school")
  }

  @Test func anHourBeforeSheLeavesForSchoolTheDoorIsTold() {
    let told = [
      (6, 29, ""), (6, 30, "door 60"), (6, 45, "door 45"), (7, 12, "door 20"), (7, 13, "door 15"),
      (7, 28, "door 0"), (7, 30, ""), (8, 0, ""),
    ]
    for (hour, minute, line) in told {
      #expect(Self.told(Self.context(Self.schoolDay(way: 30)), hour, minute) == line)
    }
    for off in [ScheduleContext.Kind.noSchool(Self.autumn), .free(nil)] {
      #expect(Self.told(Self.context(off), 7) != "door 30")
    }
  }

  @Test func ofTheDoorAndAnEventTheEarlierIsTold() {
    let run = Self.context(Self.schoolDay(way: 30), [Self.event("Run", Self.at(7))])
    #expect(Self.told(run, 6, 40) == "20 until Run")
    #expect(Self.told(run, 7, 10) == "door 20")
    let choir = Self.context(Self.schoolDay(way: 30), [Self.event("Choir", Self.at(7, 40))])
    #expect(Self.told(choir, 7) == "door 30")
    #expect(Self.told(choir, 7, 30) == "10 until Choir")
  }

  @Test func anAfternoonIsNotFreeWhileAnythingOfAnyCalendarHasATime() {
    let dentist = Self.context(taken: [Self.at(15, 30)..<Self.at(16)])
    for hour in 15...16 { #expect(Self.told(dentist, hour) == "") }
    // What is over before it begins, or comes after it, leaves it free.
    let around = Self.context(taken: [Self.at(8)..<Self.at(15), Self.at(18)..<Self.at(19)])
    #expect(Self.told(around, 15) == "free")
  }

  @Test func aDaysLinesBeginWhenHomeSaysThem() {
    let told = { (context: ScheduleContext) in
      context.lines(from: Self.at(0)).map { since, _ in
        "\(since.since(Self.at(0)).whole / 60) "
          + Self.told(context, 0, since.since(Self.at(0)).whole / 60)
      }
    }
    let hockey = Self.event("Hockey", Self.at(17))
    #expect(told(Self.context(Self.school, [hockey])) == ["420 door 60", "960 60 until Hockey"])
    #expect(told(Self.context()) == ["420 door 60", "900 free"])
    #expect(
      told(Self.context(.noSchool(Self.autumn), [hockey])) == [
        "0 no school", "960 60 until Hockey", "1020 no school",
      ]
    )
    #expect(told(Self.context(.free(nil), isKnown: false)).isEmpty)
  }

  // The suggestion

  private static func suggestion(
    _ events: [PlannedEvent],
    _ routines: [Routine],
    at now: Instant
  ) -> Suggestion? {
    context(school, events).suggestion(at: now, among: routines, next: nil) { _ in
      Suggestion.Need(duration: .minutes(20), room: .minutes(25), isKnown: true)
    }
  }

  @Test func itBeginsSoMuchBeforeAsTheWayAndTheRoutineTake() {
    let hockey = Self.event("Hockey", Self.at(17), travel: 20)
    let found = Self.suggestion([hockey], [Self.routine("Bag", ["hockey"])], at: Self.at(16))
    #expect(found?.start == Self.at(16, 15))
    #expect(found?.urgency == .upcoming)
  }

  @Test func itStandsFromNinetyToTenMinutesBefore() {
    let hockey = Self.event("Hockey", Self.at(17))
    let bag = [Self.routine("Bag", ["hockey"])]
    let urgencies: [(Int, Int, Suggestion.Urgency?)] = [
      (15, 29, nil), (15, 30, .upcoming), (16, 30, .upcoming), (16, 31, .soon), (16, 45, .soon),
      (16, 46, .now), (16, 50, .now), (16, 51, nil), (17, 5, nil),
    ]
    for (hour, minute, urgency) in urgencies {
      #expect(Self.suggestion([hockey], bag, at: Self.at(hour, minute))?.urgency == urgency)
    }
  }

  @Test func theEarliestEventCountsThatSomethingIsFor() {
    let events = [
      Self.event("Dentist", Self.at(15, 30)), Self.event("Piano", Self.at(16)),
      Self.event("Hockey", Self.at(16, 15)),
    ]
    let routines = [Self.routine("Bag", ["hockey"]), Self.routine("Folder", ["piano"])]
    #expect(Self.suggestion(events, routines, at: Self.at(15))?.event.name == "Piano")
  }

  @Test func wordsCountBeforeNamesAndNamesBeforeSteps() {
    let hockey = [Self.event("Hockey training", Self.at(17))]
    let byStep = Self.routine("Go", steps: ["Pack hockey training bag"])
    let byName = Self.routine("Hockey")
    let byWords = Self.routine("Sports bag", ["training"])
    let other = Self.routine("Piano folder")
    let chosen = { (routines: [Routine]) in
      Self.suggestion(hockey, routines, at: Self.at(16))?.routine
    }
    #expect(chosen([other, byStep, byName, byWords]) == byWords.id)
    #expect(chosen([other, byStep, byName]) == byName.id)
    #expect(chosen([other, byStep]) == byStep.id)
    #expect(chosen([other]) == nil)
  }

  @Test func theQuestThatTheWeekNamesCountsBeforeAll() {
    let named = Self.routine("Piano folder")
    let hockey = PlannedEvent(
      name: "Hockey",
      begin: Self.at(17),
      end: Self.at(18),
      travel: .zero,
      routine: named.id
    )
    let byWords = Self.routine("Sports bag", ["hockey"])
    let chosen = { (routines: [Routine]) in
      Self.suggestion([hockey], routines, at: Self.at(16))?.routine
    }
    #expect(chosen([byWords, named]) == named.id)
    // One that cannot be started now leaves it to the others.
    #expect(chosen([byWords]) == byWords.id)
  }

  // School

  private static func forSchool(
    _ next: Routine?,
    _ kind: ScheduleContext.Kind = schoolDay(way: 20),
    _ events: [PlannedEvent] = [],
    among routines: [Routine] = [],
    at now: Instant = at(7)
  ) -> Suggestion? {
    context(kind, events).suggestion(at: now, among: routines, next: next) { _ in
      Suggestion.Need(duration: .minutes(25), room: .minutes(25), isKnown: true)
    }
  }

  private static let morning = routine("Morning")

  @Test func schoolIsForTheNextQuestOfFixedDays() {
    let found = Self.forSchool(Self.morning)
    #expect(found?.routine == Self.morning.id)
    #expect(found?.isForSchool == true)
    #expect(found?.start == Self.at(7, 15))
    #expect(Self.forSchool(nil, among: [Self.morning]) == nil)
    for off in [ScheduleContext.Kind.noSchool(Self.autumn), .free(nil)] {
      #expect(Self.forSchool(Self.morning, off) == nil)
    }
  }

  @Test func schoolIsForTheNextQuestThatHasItsWordsAndForNoOther() {
    #expect(Self.forSchool(Self.routine("Bag", ["hockey"])) == nil)
    #expect(Self.forSchool(Self.routine("Bag", ["school"])).exists)
    #expect(Self.forSchool(Self.routine("Bag", ["class"])).exists)
    #expect(Self.forSchool(Self.routine("Off to school", ["hockey"])).exists)
    #expect(Self.forSchool(Self.routine("Bag", ["sports"]), Self.schoolDay("Sports")).exists)
    #expect(Self.forSchool(Self.routine("Bag", ["sports"]), Self.schoolDay("Maths")) == nil)
  }

  @Test(arguments: [(0, 7 * 60 + 50), (5, 7 * 60 + 50), (20, 7 * 60 + 39), (100, 0)])
  func schoolIsToldFromNinetyToTenMinutesBeforeAndNotOnceItIsTimeToLeave(way: Int, last: Int) {
    let school = Self.schoolDay(way: way)
    let minutes = (0..<24 * 60).filter { minute in
      Self.forSchool(Self.morning, school, at: Self.at(0, minute)).exists
    }
    #expect(minutes == (last == 0 ? [] : Array(6 * 60 + 30...last)))
  }

  @Test func ofSchoolAndAnEventTheEarlierIsSuggestedAndOneAlone() {
    let bag = Self.routine("Bag", ["run"])
    let run = Self.event("Run", Self.at(7, 30))
    let first = Self.forSchool(Self.morning, Self.school, [run], among: [bag])
    #expect(first?.event.name == "Run")
    #expect(first?.isForSchool == false)
    // One that nothing is for leaves it to school, as does a later one.
    #expect(Self.forSchool(Self.morning, Self.school, [run])?.isForSchool == true)
    let later = Self.event("Run", Self.at(8, 15))
    #expect(Self.forSchool(Self.morning, Self.school, [later], among: [bag])?.isForSchool == true)
  }
}

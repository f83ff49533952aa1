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

  private static let school = ScheduleContext.Kind.school(
    event("", at(8), minutes: 7 * 60),
    TimeSpan(from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 15)) ?? .wholeDay
  )
  private static let autumn = DayEntry(name: "No school: autumn holiday")

  private static func context(
    _ kind: ScheduleContext.Kind = school,
    _ events: [PlannedEvent] = [],
    isKnown: Bool = true
  ) -> ScheduleContext {
    ScheduleContext(
      day: day,
      kind: kind,
      events: events,
      afternoon: at(12)..<at(18),
      isKnown: isKnown,
      words: DayWords(school: ["school", "class"], noSchool: ["no school", "holiday"])
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

  // Words

  @Test(arguments: [
    ("Hockey", "hockey"), ("HOCKEY, U14 (hall 2)", "u14"), ("Ice hockey", "hockey"),
    ("Noor\u{2019}s birthday", "noor\u{2019}s"), ("Füßball\u{2013}Training", "training"),
    ("School 8-13", "8"), ("no  School today", "No school"),
  ])
  func wholeWordsAreFound(title: String, word: String) {
    #expect(TitleWords(title).contains(TitleWords(word)))
  }

  @Test(arguments: [
    ("Party", "art"), ("Hockeyschool", "school"), ("school no", "no school"), ("Hockey", ""),
    ("", "hockey"), ("", ""), ("Hockey", " - "),
  ])
  func partsOfWordsAreNot(title: String, word: String) {
    #expect(!TitleWords(title).contains(TitleWords(word)))
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
    let told = [(7, ""), (12, ""), (14, ""), (15, "free"), (16, "free"), (17, ""), (20, "")]
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

  @Test func aDaysLinesBeginWhenHomeSaysThem() {
    let told = { (context: ScheduleContext) in
      context.lines(from: Self.at(0)).map { since, _ in
        "\(since.since(Self.at(0)).whole / 60) "
          + Self.told(context, 0, since.since(Self.at(0)).whole / 60)
      }
    }
    let hockey = Self.event("Hockey", Self.at(17))
    #expect(told(Self.context(Self.school, [hockey])) == ["960 60 until Hockey"])
    #expect(told(Self.context()) == ["900 free"])
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
    context(school, events).suggestion(at: now, among: routines) { _ in
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
}

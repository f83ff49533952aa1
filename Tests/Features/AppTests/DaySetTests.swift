import App
import AppCore
import Basics
import Calendars
import Copies
import Domain
import Planner
import SyncEngine
import SyncWire
import TestApp
import TestSupport
import Testing
import Time

/// What days are goes along to the family's other devices, and nothing of why.
@Suite struct DaySetTests {
  /// A parent's, with a timetable; the family's log goes from it to the player's.
  private var phone = Script.started(device: 7)

  /// The day on which the timetable begins.
  private let begin: LocalDay
  private static let secret = "Orthodontist"

  init() {
    begin = phone.moment.today
    phone.send(.calendars(.shared(true)))
    connect(week + [wholeDay("Holiday at \(Self.secret)", 5)])
  }

  private func wholeDay(_ title: String, _ days: Int) -> CalendarEvent {
    CalendarEvent(title: title, when: .days(DaySpan(begin.adding(days: days))))
  }

  private func lesson(_ day: Int, _ from: Int, to: Int) -> CalendarEvent {
    let midnight = Instant(startOf: begin.adding(days: day), offset: .utc)
    return CalendarEvent(
      title: "Maths with \(Self.secret)",
      when: .from(midnight.adding(.hours(from)), to: midnight.adding(.hours(to)))
    )
  }

  /// Eight weeks of lessons from Monday to Friday.
  private var week: [CalendarEvent] {
    (0..<56).filter { begin.adding(days: $0).weekday.rawValue <= 5 }.map { lesson($0, 8, to: 13) }
  }

  private mutating func connect(_ events: [CalendarEvent]?) {
    let calendar = events.map {
      CalendarSource(
        id: CalendarID(1),
        name: "Timetable of \(Self.secret)",
        mark: .school,
        origin: .address("https://\(Self.secret).example"),
        readAt: phone.moment.now,
        events: $0
      )
    }
    phone.send(.calendars(.found(StoredCalendars.bytes(of: calendar.map { [$0] } ?? []))))
  }

  /// The player's, with all that the phone has done by now.
  private func tablet() -> Script {
    var tablet = Script(seed: 2)
    tablet.advance(phone.moment.now.since(tablet.moment.now))
    tablet.open(phone.stored, device: 8)
    return tablet
  }

  private func words(_ script: Script) -> [String] { words(script.state.core) }

  private func words(_ core: Core) -> [String] {
    (0..<60).map { day in
      let context = core.scheduleContext(
        of: core.ledger.allPlayers[0].id,
        on: core.moment.today.adding(days: day)
      )
      switch context.kind {
      case .school(let event, let hours):
        let leaving = event.leaving.since(event.begin).whole
        return "school \(hours.from.isoText) \(hours.to.isoText) \(leaving)"
      case .noSchool: return "no school"
      case .free(let off): return off.exists ? "free day off" : "free"
      }
    }
  }

  private var sets: [Operation] {
    phone.stored.filter { operation in
      guard case .settingSet(let change) = operation.body else { return false }
      return change.setting == .daySet
    }
  }

  @Test func anotherDeviceKnowsEachDayAsTheOneWithTheCalendar() {
    #expect(words(tablet()) == words(phone))
    #expect(words(phone).contains("no school"))
    #expect(words(phone).contains { $0.hasPrefix("school 08:00 13:00") })
  }

  @Test func noTitleNoNameAndNoAddressIsInTheLog() {
    #expect(sets.count == 1)
    for operation in phone.stored {
      let text = String(decoding: operation.record(counter: 1).json.bytes, as: UTF8.self)
      #expect(!text.contains(Self.secret))
    }
  }

  @Test mutating func offSaysNothingMoreAtOnce() {
    phone.send(.calendars(.shared(false)))
    let without = Script.started(device: 7)
    #expect(Set(words(tablet())) == Set(words(without)))
    #expect(sets.count == 2)
  }

  @Test mutating func whoSwitchesItOffAndOnAgainTellsItAtOnce() {
    let before = words(tablet())
    phone.send(.calendars(.shared(false)))
    phone.send(.calendars(.shared(true)))
    #expect(words(tablet()) == before)
    #expect(sets.count == 3)
    phone.send(.calendars(.shared(true)))
    #expect(sets.count == 3)
  }

  @Test mutating func noAfternoonIsCalledFreeOnWhichACalendarElsewhereHasSomething() {
    let day = begin.adding(days: 1)
    phone.advance(.hours(24))
    // By the clocks of the tests: half past one, when the lessons are over.
    let choir = CalendarEvent(title: "Choir", when: .from(at(day, 15), to: at(day, 16)))
    for (events, isFree) in [(week, true), (week + [choir], false)] {
      connect(events)
      phone.send(.calendars(.shared(false)))
      phone.send(.calendars(.shared(true)))
      for script in [phone, tablet()] {
        let core = script.state.core
        let line = core.scheduleContext(of: core.ledger.allPlayers[0].id, on: day).line(
          at: at(day, 14)
        )
        if case .freeAfternoon? = line { #expect(isFree) } else { #expect(!isFree) }
      }
    }
  }

  @Test func aDayWithoutAnythingHasAFreeAfternoonOnBothDevices() {
    let saturday = (0..<7).map { begin.adding(days: $0) }.first { $0.weekday == .saturday } ?? begin
    for script in [phone, tablet()] {
      let core = script.state.core
      let line = core.scheduleContext(of: core.ledger.allPlayers[0].id, on: saturday)
        .line(at: at(saturday, 14))
      if case .freeAfternoon? = line {
      } else {
        Issue.record("\(script.state.core.device) says nothing")
      }
    }
  }

  /// Where lessons are on Saturdays, and nobody has typed the week.
  @Test mutating func aSaturdayOffIsToldWhereItWouldHaveLessons() {
    let saturday = (1...7).map { begin.adding(days: $0) }.first { $0.weekday == .saturday } ?? begin
    let place = saturday.number - begin.number
    for (lessons, word) in [([lesson(place, 8, to: 12)], "no school"), ([], "free day off")] {
      connect(week + lessons + [wholeDay("Holiday", place)])
      phone.send(.calendars(.shared(false)))
      phone.send(.calendars(.shared(true)))
      #expect(words(phone)[place] == word)
      #expect(words(tablet())[place] == word)
    }
  }

  private func at(_ day: LocalDay, _ hour: Int) -> Instant {
    Instant(startOf: day, offset: .utc).adding(.hours(hour))
  }

  @Test mutating func whereNoCalendarIsLeftNothingIsSaidAtOnce() {
    phone.send(.calendars(.turnedOff))
    #expect(!words(tablet()).contains("no school"))
  }

  @Test mutating func calendarsThatCannotBeReadTakeNothingBack() {
    phone.send(.calendars(.found(nil)))
    #expect(sets.count == 1)
    #expect(words(tablet()).contains("no school"))
  }

  @Test mutating func itIsToldOnceADayAndOnlyWhereItDiffers() {
    connect(week)
    #expect(sets.count == 1)
    phone.advance(.hours(24))
    connect(week)
    #expect(sets.count == 2)
    phone.advance(.hours(24))
    connect(week)
    #expect(sets.count == 2)
    // Else the days ahead would come to an end.
    phone.advance(.hours(7 * 24))
    connect(week)
    #expect(sets.count == 3)
  }

  @Test mutating func whatIsOlderThanFourteenDaysCountsForNothing() {
    phone.advance(.hours(14 * 24))
    #expect(tablet().state.core.knowsDays)
    #expect(words(tablet()).contains { $0.hasPrefix("school") })
    phone.advance(.hours(24))
    #expect(!words(tablet()).contains { $0.hasPrefix("school") })
  }

  @Test func aDeviceThatWasTakenOutTellsNothing() {
    var core = tablet().state.core
    core.takeOut([7])
    #expect(!words(core).contains("no school"))
  }

  @Test func noCopyCarriesIt() {
    let log = phone.stored.enumerated().flatMap { place, operation in
      let record = LogWriter.record(operation, counter: Int64(place + 1))
      return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
    }
    let copy = BackupWriter.file(of: log, exportedAt: phone.moment.now)
    #expect(copy.leftOut == 0)
    let text = String(decoding: copy.bytes, as: UTF8.self)
    #expect(text.contains("shares-days"))
    #expect(!text.contains("day-set"))
  }
}

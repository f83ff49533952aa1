import AppCore
import Basics
import Domain
import SyncEngine
import Testing
import Time

/// What days are on which the clocks are changed, where they are put forward on 29 March 2026 and back on
/// 25 October, each at one o'clock in UTC.
@Suite struct ChangingClocksTests {
  private static let spring = LocalDay(year: 2026, month: 3, day: 29)
  private static let autumn = LocalDay(year: 2026, month: 10, day: 25)
  private static let player = PlayerID(1)

  /// An instant, by hours of UTC.
  private static func at(_ day: LocalDay, _ hour: Int, _ minute: Int = 0) -> Instant {
    Instant(startOf: day, offset: .utc).adding(.minutes(hour * 60 + minute))
  }

  private static let berlin = LocalZone { instant in
    let summer = at(spring, 1)..<at(autumn, 1)
    return UTCOffset(minutes: summer.contains(instant) ? 120 : 60)
  }

  /// A club's calendar on that device.
  private static func core(around day: LocalDay, _ events: [CalendarEvent]) -> Core {
    var core = Core(
      dice: Dice(seed: (1, 2, 3, 4)),
      moment: Moment(now: at(day, 6), monotonic: .zero, offset: berlin.offset(at(day, 6))),
      zone: berlin
    )
    core.take([
      CalendarSource(
        id: CalendarID(1),
        name: "Club",
        mark: .activities,
        origin: .file("a.ics"),
        readAt: at(day, 0),
        events: events
      )
    ])
    return core
  }

  private static func event(_ title: String, _ begin: Instant, _ end: Instant) -> CalendarEvent {
    CalendarEvent(title: title, when: .from(begin, to: end))
  }

  @Test(arguments: [(spring, 15, -1, 22), (autumn, 16, -2, 23)])
  func aDayHasTheHoursThatItsClocksShow(
    day: LocalDay,
    fiveInUTC: Int,
    midnightInUTC: Int,
    nextMidnightInUTC: Int
  ) {
    let core = Self.core(
      around: day,
      [
        Self.event("Evening before", Self.at(day, midnightInUTC - 1), Self.at(day, midnightInUTC)),
        Self.event("Hockey", Self.at(day, fiveInUTC), Self.at(day, fiveInUTC + 1)),
        Self.event("First thing", Self.at(day, midnightInUTC), Self.at(day, midnightInUTC + 1)),
        Self.event(
          "Last thing",
          Self.at(day, nextMidnightInUTC - 1),
          Self.at(day, nextMidnightInUTC)
        ),
        Self.event(
          "Day after",
          Self.at(day, nextMidnightInUTC),
          Self.at(day, nextMidnightInUTC + 1)
        ),
      ]
    )
    let context = core.scheduleContext(of: Self.player, on: day)
    #expect(context.events.map { $0.name } == ["First thing", "Hockey", "Last thing"])
    #expect(core.zone.instant(TimeOfDay(hour: 17), on: day) == Self.at(day, fiveInUTC))
    #expect(
      context.lines(from: core.zone.instant(TimeOfDay(minutes: 0), on: day)).map { $0.since }
        .contains(
          Self.at(day, fiveInUTC - 1)
        )
    )
  }

  @Test(arguments: [spring, autumn])
  func aWholeDayStaysTheDay(day: LocalDay) {
    let core = Self.core(
      around: day,
      [CalendarEvent(title: "Match day", when: .days(DaySpan(day)))]
    )
    let stands = { (day: LocalDay) in
      core.scheduleContext(of: Self.player, on: day).first(with: ["match"]).map { _ in true }
        ?? false
    }
    #expect(stands(day))
    #expect(!stands(day.adding(days: 1)))
    #expect(!stands(day.adding(days: -1)))
  }
}

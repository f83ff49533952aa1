import AppCore
import Basics
import Calendars
import Domain
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

/// Times without a zone, of a calendar that was read where the wall shows UTC, on a journey.
///
/// The script begins on Thursday, 29 October 2026, at 8:00.
@Suite struct FloatingCalendarTests {
  private var script = Script.started()
  private static let far = UTCOffset(minutes: -300)

  /// Piano at four on any wall, a call at four in UTC, and a whole day, as a file says it.
  private static func calendar(_ today: LocalDay) -> CalendarSource {
    let four = Instant(startOf: today, offset: .utc).adding(.hours(16))
    let (wall, end) = (
      LocalTime(four, offset: .utc), LocalTime(four.adding(.hours(1)), offset: .utc)
    )
    return CalendarSource(
      id: CalendarID(1),
      name: "Club",
      mark: .activities,
      origin: .file("club.ics"),
      readAt: four,
      events: [
        CalendarEvent(
          title: "Piano",
          when: .from(four, to: four.adding(.hours(1))),
          walls: wall..<end
        ),
        CalendarEvent(title: "Call", when: .from(four, to: four.adding(.hours(1)))),
      ]
    )
  }

  private func core(in zone: LocalZone) -> Core {
    Core(
      dice: script.state.core.dice,
      moment: Moment(
        now: script.moment.now,
        monotonic: script.moment.monotonic,
        offset: zone.offset(script.moment.now)
      ),
      zone: zone,
      dayWords: script.state.core.dayWords
    )
  }

  private func hours(_ core: Core) -> [String] {
    core.scheduleContext(of: PlayerID(1), on: script.moment.today).events.map {
      "\($0.name) \(LocalTime($0.begin, offset: core.zone.offset($0.begin)).hour)"
    }
  }

  @Test func fourStaysFourWhereverTheDeviceIsOpened() {
    let stored = StoredCalendars.bytes(of: [Self.calendar(script.moment.today)])
    for (minutes, expected) in [(0, ["Piano 16", "Call 16"]), (-300, ["Call 11", "Piano 16"])] {
      var core = core(in: LocalZone { _ in UTCOffset(minutes: minutes) })
      core.take(StoredCalendars.read(stored))
      #expect(hours(core) == expected)
    }
  }

  @Test func itStaysFourWhereTheDeviceTravelsWhileItIsOpen() {
    // Where the device is, as its browser knows it.
    let offset = TravelledOffset()
    var core = core(in: LocalZone { _ in offset.now })
    core.take([Self.calendar(script.moment.today)])
    #expect(hours(core) == ["Piano 16", "Call 16"])
    offset.now = Self.far
    core.moment = Moment(
      now: script.moment.now.adding(.minutes(1)),
      monotonic: script.moment.monotonic,
      offset: Self.far
    )
    core.placeCalendarsByClocks()
    #expect(hours(core) == ["Call 11", "Piano 16"])
    #expect(StoredCalendars.read(StoredCalendars.bytes(of: core.calendars)) == core.calendars)
  }

  @Test func whateverHappensFirstOnAJourneyPlacesThemByTheClocksThere() {
    let offset = TravelledOffset()
    var script = Script.started(in: LocalZone { _ in offset.now })
    let calendar = Self.calendar(script.moment.today)
    script.send(.calendars(.found(StoredCalendars.bytes(of: [calendar]))))
    #expect(hours(script.state.core) == ["Piano 16", "Call 16"])
    offset.now = Self.far
    script.advance(.minutes(1))
    script.send(.fired(TimerID(.home)))
    #expect(hours(script.state.core) == ["Call 11", "Piano 16"])
  }
}

private final class TravelledOffset: @unchecked Sendable {
  var now = UTCOffset.utc
}

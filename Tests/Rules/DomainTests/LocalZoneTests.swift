import Testing
import Time

/// Clocks that are put forward on 29 March 2026 and back on 25 October, each at one o'clock in UTC.
@Suite struct LocalZoneTests {
  private static let spring = LocalDay(year: 2026, month: 3, day: 29)
  private static let autumn = LocalDay(year: 2026, month: 10, day: 25)

  private static let berlin = LocalZone { instant in
    let summer = at(spring, 1)..<at(autumn, 1)
    return UTCOffset(minutes: summer.contains(instant) ? 120 : 60)
  }

  private static func at(_ day: LocalDay, _ hour: Int, _ minute: Int = 0) -> Instant {
    Instant(startOf: day, offset: .utc).adding(.minutes(hour * 60 + minute))
  }

  @Test(arguments: [
    // Hours of the wall, and hours in UTC.
    (spring, 0, -1), (spring, 1, 0), (spring, 3, 1), (spring, 17, 15),
    // It never shows two: as much later as the clocks are put.
    (spring, 2, 1),
    (autumn, 0, -2), (autumn, 1, -1), (autumn, 3, 2), (autumn, 17, 16),
    // It shows two twice: the first one counts.
    (autumn, 2, 0),
  ])
  func aTimeOfTheWallIsOneInstantAlsoWhenTheClocksAreChanged(
    day: LocalDay,
    wall: Int,
    hour: Int
  ) {
    let found = Self.berlin.instant(TimeOfDay(hour: wall), on: day)
    #expect(found == Self.at(day, hour))
  }

  @Test func halfHoursAheadAndBehindAreKept() {
    for minutes in [-570, -210, 0, 345, 825] {
      let zone = LocalZone { _ in UTCOffset(minutes: minutes) }
      let found = zone.instant(TimeOfDay(hour: 7, minute: 30), on: Self.spring)
      #expect(found == Self.at(Self.spring, 7, 30).adding(.minutes(-minutes)))
    }
  }
}

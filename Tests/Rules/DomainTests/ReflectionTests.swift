import Domain
import Testing
import Time

@Suite struct ReflectionWeekTests {
  private func time(_ day: LocalDay, _ hour: Int, _ minute: Int = 0) -> LocalTime {
    LocalTime(
      Instant(startOf: day, offset: .utc).adding(.minutes(60 * hour + minute)),
      offset: .utc
    )
  }

  private let sunday = LocalDay(year: 2026, month: 11, day: 22)

  @Test func aWeekIsFreshFromSundayEveningUntilTuesdayEnds() {
    let week = ISOWeek(containing: sunday)
    #expect(ISOWeek.freshAt(time(sunday, 17, 59)) == nil)
    #expect(ISOWeek.freshAt(time(sunday, 18)) == week)
    #expect(ISOWeek.freshAt(time(sunday.adding(days: 1), 0)) == week)
    #expect(ISOWeek.freshAt(time(sunday.adding(days: 2), 23, 59)) == week)
    #expect(ISOWeek.freshAt(time(sunday.adding(days: 3), 0)) == nil)
  }

  @Test func theNewestWeekToLookBackAtEndsOnItsSundayEvening() {
    let week = ISOWeek(containing: sunday)
    #expect(ISOWeek.lookedBackAt(time(sunday, 12)) == week.before)
    #expect(ISOWeek.lookedBackAt(time(sunday, 18)) == week)
    #expect(ISOWeek.lookedBackAt(time(sunday.adding(days: 6), 23)) == week)
  }

  @Test func weeksFollowEachOtherAcrossNewYear() {
    let last = ISOWeek(containing: LocalDay(year: 2026, month: 12, day: 31))
    #expect((last.year, last.week) == (2026, 53))
    #expect((last.after.year, last.after.week) == (2027, 1))
    #expect(last.after.before == last)
  }

  @Test func aWeekWithoutPlayIsQuiet() {
    let reflection = Reflection(
      ISOWeek(containing: sunday),
      of: History(),
      at: Instant(milliseconds: 0)
    )
    #expect(reflection.isQuiet)
    #expect(reflection.accuracy == nil && reflection.change == nil && reflection.best == nil)
    #expect(reflection.insights.isEmpty)
  }
}

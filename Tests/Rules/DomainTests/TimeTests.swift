import Domain
import Testing
import Time

@Suite struct TimeTests {
  @Test func durationsOutsideTheBoundsBecomeTheNearestBound() {
    #expect(Seconds(milliseconds: .max).milliseconds == Seconds.limit)
    #expect(Seconds(milliseconds: .min).milliseconds == -Seconds.limit)
    #expect(
      Seconds(milliseconds: .max) + Seconds(milliseconds: .max) <= Seconds(milliseconds: .max)
    )
    #expect(Seconds(Int.max).milliseconds == Seconds.limit)
  }

  @Test func theMostPointsThereCanBeHaveALevelAndABar() {
    let most = LevelProgress(XP(XP.limit))
    #expect(most.level.number == 46_415)
    #expect(most.needed >= 0)
  }

  @Test func halfASecondIsRoundedAwayFromZero() {
    #expect(Seconds(milliseconds: 1499).whole == 1)
    #expect(Seconds(milliseconds: 1500).whole == 2)
    #expect(Seconds(milliseconds: -1500).whole == -2)
  }

  @Test func anInstantOutsideTheCalendarBecomesTheNearestInsideIt() {
    #expect(Instant(milliseconds: .min).milliseconds == 0)
    #expect(Instant(milliseconds: .max).milliseconds == Instant.latest)
    #expect(Instant(milliseconds: 0).adding(Seconds(-5)).milliseconds == 0)
  }

  @Test func aDayBeginsAtLocalMidnight() {
    let beforeMidnight = Instant(milliseconds: 1_800_000_000_000 / 86_400_000 * 86_400_000 - 1)
    let utc = LocalDay(beforeMidnight, offset: .utc)
    #expect(LocalDay(beforeMidnight, offset: UTCOffset(minutes: 60)) == utc.adding(days: 1))
    #expect(LocalDay(beforeMidnight, offset: UTCOffset(minutes: -600)) == utc)
  }

  @Test func aClockAtZeroWestOfGreenwichShowsTheLastDayOf1969() {
    let day = LocalDay(Instant(milliseconds: 0), offset: UTCOffset(minutes: -60))
    #expect(day.number == -1)
    #expect(day.weekday == .wednesday)
  }
}

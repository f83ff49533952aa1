import Domain
import Testing
import Time

@Suite struct ScheduleTests {
  @Test func everyMinuteOfADayIsReadAsItIsWritten() {
    for minutes in 0..<1440 {
      let time = TimeOfDay(minutes: minutes)
      #expect(TimeOfDay(isoText: time.isoText) == time)
    }
    #expect(TimeOfDay(hour: 8, minute: 5).isoText == "08:05")
  }

  @Test(arguments: [
    "", "8:05", "08:5", "24:00", "08:60", "08.05", "08:05:00", "-8:05", "٠٨:٠٥", "08:0é",
  ])
  func whatIsNoTimeOfTheDayIsNotRead(text: String) {
    #expect(TimeOfDay(isoText: text) == nil)
  }

  @Test func everyDayOfAHundredYearsIsReadAsItIsWritten() {
    let first = LocalDay(year: 1970, month: 1, day: 1)
    for number in first.number...LocalDay(year: 2070, month: 1, day: 1).number {
      let day = LocalDay(number: number)
      #expect(LocalDay(isoText: day.isoText) == day)
    }
    let last = LocalDay(year: 9999, month: 12, day: 31)
    #expect(LocalDay(isoText: last.isoText) == last)
    #expect(LocalDay(year: 2026, month: 2, day: 3).isoText == "2026-02-03")
  }

  @Test(
    arguments: [
      "", "2026-2-03", "2026-02-30", "2025-02-29", "2026-00-10", "2026-13-01", "2026-01-00",
      "2026-01-32", "2026-01-99", "1969-12-31", "0002-12-24", "12026-01-01", "2026/01/01",
    ]
  )
  func whatIsNoDateIsNotRead(text: String) {
    #expect(LocalDay(isoText: text) == nil)
  }

  @Test func nothingEndsBeforeItBegins() {
    let (eight, nine) = (TimeOfDay(hour: 8), TimeOfDay(hour: 9))
    #expect(TimeSpan(from: eight, to: nine) != nil)
    #expect(TimeSpan(from: eight, to: eight) == nil)
    #expect(TimeSpan(from: nine, to: eight) == nil)
    let day = LocalDay(number: 20_000)
    #expect(DaySpan(from: day, to: day)?.count == 1)
    #expect(DaySpan(from: day, to: day.adding(days: -1)) == nil)
  }

  @Test func aBreakHasItsFirstAndItsLastDay() {
    let day = LocalDay(number: 20_000)
    let days = DaySpan(from: day, to: day.adding(days: 2))
    #expect(
      (-1...3).map { days?.contains(day.adding(days: $0)) } == [false, true, true, true, false]
    )
  }
}

import Domain
import Testing
import Time

@Suite struct DayNameTests {
  /// A Wednesday.
  private let today = LocalDay(year: 2026, month: 1, day: 7)

  @Test func todayIsToday() {
    #expect(today.name(on: today) == .today)
  }

  @Test func theSixDaysBeforeAreCalledByTheirWeekday() {
    let names = (1...6).map { today.adding(days: -$0).name(on: today) }
    let expected: [Weekday] = [.tuesday, .monday, .sunday, .saturday, .friday, .thursday]
    #expect(names == expected.map { .weekday($0) })
  }

  @Test func aWeekAgoIsADateSinceItsWeekdayIsTodays() {
    #expect(today.adding(days: -7).name(on: today) == .dateOfYear(day: 31, month: 12, year: 2025))
    let june = LocalDay(year: 2026, month: 6, day: 30)
    #expect(june.adding(days: -7).name(on: june) == .date(day: 23, month: 6))
  }

  @Test func aDayAheadIsADate() {
    #expect(today.adding(days: 1).name(on: today) == .date(day: 8, month: 1))
  }

  @Test func noTwoDaysOfTenYearsAreCalledAlike() {
    let names = (0..<3650).map { today.adding(days: -$0).name(on: today) }
    #expect(Set(names).count == names.count)
  }
}
